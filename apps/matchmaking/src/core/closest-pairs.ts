/**
 * Those who wait, by their numbers from 0, at their places: one for each pool in which somebody looks for an opponent. Places
 * are numbered in order of the rating that counts there, so that neighbours lie side by side in memory, too.
 */
export interface Waiting {
  /** Who stands at a place. */
  readonly who: Uint32Array;
  /** The number of its pool. */
  readonly pools: Uint32Array;
  readonly ratings: Float64Array;
  /** What this side adds to how far apart a pair may be. */
  readonly reaches: Float64Array;
}

/** What keeps two apart besides their ratings. */
export interface Aversions {
  /** How many points farther apart two count as than they are, whichever is named first; infinite: they may not be paired. */
  readonly between: (place: number, other: number) => number;
  /** Whether there are none but between two who have the very same rating: then nobody else is asked about them. */
  readonly onlyOfEquals: boolean;
}

/** No place. */
export const NONE = -1;

/** How many neighbours on each side are looked at to find the best who will do: more only matters where many refuse each other. */
const NEIGHBOURS = 8;

/**
 * Pairs of those who are close to each other in rating, the closest first, each in one pair at most; of pairs that are as
 * close the one farther down. Two are the closest of all who are left in their turn if and only if each is the best for the
 * other: so nothing is sorted by how close it is, but one goes from somebody to the best for them, and on to the best for
 * those, until two are the best for each other. On the way it only gets closer, so it ends; and whom one came by waits on it.
 * That takes time in proportion to the number of places.
 *
 * @returns of each place the one that it is paired with, of the same pool, or `NONE`
 */
export function closestPairs(waiting: Waiting, aversions: Aversions): Int32Array {
  const { who } = waiting;
  const line = new Line(waiting, aversions);
  const paired = new Int32Array(who.length).fill(NONE);
  // Those on the way, and those left alone who have new neighbours.
  const way: number[] = [];
  const { again } = line;
  for (let start = 0; start < who.length || again.length > 0;) {
    way.push(again.pop() ?? (who[start++] as number));
    while (way.length > 0) {
      const one = way[way.length - 1] as number;
      if (!line.looks(one)) {
        way.pop();
        continue;
      }
      const { place, best } = line;
      const other = who[best] as number;
      if (way[way.length - 2] !== other) {
        way.push(other);
        continue;
      }
      way.length -= 2;
      paired[place] = best;
      paired[best] = place;
      line.leave(one);
      line.leave(other);
    }
  }
  return paired;
}

/** Those who are left, each pool in a line. Numbers are read from arrays, and nothing is made, for each of so many. */
class Line {
  /** Those left alone who have new neighbours since. */
  readonly again: number[] = [];
  /** Where the one who looked stands, and who is best for them. */
  place = NONE;
  best = NONE;
  #cost = Infinity;

  readonly #ratings: Float64Array;
  readonly #reaches: Float64Array;
  readonly #who: Uint32Array;
  readonly #previous: Int32Array;
  readonly #next: Int32Array;
  readonly #places: Int32Array;
  readonly #first: Int32Array;
  readonly #isGone: Uint8Array;
  readonly #isAlone: Uint8Array;
  readonly #aversions: Aversions;

  constructor(waiting: Waiting, aversions: Aversions) {
    const { previous, next } = neighbours(waiting);
    const { places, first } = placesByWho(waiting);
    this.#ratings = waiting.ratings;
    this.#reaches = waiting.reaches;
    this.#who = waiting.who;
    this.#previous = previous;
    this.#next = next;
    this.#places = places;
    this.#first = first;
    this.#isGone = new Uint8Array(first.length);
    this.#isAlone = new Uint8Array(first.length);
    this.#aversions = aversions;
  }

