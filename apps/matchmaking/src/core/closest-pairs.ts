import FlatQueue from 'flatqueue';
import { risingOrder } from './sorted-numbers.ts';

/**
 * Those who wait, by their numbers from 0, at their places: one for each pool in which somebody looks for an opponent. Places
 * are numbered in order of the rating that counts there, so that neighbours lie side by side in memory, too.
 */
export interface Waiting {
  /** Who stands at a place. */
  readonly who: Uint32Array;
  /** The number of its pool. */
  readonly pools: Uint32Array;
}

/** No place. */
export const NONE = -1;

/** How many neighbours are looked at to find the best who will do: more only matters where many refuse each other. */
const NEIGHBOURS = 8;

/**
 * Pairs of those who are close to each other in rating, the closest first, each in one pair at most. Takes time in
 * proportion to `n log n`: only neighbours in a pool are compared.
 *
 * @param gap how far apart two are: the farther down a pool, the more
 * @param cost what a pair costs, the less, the better they fit, and never less than its gap; null where the two may not be
 *   paired
 * @returns of each place the one that it is paired with, of the same pool, or `NONE`
 */
export function closestPairs(
  waiting: Waiting,
  gap: (place: number, other: number) => number,
  cost: (place: number, other: number) => number | null,
): Int32Array {
  const { who } = waiting;
  const { previous, next } = neighbours(waiting);
  const { places, first } = placesByWho(waiting);
  const paired = new Int32Array(who.length).fill(NONE);
  const isPaired = new Uint8Array(first.length);
  // What a place offers: itself with this place further up, at this price.
  const partner = new Int32Array(who.length).fill(NONE);
  const price = new Float64Array(who.length).fill(Infinity);
  const looks = (place: number): boolean => {
    let found = NONE;
    let best = Infinity;
    let other = at(next, place);
    for (let i = 0; other !== NONE && i < NEIGHBOURS; i++, other = at(next, other)) {
      const one = cost(place, other);
      if (one !== null && one < best) {
        found = other;
        best = one;
      }
      // Nobody farther away than the best one costs can be better.
      if (found !== NONE && gap(place, other) >= best) break;
    }
    partner[place] = found;
    price[place] = best;
    return found !== NONE;
  };
  for (let place = 0; place < who.length; place++) looks(place);
  const offers = new Offers(price);
  const vacate = (place: number): void => {
    const [before, after] = [at(previous, place), at(next, place)];
    if (after !== NONE) previous[after] = before;
    if (before === NONE) return;
    next[before] = after;
    // If it had something else to offer, it looks again when that comes up.
    if (at(partner, before) === NONE && looks(before)) offers.add(before, at(price, before));
  };
  const leave = (gone: number): void => {
    isPaired[gone] = 1;
    for (let i = at(first, gone); i < at(first, gone + 1); i++) vacate(at(places, i));
  };
  for (let place = offers.take(); place !== NONE; place = offers.take()) {
    const other = at(partner, place);
    if (other === NONE || at(isPaired, at(who, place)) === 1) continue;
    if (at(isPaired, at(who, other)) === 1) {
      if (looks(place)) offers.add(place, at(price, place));
      continue;
    }
    paired[place] = other;
    paired[other] = place;
    leave(at(who, place));
    leave(at(who, other));
  }
  return paired;
}

/** Places that offer something, the cheapest first: all that there were at first in order, and a queue of later ones. */
class Offers {
  readonly #prices: Float64Array;
  readonly #order: Uint32Array;
  #taken = 0;
  readonly #later = new FlatQueue<number>();

  /** @param prices what each place asks at first; infinite: it has nothing to offer */
  constructor(prices: Float64Array) {
    this.#prices = prices.slice();
    this.#order = risingOrder(this.#prices);
  }

  add(place: number, price: number): void {
    this.#later.push(place, price);
  }

  /** `NONE` when there is nothing left. */
  take(): number {
    const place = this.#order[this.#taken];
    const price = place === undefined ? Infinity : at(this.#prices, place);
    const later = this.#later.peekValue() ?? Infinity;
    if (later < price) return this.#later.pop() as number;
    this.#taken += 1;
    return price === Infinity ? NONE : (place as number);
  }
}

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] as number;

/** Each pool as a list: what comes before each place, and what after it. */
function neighbours({ pools }: Waiting): {
  readonly previous: Int32Array;
  readonly next: Int32Array;
} {
  const previous = new Int32Array(pools.length).fill(NONE);
  const next = new Int32Array(pools.length).fill(NONE);
  // The place that came last to each pool.
  const last: number[] = [];
  pools.forEach((pool, place) => {
    const before = last[pool] ?? NONE;
    last[pool] = place;
    previous[place] = before;
    if (before !== NONE) next[before] = place;
  });
  return { previous, next };
}

/** The places of number `n` are `places[i]`, with `i` from `first[n]` up to `first[n + 1]`. */
function placesByWho({ who }: Waiting): {
  readonly places: Int32Array;
  readonly first: Int32Array;
} {
  const first = new Int32Array(who.reduce((most, one) => Math.max(most, one), NONE) + 2);
  who.forEach((one) => {
    first[one + 1] = at(first, one + 1) + 1;
  });
  for (let i = 1; i < first.length; i++) first[i] = at(first, i) + at(first, i - 1);
  const free = first.slice();
  const places = new Int32Array(who.length);
  who.forEach((one, place) => {
    const i = at(free, one);
    free[one] = i + 1;
    places[i] = place;
  });
  return { places, first };
}
