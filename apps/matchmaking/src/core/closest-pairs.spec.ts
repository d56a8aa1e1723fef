import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closestPairs } from './closest-pairs.ts';

interface Waiting {
  readonly rating: number;
  readonly pools: readonly string[];
}

/**
 * The pairs of these, each with what it costs.
 *
 * @param averse how many points farther apart two count as
 * @param first who chooses first
 */
function pairsOf<T extends Waiting>(
  all: readonly T[],
  most = Infinity,
  averse: (one: T, other: T) => number = () => 0,
  first: readonly number[] = [],
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
  const has = new Uint8Array(places.length).fill(1);
  const found = closestPairs({ who, pools, ratings, reaches }, { between, has }, first);
  return [...found].flatMap((other, place) =>
    other <= place
      ? []
      : [{ one: standsAt(place), other: standsAt(other), cost: ratings[other]! - ratings[place]! }],
  );
}

const waiting: fc.Arbitrary<Waiting[]> = fc.array(
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

  it('leave no two waiting who would do for each other, whomever else both refuse', () => {
    const refusals = fc.array(fc.tuple(fc.nat({ max: 39 }), fc.nat({ max: 39 })), {
      maxLength: 400,
    });
    const choosing = fc.uniqueArray(fc.nat({ max: 39 }), { maxLength: 5 });
    fc.assert(
      fc.property(
        waiting,
        fc.nat({ max: 100 }),
        refusals,
        choosing,
        (all, most, refused, first) => {
          const refuse = new Set(refused.flatMap(([i, j]) => [`${i} ${j}`, `${j} ${i}`]));
          const averse = (one: Waiting, other: Waiting): number =>
            refuse.has(`${all.indexOf(one)} ${all.indexOf(other)}`) ? Infinity : 0;
          const choose = first.filter((one) => one < all.length);
          const left = new Set(all);
          for (const { one, other } of pairsOf(all, most, averse, choose)) {
            expect(averse(one, other)).toBe(0);
            left.delete(one);
            left.delete(other);
          }
          const rest = [...left];
          const fitting = rest.flatMap((one, i) =>
            rest
              .slice(i + 1)
              .filter(
                (other) =>
                  one.pools.some((pool) => other.pools.includes(pool)) &&
                  gap(one, other) <= most &&
                  averse(one, other) === 0,
              ),
          );
          expect(fitting).toEqual([]);
        },
      ),
    );
  });

  it('are chosen first by whoever is named first, however much closer others are to each other', () => {
    const all = [1600, 1500, 1501, 1700].map((rating) => ({ rating, pools: ['a'] }));
    const chosen = (first: readonly number[]) =>
      pairsOf(all, Infinity, undefined, first).map(({ one, other }) => [one.rating, other.rating]);
    expect(chosen([])).toEqual([
      [1500, 1501],
      [1600, 1700],
    ]);
    expect(chosen([0])).toEqual([
      [1500, 1700],
      [1501, 1600],
    ]);
    expect(chosen([3, 0])).toEqual([
      [1500, 1501],
      [1600, 1700],
    ]);
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
    expect(asked).toBeLessThan(4 * all.length);
  });

  it('ask about two who refuse each other once for each of them, however often they look', () => {
    // In the middle somebody whom half of them refuse, the nearest half; the others are paired beside them, one after the other.
    const count = 2_000;
    const all = Array.from({ length: count }, (_, i): Waiting => ({
      rating: 1500 + i * i,
      pools: ['a'],
    }));
    let asked = 0;
    const averse = (one: Waiting, other: Waiting): number => {
      if (one !== all[0] && other !== all[0]) return 0;
      asked += 1;
      return [one, other].some((who) => all.indexOf(who) > count / 2) ? 0 : Infinity;
    };
    expect(pairsOf(all, Infinity, averse)).toHaveLength(count / 2);
    expect(asked).toBeLessThan(3 * count);
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