  /** Looks for the best for somebody, wherever they stand. @returns false if nobody will do, or they are gone */
  looks(one: number): boolean {
    if (this.#isGone[one] === 1) return false;
    this.best = NONE;
    this.#cost = Infinity;
    const end = this.#first[one + 1] as number;
    for (let i = this.#first[one] as number; i < end; i++) {
      const place = this.#places[i] as number;
      this.#looksAlong(this.#next, place);
      this.#looksAlong(this.#previous, place);
    }
    const isAlone = this.best === NONE;
    this.#isAlone[one] = isAlone ? 1 : 0;
    return !isAlone;
  }

  #looksAlong(towards: Int32Array, place: number): void {
    const [ratings, reaches] = [this.#ratings, this.#reaches];
    const { onlyOfEquals } = this.#aversions;
    const rating = ratings[place] as number;
    const reach = reaches[place] as number;
    let other = towards[place] as number;
    for (let i = 0; other !== NONE && i < NEIGHBOURS; i++, other = towards[other] as number) {
      const gap = Math.abs((ratings[other] as number) - rating);
      // Nobody farther away than the best one costs can be better.
      if (gap > this.#cost) return;
      const most = reach + (reaches[other] as number);
      if (gap > most) continue;
      const averse = onlyOfEquals && gap > 0 ? 0 : this.#aversions.between(place, other);
      const cost = gap + averse;
      if (cost > most || cost > this.#cost || averse === Infinity) continue;
      if (cost === this.#cost && !this.#isFartherDown(place, other)) continue;
      this.place = place;
      this.best = other;
      this.#cost = cost;
    }
  }

  /** Whether two places stand farther down than those of the best pair so far: of two as close, all agree on which is first. */
  #isFartherDown(place: number, other: number): boolean {
    const lower = Math.min(place, other);
    const best = Math.min(this.place, this.best);
    return lower === best ? Math.max(place, other) < Math.max(this.place, this.best) : lower < best;
  }

  /** Takes somebody out who is paired. */
  leave(one: number): void {
    this.#isGone[one] = 1;
    const end = this.#first[one + 1] as number;
    for (let i = this.#first[one] as number; i < end; i++) {
      const place = this.#places[i] as number;
      const before = this.#previous[place] as number;
      const after = this.#next[place] as number;
      if (after !== NONE) {
        this.#previous[after] = before;
        this.#meetsOthers(after);
      }
      if (before !== NONE) {
        this.#next[before] = after;
        this.#meetsOthers(before);
      }
    }
  }

  #meetsOthers(place: number): void {
    const one = this.#who[place] as number;
    if (this.#isAlone[one] === 0) return;
    this.#isAlone[one] = 0;
    this.again.push(one);
  }
}

/** Each pool as a list: what comes before each place, and what after it. */
function neighbours({ pools }: Waiting): {
  readonly previous: Int32Array;
  readonly next: Int32Array;
} {
  const previous = new Int32Array(pools.length).fill(NONE);
  const next = new Int32Array(pools.length).fill(NONE);
  // The place that came last to each pool.
  const last: number[] = [];
  for (let place = 0; place < pools.length; place++) {
    const pool = pools[place] as number;
    const before = last[pool] ?? NONE;
    last[pool] = place;
    previous[place] = before;
    if (before !== NONE) next[before] = place;
  }
  return { previous, next };
}

/** The places of number `n` are `places[i]`, with `i` from `first[n]` up to `first[n + 1]`. */
function placesByWho({ who }: Waiting): {
  readonly places: Int32Array;
  readonly first: Int32Array;
} {
  let most = NONE;
  for (let place = 0; place < who.length; place++) most = Math.max(most, who[place] as number);
  const first = new Int32Array(most + 2);
  for (let place = 0; place < who.length; place++) {
    const after = (who[place] as number) + 1;
    first[after] = (first[after] as number) + 1;
  }
  for (let i = 1; i < first.length; i++) {
    first[i] = (first[i] as number) + (first[i - 1] as number);
  }
  const free = first.slice();
  const places = new Int32Array(who.length);
  for (let place = 0; place < who.length; place++) {
    const one = who[place] as number;
    const i = free[one] as number;
    free[one] = i + 1;
    places[i] = place;
  }
  return { places, first };
}
