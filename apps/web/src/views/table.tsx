import type { ReadonlySignal } from '@preact/signals';
import type { MatchState, View } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { textOfCard } from '../play/texts.ts';
import { tappedByClick, withDeeds } from '../play/deeds.ts';
import { withPaying } from '../play/paying.ts';
import { askedOf, marksOf } from '../play/touch.ts';
import { minutes, timeText } from '../state/clock.ts';
import { namesOf } from '../state/log.ts';
import { screens } from '../state/screens.ts';
import { makeRoute } from '../state/route.ts';
import type { Books, Invitation, TableState } from '../state/state.ts';
import { board } from './board.tsx';
import { playerText } from './choices.ts';
import { cardView, type Card, type CardLook } from './cards.tsx';
import { decisionView } from './decision.tsx';
import { Log } from './log.tsx';
import { button, link } from './parts.tsx';
import { passingBar } from './passing.tsx';
import { phases } from './phases.tsx';
import { problemView } from './problem.tsx';
import { stackView } from './stack.tsx';
import { say } from '../words/say.ts';

/** A match as one plays or watches it. */
export function tableView(
  table: TableState,
  books: Books | null,
  now: ReadonlySignal<number>,
  invitations: readonly Invitation[],
  actions: Actions,
): VNode {
  const { match, position, selected } = table;
  const { seat } = match;
  const names = namesOf(match);
  const view = position?.view ?? null;
  const asked =
    table.passing || table.sending ? null : askedOf(position?.options ?? null, table.open);
  const fields = table.fields ?? {};
  const look: CardLook = {
    selected,
    ...onCards(table),
    marks: withPaying(marksOf(asked, fields), asked === null ? null : table.paid),
    select: actions.touch,
    read: actions.select,
  };
  const places = placesOf(books, view?.edition);
  const { preview: Preview, news: News } = screens.value;
  const hand = view !== null && seat !== null ? view.players[seat].hand : null;
  return (
    <div class="table playing" key={`table ${match.match}`}>
      {view === null || position === null ? (
        <p class="plain board" key="no board">
          {say('The decks are being shuffled.')}
        </p>
      ) : (
        board(
          view,
          {
            ...{ names, look, now, touch: actions.touch },
            ...{ clock: position.clock, receivedAt: table.receivedAt },
          },
          seat !== null &&
            view.turn.number > 0 &&
            view.outcome === null &&
            phases(view, seat, places.steps, actions.send),
        )
      )}
      {hand !== null && view !== null && handView(view, hand, look)}
      <div class="prompt" key="prompt">
        {screens.value.sideboard?.(match, now, table.sideboarded, actions)}
        {warning(table.shortOfTime)}
        {decisionView(table, names, actions)}
        {repeatedView(table, places.repeating, actions)}
        {match.status === 'over' && again(match, invitations, actions)}
        {view !== null &&
          seat !== null &&
          view.outcome === null &&
          view.turn.number > 0 &&
          passingBar(table, view, actions)}
        {table.refusal !== null && problemView(table.refusal, actions.dismiss, actions.readRule)}
      </div>
      {sideView(table, names, places, look, actions)}
      {view !== null && Preview !== undefined && <Preview view={view} selected={selected} />}
      {view !== null && News !== undefined && (
        <News key={`news of ${view.game}`} lines={table.log} names={names} />
      )}
      {view !== null && screens.value.lines?.(view, asked, fields)}
      {cardNames(table.cardNames)}
    </div>
  );
}

/** With priority, and nothing begun, what one has done can be proposed to be repeated. */
function repeatedView(
  { match, position, open, commits }: TableState,
  rule: string,
  actions: Actions,
): VNode | false | undefined {
  if (match.seat === null || position?.options?.decision?.kind !== 'priority') return false;
  return open === null && screens.value.repeat?.({ commits, match, position }, rule, actions);
}

/** What the field for the name of a card offers. */
const cardNames = (names: readonly string[]): VNode => (
  <datalist id="card-names" key="card-names">
    {names.map((value) => (
      <option value={value} key={value} />
    ))}
  </datalist>
);

function warning(left: number | null): VNode | false {
  return (
    left !== null && (
      <p class="warn" role="alert">
        {say('Only {left} is left on your clock.', { left: minutes(left) })}
      </p>
    )
  );
}

