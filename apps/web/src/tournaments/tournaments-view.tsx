import type { TournamentState, TournamentSummary } from '@arbiter/client';
import type { VNode } from 'preact';
import { timeText } from '../state/clock.ts';
import { makeRoute } from '../state/route.ts';
import type { Books } from '../state/state.ts';
import {
  botsOf,
  decksOf,
  editionsOf,
  formatsOf,
  LENGTHS,
  playerText,
  saidOf,
  TIMES,
} from '../views/choices.ts';
import { button, form, link, numberField, select, tick } from '../views/parts.tsx';
import type { Contest, Tournaments } from './tournaments.ts';
import { locale, say, type Plain } from '../words/say.ts';

const KINDS = [
  { value: 'swiss', label: 'Swiss: all play every round' },
  { value: 'elimination', label: 'single elimination' },
] as const satisfies readonly { readonly value: string; readonly label: Plain }[];

const STATUS = {
  open: 'open',
  running: 'being played',
  over: 'over',
} as const satisfies Readonly<Record<string, Plain>>;

/** Why somebody plays no further, as it is said of others and to themselves. */
const LEFT = {
  left: { they: 'has dropped out', you: 'you have dropped out' },
  'sent away': { they: 'was sent away', you: 'you were sent away' },
  absent: { they: 'did not come to the table', you: 'you did not come to the table' },
} as const satisfies Readonly<Record<string, { readonly they: Plain; readonly you: Plain }>>;

/** Tournaments, and one of them. */
export function tournamentsView(tournaments: Tournaments): VNode {
  return (
    <Screen tournaments={tournaments} key={`tournaments ${tournaments.state.peek().id ?? ''}`} />
  );
}

function Screen({ tournaments }: { readonly tournaments: Tournaments }): VNode {
  const now = tournaments.state.value;
  return (
    <div class="tournaments" ref={tournaments.onPage}>
      {now.problem !== null && (
        <p class="problem" role="alert">
          {now.problem}
        </p>
      )}
      {now.id === null ? listed(now, tournaments) : shownOf(now, tournaments)}
      {tournaments.player === null && (
        <p class="quiet">{say('Choose a name in the lobby to join one, or to open your own.')}</p>
      )}
      <p>
        {now.id !== null && [
          link(makeRoute({ at: 'tournament', path: [] }), say('All tournaments')),
          ' · ',
        ]}
        {link(makeRoute({ at: 'lobby' }), say('Back to the lobby'))}
      </p>
    </div>
  );
}

function listed({ list, asking }: Contest, tournaments: Tournaments): VNode[] {
  const { books } = tournaments;
  return [
    <section class="panel" key="list" aria-label={say('Tournaments')}>
      <h2>{say('Tournaments')}</h2>
      {list.length === 0 && (
        <p>{asking ? say('Asking the server…') : say('There is none: open one.')}</p>
      )}
      <ul class="matches">
        {list.map((one) => (
          <li key={one.tournament}>
            {link(makeRoute({ at: 'tournament', path: [one.tournament] }), one.name)}
            {` ${say('{terms}; {taken} of {places} places, {status}', { terms: termsOf(one), taken: one.taken, places: one.places, status: say(STATUS[one.status]) })}`}
            {one.me !== null && `, ${say('you are in it')}`}
          </li>
        ))}
      </ul>
    </section>,
    ...(books === null ? [] : [openForm(books, tournaments)]),
  ];
}

function openForm(books: Books, tournaments: Tournaments): VNode {
  const editions = editionsOf(books);
  return form(
    { class: 'panel', key: 'open' },
    (fields) => void tournaments.open(fields),
    <h2>{say('Open a tournament')}</h2>,
    <p class="quiet">
      {say('You run it: you seat bots, begin it, and may end it. You need not play.')}
    </p>,
    <label class="field">
      {say('Name')}
      <input name="name" maxLength={60} required defaultValue={say('Friday night')} />
    </label>,
    select('kind', say('Kind'), saidOf(KINDS), 'swiss'),
    select('edition', say('Rules'), editions, editions[0]?.value),
    select('format', say('Format'), formatsOf(books)),
    select('bestOf', say('Matches'), saidOf(LENGTHS), '1'),
    select('time', say('Time for each'), saidOf(TIMES), ''),
    numberField('places', say('Places'), { least: 4, most: 64, value: 8 }),
    tick('checkbox', 'rated', 'yes', say('matches between people are rated')),
    <button type="submit" class="main">
      {say('Open it')}
    </button>,
  );
}

