import TinyQueue from 'tinyqueue';

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

/** A place in a pool's list, which is sorted by rating. */
interface Place<T extends Waiting> {
  readonly who: T;
  readonly pool: string;
  previous: Place<T> | undefined;
  next: Place<T> | undefined;
  /** The pair with a neighbour further up that waits in the queue; others of this place there no longer count. */
  offered: Pair<T> | undefined;
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
  const places = placesOf(all);
  const queue = new TinyQueue<Pair<T> & { place: Place<T> }>([], (a, b) => a.cost - b.cost);
  const offer = (place: Place<T> | undefined): void => {
    if (place === undefined) return;
    place.offered = undefined;
    const { who: one, pool } = place;
    let next = place.next;
    for (let i = 0; next !== undefined && i < NEIGHBOURS; i++, next = next.next) {
      const price = cost(one, next.who);
      if (price === null) continue;
      const pair = { one, other: next.who, pool, cost: price, place };
      place.offered = pair;
      queue.push(pair);
      return;
    }
  };
  for (const own of places.values()) own.forEach(offer);
  const pairs: Pair<T>[] = [];
  for (let best = queue.pop(); best !== undefined; best = queue.pop()) {
    const { one, other, pool, cost: price, place } = best;
    if (place.offered !== best || !places.has(one)) continue;
    if (!places.has(other)) {
      offer(place);
      continue;
    }
    pairs.push({ one, other, pool, cost: price });
    for (const gone of [one, other]) {
      for (const { previous, next } of places.get(gone) ?? []) {
        if (previous !== undefined) previous.next = next;
        if (next !== undefined) next.previous = previous;
        offer(previous);
      }
      places.delete(gone);
    }
  }
  return pairs;
}

/** Where everybody stands in their pools, each pool sorted by rating and linked. */
function placesOf<T extends Waiting>(all: readonly T[]): Map<T, readonly Place<T>[]> {
  const places = new Map<T, readonly Place<T>[]>();
  const last = new Map<string, Place<T>>();
  for (const who of [...all].sort((one, other) => one.rating - other.rating)) {
    const own = who.pools.map((pool) => {
      const previous = last.get(pool);
      const place: Place<T> = { who, pool, previous, next: undefined, offered: undefined };
      if (previous !== undefined) previous.next = place;
      last.set(pool, place);
      return place;
    });
    places.set(who, own);
  }
  return places;
}
