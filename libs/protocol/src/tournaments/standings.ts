import type { Table, Tournament } from './tournament.ts';

/*
 * Standings as the DCI counted them in the years of these rulebooks. Sources: the appendix on tie-breakers of the DCI's
 * Floor Rules, which says the same as appendix C of today's Magic Tournament Rules ("Tiebreaker Explanation"): match points,
 * then opponents' match-win percentage, own game-win percentage, opponents' game-win percentage. A match is worth 3, 1 or 0
 * points, and so is a game. Which year's Floor Rules, and under which number, is not said, since their text is not at hand; it was
 * checked against that appendix of today alone.
 */

const WIN = 3;
const DRAW = 1;
/** No opponent counts for less, so that meeting somebody weak, or somebody who left, costs less. */
const FLOOR = 1 / 3;

/** Where an entrant stands. */
export interface Standing {
  readonly entrant: number;
  /** From 1; the same for those whom nothing tells apart. */
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Averages over all opponents, and of one's own games: from 0 to 1. */
  readonly opponentsMatchWins: number;
  readonly gameWins: number;
  readonly opponentsGameWins: number;
}

interface Tally {
  readonly entrant: number;
  won: number;
  lost: number;
  drawn: number;
  /** Points of games, and how many there could have been. */
  gamePoints: number;
  mostGamePoints: number;
  readonly opponents: number[];
}

/** The entrants, the winner first if there is one; by the seeding where nothing else tells them apart. */
export function standingsOf(tournament: Tournament): Standing[] {
  const tallies = talliesOf(tournament);
  const averageOf = (of: Tally, share: (opponent: Tally) => number): number =>
    // A bye has no opponent, and counts for nothing here.
    rounded(
      mean(of.opponents.map((number) => Math.max(FLOOR, share(tallies.get(number) as Tally)))),
    );
  const lines = [...tallies.values()].map((tally) => ({
    ...{ entrant: tally.entrant, points: pointsOf(tally) },
    ...{ won: tally.won, lost: tally.lost, drawn: tally.drawn },
    opponentsMatchWins: averageOf(tally, matchWins),
    gameWins: rounded(gameWins(tally)),
    opponentsGameWins: averageOf(tally, gameWins),
  }));
  const seed = new Map(tournament.seeding.map((entrant, i) => [entrant, i]));
  const isFirst = ({ entrant }: Line): number => Number(entrant === tournament.winner);
  lines.sort(
    (one, other) =>
      isFirst(other) - isFirst(one) ||
      compared(one, other) ||
      (seed.get(one.entrant) ?? 0) - (seed.get(other.entrant) ?? 0),
  );
  const standings: Standing[] = [];
  for (const line of lines) {
    const before = standings.at(-1);
    const tied =
      before !== undefined && isFirst(before) === isFirst(line) && compared(before, line) === 0;
    standings.push({ ...line, place: tied ? before.place : standings.length + 1 });
  }
  return standings;
}

/** Who stands first of those who play to the end: they have won when it is over. */
export function leaderOf(tournament: Tournament): number | null {
  const playing = new Set(
    tournament.entrants.filter(({ left }) => left === null).map(({ number }) => number),
  );
  const standings = standingsOf({ ...tournament, winner: null });
  return standings.find(({ entrant }) => playing.has(entrant))?.entrant ?? null;
}

/** Match points of each entrant so far. */
export function pointsIn(tournament: Tournament): ReadonlyMap<number, number> {
  return new Map([...talliesOf(tournament)].map(([entrant, tally]) => [entrant, pointsOf(tally)]));
}

type Line = Omit<Standing, 'place'>;

/** Which of two stands first. */
function compared(one: Line, other: Line): number {
  return (
    other.points - one.points ||
    other.opponentsMatchWins - one.opponentsMatchWins ||
    other.gameWins - one.gameWins ||
    other.opponentsGameWins - one.opponentsGameWins
  );
}

function talliesOf({ entrants, rounds }: Tournament): Map<number, Tally> {
  const tallies = new Map(
    entrants.map(({ number: entrant }): [number, Tally] => [
      entrant,
      { entrant, won: 0, lost: 0, drawn: 0, gamePoints: 0, mostGamePoints: 0, opponents: [] },
    ]),
  );
  for (const table of rounds.flat()) count(tallies, table);
  return tallies;
}

function count(tallies: ReadonlyMap<number, Tally>, { entrants, result }: Table): void {
  // What is played again counts once that is over.
  if (result === null || result.reason === 'ruling') return;
  const { winner, score, draws, reason } = result;
  entrants.forEach((entrant, seat) => {
    const tally = tallies.get(entrant ?? 0);
    if (tally === undefined) return;
    const opponent = entrants[1 - seat] ?? null;
    if (opponent !== null) tally.opponents.push(opponent);
    if (winner === seat) tally.won += 1;
    // Of two who were not there, neither has drawn.
    else if (winner === null && reason !== 'forfeit') tally.drawn += 1;
    else tally.lost += 1;
    tally.gamePoints += WIN * (score[seat] ?? 0) + DRAW * draws;
    tally.mostGamePoints += WIN * (score[0] + score[1] + draws);
  });
}

const pointsOf = ({ won, drawn }: Tally): number => WIN * won + DRAW * drawn;

const matchWins = (tally: Tally): number =>
  share(pointsOf(tally), WIN * (tally.won + tally.lost + tally.drawn));

const gameWins = ({ gamePoints, mostGamePoints }: Tally): number =>
  share(gamePoints, mostGamePoints);

const share = (points: number, most: number): number => (most === 0 ? 0 : points / most);

const mean = (shares: readonly number[]): number =>
  shares.length === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / shares.length;

/** So that it does not matter in which order numbers were added. */
const rounded = (of: number): number => Math.round(of * 1e9) / 1e9;
