import FlatQueue from 'flatqueue';
import { risingOrder } from './sorted-numbers.ts';

/**
 * Those who wait, by their numbers from 0: lists rather than objects, since of a hundred thousand who wait, making and
 * following objects took most of the time.
 */
export interface Waiting {
  readonly ratings: Float64Array;
  /** In which each looks for an opponent; those of two that are paired have one in common. */
  readonly pools: readonly (readonly string[])[];
}

/** How many neighbours are looked at to find one who will do: more only matters where many refuse each other. */
const NEIGHBOURS = 8;

/**
 * Pairs of those who are close to each other in rating, the closest first, each in one pair at most. Takes time in
 * proportion to `n log n`: only neighbours in a pool are compared.
 *
 * @param cost what a pair costs, the less, the better they fit; null where the two may not be paired
 * @returns the numbers of those who are paired, two by two
 */
export function closestPairs(
  waiting: Waiting,
  cost: (one: number, other: number) => number | null,
): Int32Array {
  const { first, who, previous, next } = placesOf(waiting);
  const isPaired = new Uint8Array(waiting.ratings.length);
  // What a place offers: itself with this neighbour further up, at this cost.
  const partner = new Int32Array(who.length).fill(NONE);
  const price = new Float64Array(who.length).fill(Infinity);
  const looks = (place: number): boolean => {
    partner[place] = NONE;
    const one = at(who, place);
    let other = at(next, place);
    for (let i = 0; other !== NONE && i < NEIGHBOURS; i++, other = at(next, other)) {
      const found = cost(one, at(who, other));
      if (found === null) continue;
      partner[place] = at(who, other);
      price[place] = found;
      return true;
    }
    return false;
  };
  for (let place = 0; place < who.length; place++) looks(place);
  const offers = new Offers(price);
  const leave = (gone: number): void => {
    isPaired[gone] = 1;
    for (let place = at(first, gone); place < at(first, gone + 1); place++) {
      const [before, after] = [at(previous, place), at(next, place)];
      if (after !== NONE) previous[after] = before;
      if (before === NONE) continue;
      next[before] = after;
      // If it had something else to offer, it looks again when that comes up.
      if (at(partner, before) === NONE && looks(before)) offers.add(before, at(price, before));
    }
  };
  const paired = new Int32Array(2 * Math.floor(waiting.ratings.length / 2));
  let count = 0;
  for (let place = offers.take(); place !== NONE; place = offers.take()) {
    const [one, other] = [at(who, place), at(partner, place)];
    if (other === NONE || at(isPaired, one) === 1) continue;
    if (at(isPaired, other) === 1) {
      if (looks(place)) offers.add(place, at(price, place));
      continue;
    }
    paired[count++] = one;
    paired[count++] = other;
    leave(one);
    leave(other);
  }
  return paired.subarray(0, count);
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

/** No place, and nobody. */
const NONE = -1;

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] as number;

/** Where everybody stands, by the number of a place: each pool is a list that is sorted by rating. */
interface Places {
  /** The places of the one with number n are those from `first[n]` up to `first[n + 1]`. */
  readonly first: Int32Array;
  readonly who: Int32Array;
  readonly previous: Int32Array;
  readonly next: Int32Array;
}

function placesOf({ ratings, pools }: Waiting): Places {
  const first = new Int32Array(ratings.length + 1);
  pools.forEach((of, i) => {
    first[i + 1] = at(first, i) + of.length;
  });
  const count = at(first, ratings.length);
  const who = new Int32Array(count);
  const previous = new Int32Array(count).fill(NONE);
  const next = new Int32Array(count).fill(NONE);
  // The place that came last to each pool.
  const last = new Map<string, { place: number }>();
  for (const i of risingOrder(ratings)) {
    let place = at(first, i);
    for (const pool of pools[i] as readonly string[]) {
      who[place] = i;
      const before = last.get(pool);
      if (before === undefined) last.set(pool, { place });
      else {
        previous[place] = before.place;
        next[before.place] = place;
        before.place = place;
      }
      place++;
    }
  }
  return { first, who, previous, next };
}
