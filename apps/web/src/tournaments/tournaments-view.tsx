import type { TournamentState, TournamentSummary } from '@arbiter/client';
import type { VNode } from 'preact';
import { timeText } from '../state/clock.ts';
import { makeRoute } from '../state/route.ts';
import type { Books } from '../state/state.ts';
import { BOTS, decksOf, editionsOf, formatsOf, LENGTHS, TIMES } from '../views/choices.ts';
import { button, form, link, numberField, select, tick, type Choice } from '../views/parts.tsx';
import type { Contest, Tournaments } from './tournaments.ts';

const KINDS: readonly Choice[] = [
  { value: 'swiss', label: 'Swiss: all play every round' },
  { value: 'elimination', label: 'single elimination' },
];

const STATUS = { open: 'open', running: 'being played', over: 'over' } as const;

/** Why somebody plays no further, as it is said of others and to themselves. */
const LEFT = {
  left: { they: 'has dropped out', you: 'you have dropped out' },
  'sent away': { they: 'was sent away', you: 'you were sent away' },
  absent: { they: 'did not come to the table', you: 'you did not come to the table' },
} as const;

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
        <p class="quiet">Choose a name in the lobby to join one, or to open your own.</p>
      )}
      <p>
        {now.id !== null && [
          link(makeRoute({ at: 'tournament', path: [] }), 'All tournaments'),
          ' · ',
        ]}
        {link(makeRoute({ at: 'lobby' }), 'Back to the lobby')}
      </p>
    </div>
  );
}

