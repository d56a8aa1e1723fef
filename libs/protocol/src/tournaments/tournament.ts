import type { Deck } from '../messages/common.ts';
import type { MatchmakingEvent } from '../messages/matchmaking.ts';
import type { Offer } from '../messages/offer.ts';
import type { TablePlace, TournamentKind } from '../messages/tournaments.ts';
import { leaderOf } from './standings.ts';

/** The events that are about a tournament itself. */
export type TournamentEvent = Extract<MatchmakingEvent, { tournament: string }>;

/** Somebody who plays in a tournament. */
export interface Entrant {
  /** With which they joined, from 1; a place that became free is not given again. */
  readonly number: number;
  readonly player: string;
  readonly deck: Deck;
  /** Why they play no further; null: they do. `absent`: they did not come to their table. */
  readonly left: 'left' | 'sent away' | 'absent' | null;
}

/** How a match of a tournament ended. */
export interface TableResult {
  /** Null: a draw, or neither came. */
  readonly winner: 0 | 1 | null;
  /** Games won by each. */
  readonly score: readonly [number, number];
  /** Games that nobody won. */
  readonly draws: number;
  /** `forfeit`: who did not win was not there; `ruling`: it is played again, and counts once that is over. */
  readonly reason: Extract<MatchmakingEvent, { type: 'MatchEnded' }>['reason'] | 'bye';
  /** A ruling has changed it since the match ended. */
  readonly corrected?: true;
}

/** A table of a round. */
export interface Table {
  readonly table: number;
  /** The id of its match; null: a bye. */
  readonly match: string | null;
  readonly entrants: readonly [number, number | null];
  /** Whether its match was opened. */
  readonly opened: boolean;
  /** Null while it is played. */
  readonly result: TableResult | null;
}

/** A tournament: the fold of its events, and of what its matches came to. */
export interface Tournament {
  readonly tournament: string;
  readonly region: string;
  readonly organiser: string;
  readonly name: string;
  readonly kind: TournamentKind;
  readonly offer: Offer;
  readonly places: number;
  readonly status: 'open' | 'running' | 'over';
  readonly entrants: readonly Entrant[];
  /** What has brought entrants in, those too who left again. */
  readonly entries: readonly string[];
  /** Empty before it begins. */
  readonly seed: string;
  readonly seeding: readonly number[];
  /** How many rounds there will be at most; 0 before it begins. */
  readonly planned: number;
  /** The tables of each round that was paired. */
  readonly rounds: readonly (readonly Table[])[];
  /** The number of the entrant who has won it. */
  readonly winner: number | null;
  /** Why it is over; null: it is not. */
  readonly reason: 'played' | 'ended' | 'expired' | null;
  /** When it was opened, and when the last thing happened in it, in milliseconds. */
  readonly at: number;
  readonly changedAt: number;
  /** How many things have happened in it. */
  readonly version: number;
}

/** The tournament that an event opens. */
export function openTournament(
  event: Extract<TournamentEvent, { type: 'TournamentOpened' }>,
): Tournament {
  const { tournament, region, organiser, name, kind, offer, places, at } = event;
  return {
    ...{ tournament, region, organiser, name, kind, offer, places, at },
    ...{ status: 'open', entrants: [], entries: [], seed: '', seeding: [], planned: 0 },
    ...{ rounds: [], winner: null, reason: null, changedAt: at, version: 1 },
  };
}

/** The tournament after one more of its events; undefined if the event does not fit. */
export function advanceTournament(
  now: Tournament,
  event: Exclude<TournamentEvent, { type: 'TournamentOpened' }>,
): Tournament | undefined {
  const change = changeOf(now, event);
  return change && changed(now, change, event.at);
}

type Change = Partial<Tournament>;

