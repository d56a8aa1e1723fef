import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closestPairs } from './closest-pairs.ts';

interface Waiting {
  readonly rating: number;
  readonly pools: readonly string[];
}

/** The pairs of these, each with what it costs. @param averse how many points farther apart two count as */
function pairsOf<T extends Waiting>(
  all: readonly T[],
  most = Infinity,
  averse: (one: T, other: T) => number = () => 0,
) {
  const places = all
    .flatMap(({ rating, pools }, who) => pools.map((pool) => ({ who, pool, rating })))
    .sort((one, other) => one.rating - other.rating);
  const who = Uint32Array.from(places, (place) => place.who);
  const pools = Uint32Array.from(places, ({ pool }) => pool.charCodeAt(0));
  const ratings = Float64Array.from(places, ({ rating }) => rating);
  const reaches = new Float64Array(places.length).fill(most / 2);
  const standsAt = (place: number): T => all[who[place]!]!;
  const between = (place: number, other: number) => averse(standsAt(place), standsAt(other));
  const found = closestPairs({ who, pools, ratings, reaches }, { between, onlyOfEquals: false });
  return [...found].flatMap((other, place) =>
    other <= place
      ? []
      : [{ one: standsAt(place), other: standsAt(other), cost: ratings[other]! - ratings[place]! }],
  );
}

const waiting = fc.array(
  fc.record({
    rating: fc.integer({ min: 1400, max: 1600 }),
    pools: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
  }),
  { maxLength: 40 },
);
const gap = (one: Waiting, other: Waiting): number => Math.abs(one.rating - other.rating);

describe('pairs of those who are close to each other', () => {
  it('share a pool, fit, and have everybody once at most', () => {
    fc.assert(
      fc.property(waiting, fc.nat({ max: 100 }), (all, most) => {
        const pairs = pairsOf(all, most);
        const paired = pairs.flatMap(({ one, other }) => [one, other]);
        expect(new Set(paired).size).toBe(paired.length);
        for (const { one, other, cost } of pairs) {
          expect(one.pools.some((pool) => other.pools.includes(pool))).toBe(true);
          expect(cost).toBe(gap(one, other));
          expect(cost).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('leave no two waiting who would do for each other', () => {
    fc.assert(
      fc.property(waiting, fc.nat({ max: 100 }), (all, most) => {
        const left = new Set(all);
        for (const { one, other } of pairsOf(all, most)) {
          left.delete(one);
          left.delete(other);
        }
        const rest = [...left];
        const fitting = rest.flatMap((one, i) =>
          rest
            .slice(i + 1)
            .filter(
              (other) =>
                one.pools.some((pool) => other.pools.includes(pool)) && gap(one, other) <= most,
            ),
        );
        expect(fitting).toEqual([]);
      }),
    );
  });

  it('are those that a search for the closest finds, one pair after the other', () => {
    const distinct = fc.uniqueArray(fc.integer({ min: 0, max: 1e7 }), { maxLength: 30 });
    fc.assert(
      fc.property(distinct, (ratings) => {
        // Of two gaps of the same size either may come first.
        fc.pre(haveDistinctGaps(ratings));
        const all = ratings.map((rating) => ({ rating, pools: ['a'] }));
        const found = pairsOf(all).map(({ cost }) => cost);
        expect(found.sort((a, b) => a - b)).toEqual(searched(ratings));
      }),
    );
  });

  it('pass over a neighbour who may not be paired with somebody', () => {
    const [ann, again, bob] = [1500, 1500, 1510].map((rating) => ({ rating, pools: ['a'] }));
    const averse = (one: Waiting, other: Waiting) =>
      [one, other].every((who) => who === ann || who === again) ? Infinity : 0;
    const pairs = pairsOf([ann!, again!, bob!], Infinity, averse);
    expect(pairs.map(({ cost }) => cost)).toEqual([10]);
  });

  it('are made in time in proportion to their number where all are as good as each other', () => {
    const all = Array.from({ length: 20_001 }, () => ({ rating: 1500, pools: ['a', 'b'] }));
    let asked = 0;
    const pairs = pairsOf(all, Infinity, () => ((asked += 1), 0));
    expect(pairs).toHaveLength(10_000);
    expect(asked).toBeLessThan(100 * all.length);
  });

  it('find those again who were left alone until all between them were paired', () => {
    const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    // Who may meet has the same letter. Between the two of z stand nine, and between these and theirs others in the other pool.
    const line = ['z', ...nine, 'z', ...nine.map(() => 'x'), 'x', ...nine.toReversed()];
    const all = line.map((letter, i) => {
      const pools = letter === 'z' ? ['a'] : letter === 'x' || i > 10 ? ['b'] : ['a', 'b'];
      return { letter, rating: 1500 + i, pools };
    });
    const averse = (one: { letter: string }, other: { letter: string }) =>
      one.letter === other.letter ? 0 : Infinity;
    const met = pairsOf(all, Infinity, averse).map(({ one }) => one.letter);
    expect(met.sort()).toEqual([...nine, 'x', 'x', 'x', 'x', 'x', 'z']);
  });
});

function haveDistinctGaps(ratings: readonly number[]): boolean {
  const gaps = ratings.flatMap((one, i) =>
    ratings.slice(i + 1).map((other) => Math.abs(one - other)),
  );
  return new Set(gaps).size === gaps.length;
}

/** The gaps of pairs taken one after the other, each the smallest between those who are left. */
function searched(ratings: readonly number[]): number[] {
  const left = [...ratings].sort((a, b) => a - b);
  const gaps: number[] = [];
  while (left.length > 1) {
    const between = left.slice(1).map((rating, i) => rating - left[i]!);
    const least = Math.min(...between);
    gaps.push(least);
    left.splice(between.indexOf(least), 2);
  }
  return gaps.sort((a, b) => a - b);
}