function listed({ list, asking }: Contest, tournaments: Tournaments): VNode[] {
  const { books } = tournaments;
  return [
    <section class="panel" key="list" aria-label="Tournaments">
      <h2>Tournaments</h2>
      {list.length === 0 && <p>{asking ? 'Asking the server…' : 'There is none: open one.'}</p>}
      <ul class="matches">
        {list.map((one) => (
          <li key={one.tournament}>
            {link(makeRoute({ at: 'tournament', path: [one.tournament] }), one.name)}
            {` ${termsOf(one)}; ${one.taken} of ${one.places} places, ${STATUS[one.status]}`}
            {one.me !== null && ', you are in it'}
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
    <h2>Open a tournament</h2>,
    <p class="quiet">You run it: you seat bots, begin it, and may end it. You need not play.</p>,
    <label class="field">
      Name
      <input name="name" maxLength={60} required defaultValue="Friday night" />
    </label>,
    select('kind', 'Kind', KINDS, 'swiss'),
    select('edition', 'Rules', editions, editions[0]?.value),
    select('format', 'Format', formatsOf(books)),
    select('bestOf', 'Matches', LENGTHS, '1'),
    select('time', 'Time for each', TIMES, 'standard'),
    numberField('places', 'Places', { least: 4, most: 64, value: 8 }),
    tick('checkbox', 'rated', 'yes', 'matches between people are rated'),
    <button type="submit" class="main">
      Open it
    </button>,
  );
}

function shownOf({ shown, asking }: Contest, tournaments: Tournaments): VNode {
  if (shown === null) return <p class="plain">{asking ? 'Asking the server…' : ''}</p>;
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
    <section class="panel" key="about" aria-label="The tournament">
      <h2>{name}</h2>
      <p>{`${termsOf(shown)}. ${organiser.name} runs it.`}</p>
      <p role="status">
        {status === 'open' && `${shown.taken} of ${shown.places} places are taken.`}
        {status === 'running' && `Round ${at} of ${planned}.`}
        {reason === 'played' && (
          <strong class="over">{`It is over: ${nameOf(shown, winner) ?? 'nobody'} has won.`}</strong>
        )}
        {reason === 'ended' && 'It was ended before its time: nobody has won.'}
        {reason === 'expired' && 'It did not begin within a day.'}
      </p>
      {own?.left != null && <p class="warn">{`You play no further: ${LEFT[own.left].you}.`}</p>}
      {status === 'running' && own?.left === null && (
        <p role="status">{ownRound(ownTable(shown))}</p>
      )}
      <p class="buttons">
        {isOrganiser(shown, tournaments) &&
          status === 'open' &&
          button('Begin', () => void tournaments.start(), 'main', shown.taken < 4)}
        {own?.left === null && status !== 'over' && button('Leave', () => void tournaments.leave())}
        {isOrganiser(shown, tournaments) &&
          status !== 'over' &&
          button('End the tournament', () => void tournaments.abandon())}
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
        <h2>Join</h2>,
        select('deck', 'Deck', decks, decks[0]?.value),
        <button type="submit" class="main">
          Join
        </button>,
      ),
    isOrganiser(shown, tournaments) &&
      form(
        { class: 'panel', key: `bots ${free}` },
        (fields) => void tournaments.seatBots(fields),
        <h2>Seat bots</h2>,
        <div class="line">
          {select('bot', 'Bot', BOTS, 'sensible')}
          {select('deck', 'with', decks, decks[0]?.value)}
          {numberField('count', 'how many', { least: 1, most: free, value: free })}
        </div>,
        <button type="submit">Seat them</button>,
      ),
  ];
}

function standings(shown: TournamentState): VNode | false {
  if (shown.standings.length === 0) return false;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return (
    <section class="panel" key="standings" aria-label="Standings">
      <h2>Standings</h2>
      <table>
        <thead>
          <tr>
            <th>Place</th>
            <th>Player</th>
            <th>Points</th>
            <th>Won, lost, drawn</th>
            <th title="Opponents’ match-win percentage">Opponents</th>
            <th title="Game-win percentage">Games</th>
            <th title="Opponents’ game-win percentage">Opponents’ games</th>
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
    <section class="panel" key={`round ${index}`} aria-label={`Round ${index + 1}`}>
      <h2>{`Round ${index + 1}`}</h2>
      <ul class="matches">
        {shown.rounds[index]?.map(({ table, match, entrants: [one, other], result }) => {
          const title = `${nameOf(shown, one) ?? ''} ${other === null ? 'has a bye' : `against ${nameOf(shown, other) ?? ''}`}`;
          return (
            <li key={table}>
              {match === null ? title : link(makeRoute({ at: 'match', match }), title)}
              {other !== null && (result === null ? ', being played' : resultOf(result))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Result = NonNullable<TournamentState['rounds'][number][number]['result']>;

function resultOf({ score, draws, reason, winner, corrected }: Result): string {
  if (reason === 'ruling') return ', played again by a ruling';
  const drawn = draws === 0 ? '' : `, ${draws} drawn`;
  const absent = winner === null ? 'nobody came' : 'the other did not come';
  const why = reason === 'forfeit' ? ` (${absent})` : reason === 'concession' ? ' (conceded)' : '';
  const ruled = corrected === true ? ' (by a ruling)' : '';
  return ` ${score[0]} : ${score[1]}${drawn}${why}${ruled}`;
}

function entrants(shown: TournamentState, tournaments: Tournaments): VNode {
  const mayRemove = isOrganiser(shown, tournaments) && shown.status !== 'over';
  return (
    <section class="panel" key="entrants" aria-label="Players">
      <h2>Players</h2>
      <ul class="matches">
        {shown.entrants.map(({ number, name, left }) => (
          <li key={number}>
            {name}
            {left !== null && `, ${LEFT[left].they}`}
            {mayRemove &&
              left === null &&
              number !== shown.me &&
              button('Send away', () => void tournaments.leave(number), 'small')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one has to do in a round. */
function ownRound(table: ReturnType<typeof ownTable>): VNode | string {
  if (table?.match != null && table.result === null) {
    return link(makeRoute({ at: 'match', match: table.match }), 'Go to your match', 'main');
  }
  return table?.entrants[1] === null
    ? 'You have a bye in this round.'
    : 'Your match of this round is over; the next round begins when all are.';
}

function ownTable({ rounds, me }: TournamentState) {
  return rounds.at(-1)?.find(({ entrants: seated }) => me !== null && seated.includes(me));
}

const isOrganiser = ({ organiser }: TournamentState, { player }: Tournaments): boolean =>
  organiser.player === player;

const nameOf = ({ entrants: all }: TournamentState, number: number | null): string | undefined =>
  all.find((one) => one.number === number)?.name;

const termsOf = ({ kind, offer }: TournamentSummary): string =>
  `${kind === 'swiss' ? 'Swiss' : 'Single elimination'}, ${offer.rated === true ? 'rated, ' : ''}best of ${offer.bestOf}, ${offer.edition}, ${offer.format}${timeText(offer.time)}`;