function changeOf(
  now: Tournament,
  event: Exclude<TournamentEvent, { type: 'TournamentOpened' }>,
): Change | undefined {
  if (now.status === 'over') return undefined;
  switch (event.type) {
    case 'EntrantJoined': {
      const { entrant: number, entry, player, deck } = event;
      if (now.status !== 'open' || now.entries.includes(entry)) return undefined;
      if (number !== nextNumber(now) || now.entrants.length >= now.places) return undefined;
      return {
        entrants: [...now.entrants, { number, player, deck, left: null }],
        entries: [...now.entries, entry],
      };
    }
    case 'EntrantLeft': {
      const { entrant: number, reason } = event;
      if (entrantOf(now, number)?.left !== null) return undefined;
      return now.status === 'open'
        ? { entrants: now.entrants.filter((one) => one.number !== number) }
        : { entrants: withLeft(now, [number], reason) };
    }
    case 'TournamentBegan': {
      if (now.status !== 'open') return undefined;
      const { seed, seeding, rounds: planned } = event;
      return { status: 'running', seed, seeding, planned };
    }
    case 'RoundPaired': {
      const isNext = now.status === 'running' && event.round === now.rounds.length + 1;
      if (!isNext || !isRoundOver(now)) return undefined;
      const tables = event.tables.map(({ table, match, entrants }): Table => ({
        ...{ table, match, entrants, opened: false },
        result: match === null ? byeOf(now.offer) : null,
      }));
      return { rounds: [...now.rounds, tables] };
    }
    case 'TournamentEnded':
      return { status: 'over', winner: event.winner, reason: event.reason };
    default:
      return event satisfies never;
  }
}

/** The tournament when the match of a table was opened; undefined if it waits for no such match. */
export function matchOpenedIn(
  now: Tournament,
  place: TablePlace,
  match: string,
  at: number,
): Tournament | undefined {
  const table = tableOf(now, place);
  if (now.status !== 'running' || table?.match !== match || table.opened) return undefined;
  return changed(now, withTable(now, place, { ...table, opened: true }), at);
}

/**
 * The tournament when a match of it is over; undefined if that result counts already, or comes when the tournament is
 * over. Anyone who was not there drops out.
 *
 * @param games how many games of the match were played
 */
export function matchEndedIn(
  now: Tournament,
  place: TablePlace,
  ended: Pick<Extract<MatchmakingEvent, { type: 'MatchEnded' }>, 'winner' | 'score' | 'reason'>,
  games: number,
  at: number,
): Tournament | undefined {
  const table = tableOf(now, place);
  if (now.status !== 'running' || table === undefined || table.result !== null) return undefined;
  const { winner, score, reason } = ended;
  const result: TableResult = {
    ...{ winner, reason, score: countedScore(now.offer, winner, score) },
    draws: Math.max(0, games - score[0] - score[1]),
  };
  const absent = reason === 'forfeit' ? table.entrants.filter((_, seat) => seat !== winner) : [];
  const entrants = withLeft(now, absent, 'absent');
  return changed(now, { ...withTable(now, place, { ...table, result }), entrants }, at);
}

/**
 * The tournament when a ruling has a match of it count otherwise; undefined if it is none of its matches. Standings and the
 * rounds to come follow from that; what is paired stays as it is. Of one that was played to its end the winner follows,
 * too, unless a later round of an elimination was played by how the match had ended.
 */
export function matchCorrectedIn(
  now: Tournament,
  corrected: Extract<MatchmakingEvent, { type: 'ResultCorrected' }>,
): Tournament | undefined {
  const { match, matchWinner: winner, score, results, annulled, at } = corrected;
  const round = now.rounds.findIndex((tables) => tables.some((one) => one.match === match)) + 1;
  const table = now.rounds[round - 1]?.find((one) => one.match === match);
  if (table?.result == null) return undefined;
  const { reason } = table.result;
  const result: TableResult = {
    winner,
    score: countedScore(now.offer, winner, score),
    // What counts for nobody is no draw.
    draws: Math.max(0, results.length - score[0] - score[1] - Number(annulled)),
    reason: reason === 'ruling' ? 'games' : reason,
    corrected: true,
  };
  const next = { ...now, ...withTable(now, { round, table: table.table }, { ...table, result }) };
  return changed(now, { rounds: next.rounds, winner: winnerSince(now, next, round) }, at);
}