function shownOf({ shown, asking }: Contest, tournaments: Tournaments): VNode {
  if (shown === null) return <p class="plain">{asking ? say('Asking the server…') : ''}</p>;
  return (
    <>
      {aboutOf(shown, tournaments)}
      {shown.status === 'open' && entryForms(shown, tournaments)}
      {standings(shown)}
      {[...shown.rounds.keys()].reverse().map((i) => round(shown, i))}
      {entrants(shown, tournaments)}
    </>
  );
}

function aboutOf(shown: TournamentState, tournaments: Tournaments): VNode {
  const { name, organiser, status, round: at, planned, winner, reason, me, entrants: all } = shown;
  const own = all.find(({ number }) => number === me);
  return (
    <section class="panel" key="about" aria-label={say('The tournament')}>
      <h2>{name}</h2>
      <p>{say('{terms}. {name} runs it.', { terms: termsOf(shown), name: organiser.name })}</p>
      <p role="status">
        {status === 'open' &&
          say('{taken} of {places} places are taken.', {
            taken: shown.taken,
            places: shown.places,
          })}
        {status === 'running' && say('Round {at} of {planned}.', { at, planned })}
        {reason === 'played' && (
          <strong class="over">
            {say('It is over: {winner} has won.', {
              winner: nameOf(shown, winner) ?? say('nobody'),
            })}
          </strong>
        )}
        {reason === 'ended' && say('It was ended before its time: nobody has won.')}
        {reason === 'expired' && say('It did not begin within a day.')}
      </p>
      {own?.left != null && (
        <p class="warn">{say('You play no further: {you}.', { you: say(LEFT[own.left].you) })}</p>
      )}
      {status === 'running' && own?.left === null && (
        <p role="status">{ownRound(ownTable(shown))}</p>
      )}
      <p class="buttons">
        {isOrganiser(shown, tournaments) &&
          status === 'open' &&
          button(say('Begin'), () => void tournaments.start(), 'main', shown.taken < 4)}
        {own?.left === null &&
          status !== 'over' &&
          button(say('Leave'), () => void tournaments.leave())}
        {isOrganiser(shown, tournaments) &&
          status !== 'over' &&
          button(say('End the tournament'), () => void tournaments.abandon())}
      </p>
    </section>
  );
}

/** Where one joins, and where its organiser seats bots. */
function entryForms(shown: TournamentState, tournaments: Tournaments): (VNode | false)[] {
  const { books } = tournaments;
  const free = shown.places - shown.taken;
  if (books === null || free === 0) return [];
  const decks = decksOf(books, shown.offer.edition);
  return [
    shown.me === null &&
      form(
        { class: 'panel', key: 'join' },
        (fields) => void tournaments.join(fields),
        <h2>{say('Join')}</h2>,
        select('deck', say('Deck'), decks, decks[0]?.value),
        <p class="quiet">{say('Whom you have blocked you may meet here.')}</p>,
        <button type="submit" class="main">
          {say('Join')}
        </button>,
      ),
    isOrganiser(shown, tournaments) &&
      form(
        { class: 'panel', key: `bots ${free}` },
        (fields) => void tournaments.seatBots(fields),
        <h2>{say('Seat bots')}</h2>,
        <div class="line">
          {select('bot', say('Bot'), botsOf(books), 'sensible')}
          {select('deck', say('with'), decks, decks[0]?.value)}
          {numberField('count', say('how many'), { least: 1, most: free, value: free })}
        </div>,
        <button type="submit">{say('Seat them')}</button>,
      ),
  ];
}

