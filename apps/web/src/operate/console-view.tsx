import type { VNode } from 'preact';
import { wordsOf } from '../chat/chat.ts';
import { screens } from '../state/screens.ts';
import type { Actions } from '../session/actions.ts';
import { makeRoute } from '../state/route.ts';
import type { Books, ReplayState } from '../state/state.ts';
import { statusOf, timeOf } from '../reports/dispute.ts';
import { button, form, link, select } from '../views/parts.tsx';
import { buildsView } from './builds-view.tsx';
import { caseView } from './case-view.tsx';
import type { Console, FoundGame, Operating } from './console.ts';
import { tiesView } from './ties-view.tsx';

/** Where those look and rule who watch over games. @param replay the game that is stepped through */
export function consoleView(
  console: Console,
  replay: ReplayState | null,
  actions: Actions,
  books: Books | null,
): VNode {
  return (
    <Operated console={console} replay={replay} actions={actions} books={books} key="console" />
  );
}

interface Shown {
  readonly console: Console;
  readonly replay: ReplayState | null;
  readonly actions: Actions;
  /** The editions that there are. */
  readonly books: Books | null;
}

const operate = (...path: string[]): string => makeRoute({ at: 'operate', path });

function Operated({ console, replay, actions, books }: Shown): VNode {
  const now = console.state.value;
  const { who, page, problem, told, asking } = now;
  if (who === null) return stranger(now);
  return (
    <div class="console">
      <nav class="line" aria-label="Console">
        {link(operate(), 'Disputes')}
        {link(operate('matches'), 'Matches')}
        {who.role !== 'auditor' && link(operate('chats'), 'Chats')}
        {who.role === 'operator' && link(operate('builds'), 'Builds')}
        {who.role === 'auditor' && link(operate('audit'), 'Audit trail')}
        {link(operate('ties'), 'Ties')}
        <span class="quiet">{`${who.operator}, ${who.role}`}</span>
        {button('Sign out', () => void console.leave(), 'small')}
      </nav>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{told ?? (asking && 'Asking the server…')}</p>
      {page.at === 'disputes' && disputes(now, console)}
      {page.at === 'matches' && matches(now, console)}
      {page.at === 'chats' && chats(now)}
      {page.at === 'audit' && audit(now, console)}
      {page.at === 'builds' && buildsView(console)}
      {page.at === 'ties' && tiesView(console)}
      {page.at === 'game' && (
        <>
          {caseView(console, replay, actions, books)}
          {replay !== null && (
            <section aria-label="The game" class="stepped">
              {screens.value.replay?.(replay, actions)}
            </section>
          )}
        </>
      )}
    </div>
  );
}

function stranger({ problem, signIn }: Operating): VNode {
  return (
    <section class="panel welcome">
      <h2>For those who watch over games</h2>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {signIn === null ? (
        <p>
          Sign in by the link that the server printed when it started, or by one that arbiter
          operator --link has printed for you. Each counts once.
        </p>
      ) : (
        <p>{link(signIn, 'Sign in')}</p>
      )}
    </section>
  );
}

/** A field whose text is as it was searched for last. */
const text = (name: string, label: string): VNode => (
  <label class="field">
    {label}
    <input name={name} maxLength={1_000} autoComplete="off" />
  </label>
);

const day = (name: string, label: string): VNode => (
  <label class="field">
    {label}
    <input type="date" name={name} />
  </label>
);

const any = (values: readonly string[]) => [
  { value: '', label: 'any' },
  ...values.map((value) => ({ value, label: value })),
];

function more({ next, asking }: Operating, console: Console): VNode | false {
  return next !== null && button('More', () => void console.list(), '', asking);
}

function disputes(now: Operating, console: Console): VNode {
  return (
    <section class="panel" aria-label="Disputes">
      <h2>Disputes</h2>
      {form(
        { class: 'line', key: 'search disputes' },
        (fields) => void console.search(fields),
        select('status', 'Status', any(['open', 'taken', 'ruled', 'appealed', 'closed'])),
        text('player', 'Player, by id'),
        text('match', 'Match'),
        <button type="submit">Search</button>,
      )}
      {now.disputes.length === 0 && !now.asking && <p>There is none.</p>}
      <ul class="found">
        {now.disputes.map((one) => (
          <li key={one.dispute}>
            {link(
              operate('dispute', one.dispute),
              `${pairText(one.players, now.names)}, ${one.edition}, ${timeOf(one.openedAt)}`,
            )}
            <p class="quiet">
              {`${statusOf(one)} ${one.takenBy === null ? '' : `Taken by ${one.takenBy}. `}Opened by ${now.names[one.openedBy] ?? one.openedBy}. ${one.dispute}, game ${one.game}`}
            </p>
          </li>
        ))}
      </ul>
      {more(now, console)}
    </section>
  );
}

