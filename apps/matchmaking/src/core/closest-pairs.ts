import FlatQueue from 'flatqueue';

/** Somebody who waits, in the pools of all that they would play. */
export interface Waiting {
  readonly rating: number;
  /** In which they look for an opponent; those of two that are paired have one in common. */
  readonly pools: readonly string[];
}

/** A pair, the pool that both are in, and what it costs: the less, the better they fit. */
export interface Pair<T extends Waiting> {
  readonly one: T;
  readonly other: T;
  readonly pool: string;
  readonly cost: number;
}

/** How many neighbours are looked at to find one who will do: more only matters where many refuse each other. */
const NEIGHBOURS = 8;

/**
 * Pairs of those who are close to each other in rating, the closest first, each in one pair at most. Takes time in
 * proportion to `n log n`: only neighbours in a pool are compared.
 *
 * @param cost what a pair costs; null where the two may not be paired
 */
export function closestPairs<T extends Waiting>(
  all: readonly T[],
  cost: (one: T, other: T) => number | null,
): Pair<T>[] {
  const { first, who, pools, previous, next } = placesOf(all);
  const isPaired = new Uint8Array(all.length);
  // What a place offers now: itself with this neighbour further up, at this cost. Others of it in the queue are stale.
  const partner = new Int32Array(who.length).fill(NONE);
  const price = new Float64Array(who.length);
  const queue = new FlatQueue<number>();
  const offer = (place: number): void => {
    partner[place] = NONE;
    const one = all[at(who, place)] as T;
    let other = at(next, place);
    for (let i = 0; other !== NONE && i < NEIGHBOURS; i++, other = at(next, other)) {
      const found = cost(one, all[at(who, other)] as T);
      if (found === null) continue;
      partner[place] = at(who, other);
      price[place] = found;
      queue.push(place, found);
      return;
    }
  };
  const leave = (gone: number): void => {
    isPaired[gone] = 1;
    for (let place = at(first, gone); place < at(first, gone + 1); place++) {
      const [before, after] = [at(previous, place), at(next, place)];
      if (after !== NONE) previous[after] = before;
      if (before === NONE) continue;
      next[before] = after;
      offer(before);
    }
  };
  for (let place = 0; place < who.length; place++) offer(place);
  const pairs: Pair<T>[] = [];
  for (;;) {
    const best = queue.peekValue();
    const place = queue.pop();
    if (place === undefined || best === undefined) return pairs;
    const [one, other] = [at(who, place), at(partner, place)];
    if (other === NONE || at(price, place) !== best || at(isPaired, one) === 1) continue;
    if (at(isPaired, other) === 1) {
      offer(place);
      continue;
    }
    const pool = pools[place] as string;
    pairs.push({ one: all[one] as T, other: all[other] as T, pool, cost: best });
    leave(one);
    leave(other);
  }
}

/** No place, and nobody. */
const NONE = -1;

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] as number;

/**
 * Where everybody stands, by the number of a place: each pool is a list that is sorted by rating. Numbers in typed
 * arrays rather than objects: of a hundred thousand who wait, making and following objects took most of the time.
 */
interface Places {
  /** The places of the one with number n are those from `first[n]` up to `first[n + 1]`. */
  readonly first: Int32Array;
  readonly who: Int32Array;
  readonly pools: readonly string[];
  readonly previous: Int32Array;
  readonly next: Int32Array;
}

function placesOf(all: readonly Waiting[]): Places {
  const first = new Int32Array(all.length + 1);
  all.forEach(({ pools }, i) => {
    first[i + 1] = at(first, i) + pools.length;
  });
  const count = at(first, all.length);
  const who = new Int32Array(count);
  const pools: string[] = new Array<string>(count);
  const previous = new Int32Array(count).fill(NONE);
  const next = new Int32Array(count).fill(NONE);
  const last = new Map<string, number>();
  for (const i of byRating(all)) {
    const one = all[i] as Waiting;
    let place = at(first, i);
    for (const pool of one.pools) {
      const before = last.get(pool) ?? NONE;
      who[place] = i;
      pools[place] = pool;
      previous[place] = before;
      if (before !== NONE) next[before] = place;
      last.set(pool, place);
      place++;
    }
  }
  return { first, who, pools, previous, next };
}

/** Their numbers, the lowest rating first and, of one rating, the lowest number. */
function byRating(all: readonly Waiting[]): Uint32Array {
  const ratings = Float64Array.from(all, ({ rating }) => rating);
  return Uint32Array.from(all.keys()).sort((a, b) => at(ratings, a) - at(ratings, b));
}