/** Who has won a tournament of which a match counts otherwise than when it ended. */
function winnerSince(before: Tournament, now: Tournament, round: number): number | null {
  if (now.reason !== 'played') return before.winner;
  if (now.kind === 'swiss') return leaderOf(now);
  const [last] = now.rounds.at(-1) ?? [];
  if (round < now.rounds.length || last === undefined) return before.winner;
  const winner = goesOn(last, now.seeding);
  return entrantOf(now, winner)?.left === null ? winner : null;
}

/** Who goes on from a table of an elimination: of two who have drawn, the better seeded. Nobody if neither came. */
export function goesOn(
  { entrants, result }: Pick<Table, 'entrants' | 'result'>,
  seeding: readonly number[],
): number | null {
  if (result === null) return null;
  if (result.winner !== null) return entrants[result.winner];
  const [one, other] = entrants;
  if (result.reason === 'forfeit' || other === null) return null;
  return seeding.indexOf(one) < seeding.indexOf(other) ? one : other;
}

/** As the DCI counted it: a match that is given up was won by as many games as it takes. */
function countedScore(
  offer: Offer,
  winner: 0 | 1 | null,
  [zero, one]: readonly [number, number],
): [number, number] {
  const wins = winsNeeded(offer);
  return [winner === 0 ? Math.max(zero, wins) : zero, winner === 1 ? Math.max(one, wins) : one];
}

/** How many games of a match win it. */
export const winsNeeded = ({ bestOf }: Pick<Offer, 'bestOf'>): number => Math.ceil(bestOf / 2);

/** A bye counts as a match that was won without losing a game. */
const byeOf = (offer: Offer): TableResult => ({
  ...{ winner: 0, score: [winsNeeded(offer), 0], draws: 0, reason: 'bye' },
});

/** The entrant of that number. */
export function entrantOf(now: Tournament, number: number | null): Entrant | undefined {
  return now.entrants.find((one) => one.number === number);
}

/** The entrant whom a player is: of those who left and came back, the one who plays. */
export function entrantOfPlayer(now: Tournament, player: string): Entrant | undefined {
  return now.entrants.find((one) => one.player === player);
}

/** Whether all tables of the last round have a result; before the first round, too. */
export function isRoundOver({ rounds }: Tournament): boolean {
  return rounds.at(-1)?.every(({ result }) => result !== null) ?? true;
}

/** Whether all tables of the last round count: what is played again by a ruling counts once that is over. */
export function isRoundSettled({ rounds }: Tournament): boolean {
  return (
    rounds.at(-1)?.every(({ result }) => result !== null && result.reason !== 'ruling') ?? true
  );
}

/** The number of the next player to join. */
export const nextNumber = ({ entries }: Tournament): number => entries.length + 1;

function tableOf({ rounds }: Tournament, { round, table }: TablePlace): Table | undefined {
  return rounds[round - 1]?.find((one) => one.table === table);
}

function withTable(
  { rounds }: Tournament,
  { round, table }: Pick<TablePlace, 'round' | 'table'>,
  next: Table,
): Change {
  return {
    rounds: rounds.map((tables, i) =>
      i === round - 1 ? tables.map((one) => (one.table === table ? next : one)) : tables,
    ),
  };
}

/** Who has left stays with the reason that they had. */
function withLeft(
  { entrants }: Tournament,
  numbers: readonly (number | null)[],
  left: Entrant['left'],
): readonly Entrant[] {
  return entrants.map((one) =>
    one.left === null && numbers.includes(one.number) ? { ...one, left } : one,
  );
}

const changed = (now: Tournament, change: Change, at: number): Tournament => ({
  ...{ ...now, ...change },
  ...{ changedAt: at, version: now.version + 1 },
});