function matches(now: Operating, console: Console): VNode {
  return (
    <section class="panel" aria-label="Matches">
      <h2>Matches</h2>
      {form(
        { class: 'line', key: 'search matches' },
        (fields) => void console.search(fields),
        text('player', 'Player, by name or id'),
        text('edition', 'Rules'),
        text('format', 'Format'),
        day('since', 'Opened since'),
        day('until', 'Opened until'),
        select('status', 'Status', any(['opening', 'playing', 'sideboarding', 'over'])),
        select('verification', 'Record', any(['verified', 'differs', 'other-build'])),
        select('suspended', 'Suspended', any(['true'])),
        text('card', 'Card'),
        text('deck', 'Deck, such as 4 Forest; 20 Mountain'),
        select('result', 'The player has', any(['won', 'lost', 'draw'])),
        select('reason', 'Ended by', any(['games', 'concession', 'forfeit'])),
        text('rule', 'Rule cited'),
        text('refused', 'Rule refused by'),
        <button type="submit">Search</button>,
      )}
      {now.matches.length === 0 && !now.asking && <p>There is none.</p>}
      <ul class="found">
        {now.matches.map((one) => (
          <li key={one.match}>
            <p>
              {`${pairText(one.players, now.names)}, ${one.edition}, ${one.format}, ${one.score.join(' : ')}, ${one.status}, ${timeOf(one.openedAt)}`}
            </p>
            {gamesOf(one.games)}
          </li>
        ))}
      </ul>
      {more(now, console)}
    </section>
  );
}

/** `Ann against Bob`, with what tells apart those of the same name. */
const pairText = (players: readonly string[], names: Operating['names']): string =>
  players
    .map((one) => (names[one] === undefined ? one : `${names[one]} (${one})`))
    .join(' against ');

const gamesOf = (games: readonly FoundGame[]): VNode => (
  <p class="line">{games.map((game) => link(operate('game', game.game), gameText(game)))}</p>
);

/** What players have reported of chats: the line that is meant stands out. */
function chats({ chats: all, asking }: Operating): VNode {
  return (
    <section class="panel" aria-label="Chats">
      <h2>Chats that were reported</h2>
      {all.length === 0 && !asking && <p>There is none.</p>}
      <ul class="found">
        {all.map(({ report, players, by, line: meant, lines, at, games }) => (
          <li key={report}>
            <p>{`Reported by ${players[by].name}, ${timeOf(at)}`}</p>
            <ul>
              {lines.map(({ line, seat, said }) => {
                const words = `${players[seat].name}: ${wordsOf(said)}`;
                return <li key={line}>{line === meant ? <strong>{words}</strong> : words}</li>;
              })}
            </ul>
            {gamesOf(games)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function gameText({ number, suspended, verification }: FoundGame): string {
  const state = suspended ? 'suspended' : verification?.state;
  return `Game ${number}${state === undefined ? '' : `: ${state}`}`;
}

function audit(now: Operating, console: Console): VNode {
  return (
    <section class="panel" aria-label="Audit trail">
      <h2>Audit trail</h2>
      {form(
        { class: 'line', key: 'search audit' },
        (fields) => void console.search(fields),
        text('operator', 'Who'),
        text('subject', 'Game or dispute'),
        <button type="submit">Search</button>,
      )}
      <div class="wide-table" tabIndex={0} role="region" aria-label="Entries">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">About</th>
              <th scope="col">Detail</th>
            </tr>
          </thead>
          <tbody>
            {now.audit.map((one) => (
              <tr>
                <td>{timeOf(one.at)}</td>
                <td>{`${one.operator}, ${one.role}`}</td>
                <td>{one.type}</td>
                <td>{one.subject}</td>
                <td>{one.detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more(now, console)}
    </section>
  );
}