function standings(shown: TournamentState): VNode | false {
  if (shown.standings.length === 0) return false;
  const percent = (share: number): string =>
    `${(100 * share).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
  return (
    <section class="panel" key="standings" aria-label={say('Standings')}>
      <h2>{say('Standings')}</h2>
      <table class="leaders">
        <thead>
          <tr>
            <th>{say('Place')}</th>
            <th>{say('Player')}</th>
            <th>{say('Points')}</th>
            <th>{say('Won, lost, drawn')}</th>
            <th title={say('Opponents’ match-win percentage')}>{say('Opponents')}</th>
            <th title={say('Game-win percentage')}>{say('Games')}</th>
            <th title={say('Opponents’ game-win percentage')}>{say('Opponents’ games')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.standings.map((one) => (
            <tr key={one.entrant}>
              <td>{one.place}</td>
              <td>{nameOf(shown, one.entrant)}</td>
              <td>{one.points}</td>
              <td>{`${one.won}–${one.lost}–${one.drawn}`}</td>
              <td>{percent(one.opponentsMatchWins)}</td>
              <td>{percent(one.gameWins)}</td>
              <td>{percent(one.opponentsGameWins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function round(shown: TournamentState, index: number): VNode {
  return (
    <section
      class="panel"
      key={`round ${index}`}
      aria-label={say('Round {number}', { number: index + 1 })}
    >
      <h2>{say('Round {number}', { number: index + 1 })}</h2>
      <ul class="matches">
        {shown.rounds[index]?.map(({ table, match, entrants: [one, other], result }) => {
          const title = `${nameOf(shown, one) ?? ''} ${other === null ? say('has a bye') : say('against {name}', { name: nameOf(shown, other) ?? '' })}`;
          return (
            <li key={table}>
              {match === null ? title : link(makeRoute({ at: 'match', match }), title)}
              {other !== null && (result === null ? `, ${say('being played')}` : resultOf(result))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Result = NonNullable<TournamentState['rounds'][number][number]['result']>;

function resultOf({ score, draws, reason, winner, corrected }: Result): string {
  if (reason === 'ruling') return `, ${say('played again by a ruling')}`;
  const drawn = draws === 0 ? '' : `, ${say('{draws} drawn', { draws })}`;
  const absent = winner === null ? say('nobody came') : say('the other did not come');
  const why =
    reason === 'forfeit' ? ` (${absent})` : reason === 'concession' ? ` (${say('conceded')})` : '';
  const ruled = corrected === true ? ` (${say('by a ruling')})` : '';
  return ` ${score[0]} : ${score[1]}${drawn}${why}${ruled}`;
}

function entrants(shown: TournamentState, tournaments: Tournaments): VNode {
  const mayRemove = isOrganiser(shown, tournaments) && shown.status !== 'over';
  return (
    <section class="panel" key="entrants" aria-label={say('Players')}>
      <h2>{say('Players')}</h2>
      <ul class="matches">
        {shown.entrants.map(({ number, left, ...player }) => (
          <li key={number}>
            {playerText(player)}
            {left !== null && `, ${say(LEFT[left].they)}`}
            {mayRemove &&
              left === null &&
              number !== shown.me &&
              button(say('Send away'), () => void tournaments.leave(number), 'small')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one has to do in a round. */
function ownRound(table: ReturnType<typeof ownTable>): VNode | string {
  if (table?.match != null && table.result === null) {
    return link(makeRoute({ at: 'match', match: table.match }), say('Go to your match'), 'main');
  }
  return table?.entrants[1] === null
    ? say('You have a bye in this round.')
    : say('Your match of this round is over; the next round begins when all are.');
}

function ownTable({ rounds, me }: TournamentState) {
  return rounds.at(-1)?.find(({ entrants: seated }) => me !== null && seated.includes(me));
}

const isOrganiser = ({ organiser }: TournamentState, { player }: Tournaments): boolean =>
  organiser.player === player;

function nameOf({ entrants: all }: TournamentState, number: number | null): string | undefined {
  const found = all.find((one) => one.number === number);
  return found && playerText(found);
}

const termsOf = ({ kind, offer }: TournamentSummary): string =>
  [
    kind === 'swiss' ? say('Swiss') : say('Single elimination'),
    ...(offer.rated === true ? [say('rated')] : []),
    say('best of {games}', { games: offer.bestOf }),
    offer.edition,
    offer.format,
  ].join(', ') + timeText(offer.time);