/** What stands beside the board: the score, the selected card, the stack, settings, the log and the keys. */
function sideView(
  table: TableState,
  names: readonly [string, string],
  { steps, windows }: Places,
  look: CardLook,
  actions: Actions,
): VNode {
  const { match, position, selected } = table;
  const { seat } = match;
  const view = position?.view ?? null;
  const isOn = view !== null && view.outcome === null;
  return (
    <div class="side" key="side">
      {score(table, names, actions)}
      {isOn && seat !== null && screens.value.guide?.(actions)}
      {position !== null &&
        selected !== null &&
        screens.value.inspector?.(position, selected, actions)}
      {isOn &&
        stackView(
          view,
          names,
          seat === null ? [] : (view.players[seat].yields ?? []),
          seat === null ? null : (to, on) => actions.send({ type: 'Yield', to, on }),
          look,
          windows.length > 0 ? say('Batch') : say('Stack'),
        )}
      {isOn && seat !== null && (
        <details class="settings" key="settings" onToggle={actions.openSettings}>
          <summary>{say('Passing, stops, chat, draw, concede')}</summary>
          {screens.value.settings?.({
            match,
            view,
            seat,
            steps,
            windows,
            actions,
            orders: table.orders,
          })}
        </details>
      )}
      {seat !== null && screens.value.chat?.(match)}
      <Log
        key="log"
        lines={table.log}
        match={match}
        all={table.allLines}
        showAll={actions.showAllLines}
        show={actions.showRule}
        reportIn={seat === null ? null : table.game}
      />
      {screens.value.keys?.()}
    </div>
  );
}

/** Cards with something to do; a land that would only be tapped for mana does not glow, as the server pays by itself. */
function onCards({ position, open }: TableState): Pick<CardLook, 'live' | 'taps'> {
  const options = position?.options ?? null;
  return options === null
    ? { live: new Set() }
    : { live: withDeeds(options), ...(open === null && { taps: tappedByClick(options) }) };
}

function handView(view: View, hand: readonly Card[], look: CardLook): VNode {
  return (
    <section class="hand" aria-label={say('Your hand')} key="hand">
      <h3>{say('Your hand ({count})', { count: hand.length })}</h3>
      <div class="row">{hand.map((card) => cardView(card, look, textOfCard(view, card)))}</div>
    </section>
  );
}

/** The match in a line, and what one may do with games that are over. */
function score(
  { match }: TableState,
  names: readonly [string, string],
  actions: Pick<Actions, 'downloadRecord' | 'downloadKept'>,
): VNode {
  const over = match.status === 'over';
  const winner = match.winner === null ? say('Nobody') : names[match.winner];
  const [zero, one] = match.players;
  return (
    <section class="score" aria-label={say('Match')} key="score">
      <p role="status">
        {`${playerText(zero)} ${match.score[0]} : ${match.score[1]} ${playerText(one)}, ${say('best of {games}', { games: match.offer.bestOf })}, ${match.offer.edition}${timeText(match.offer.time)}. `}
        {over && (
          <strong class="over">{say('The match is over: {winner} wins.', { winner })}</strong>
        )}
      </p>
      {match.games
        .filter(({ over: done }) => done)
        .map(({ game, number }) => (
          <p key={game} class="buttons">
            {link(
              makeRoute({ at: 'replay', game, where: '' }),
              say('Step through game {number}', { number }),
              'step-through',
            )}
            {over &&
              button(say('Download its record'), () => actions.downloadRecord(game), 'small')}
            {button(say('Download your proof'), () => actions.downloadKept(game), 'small')}
            {match.seat !== null &&
              link(
                makeRoute({ at: 'report', path: [game] }),
                say('Report game {number}', { number }),
              )}
          </p>
        ))}
    </section>
  );
}

/** What comes after a match: the same one again, or another. */
function again(
  { players, seat, table }: MatchState,
  invitations: readonly Invitation[],
  actions: Pick<Actions, 'rematch'>,
): VNode {
  const other = seat === null ? null : players[seat === 0 ? 1 : 0];
  const isAsked = other !== null && invitations.some(({ player }) => player === other.player);
  return (
    <p class="buttons">
      {other !== null && isAsked && (
        <span role="status">{say('{name} wants a rematch.', { name: other.name })}</span>
      )}
      {table
        ? link(makeRoute({ at: 'tournament', path: [table.tournament] }), say('Tournament'))
        : other !== null && button(say('Rematch'), actions.rematch, 'main')}
      {other !== null && link(makeRoute({ at: 'ratings', path: [other.player] }), other.name)}
      {link(makeRoute({ at: 'lobby' }), say('Back to the lobby'))}
    </p>
  );
}

/** Where one may stop: steps of the turn, and windows within something else. */
type Places = Pick<Books['editions'][number], 'steps' | 'windows' | 'repeating'>;

const NOWHERE: Places = { steps: [], windows: [], repeating: '' };

function placesOf(books: Books | null, edition: string | undefined): Places {
  return books?.editions.find(({ code }) => code === edition) ?? NOWHERE;
}
