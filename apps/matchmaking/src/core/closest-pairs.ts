/**
 * Those who wait, by their numbers from 0, at their places: one for each pool in which somebody looks for an opponent. Places
 * are numbered in order of the rating that counts there, so that neighbours lie side by side in memory, too.
 */
export interface Waiting {
  /** Who stands at a place; of whoever stands at several, one is paired at most, and never with another. */
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
  /** 1 at the places of those who may have some: if neither of two has, nobody is asked about them. */
  readonly has: Uint8Array;
}

/** No place. */
export const NONE = -1;

/**
 * Pairs of those who are close to each other in rating, each in one pair at most. Some choose first, one after the other, each
 * the closest who will do. Of the others the closest two are paired first; of pairs that are as close, the one with fewer
 * between them, then the one farther down. Whoever is left alone could be paired with nobody else who is.
 *
 * Two are the closest of all who are left in their turn if and only if each is the best for the other: so nothing is sorted by
 * how close it is, but one goes from somebody to the best for them, and on to the best for those, until two are the best for
 * each other. On the way it only gets closer, so it ends; and whom one came by waits on it. That takes time in proportion to the
 * number of places, and of those who may not be paired though their ratings are that close: each two of these meet once.
 *
 * @param first who chooses first, in order
 * @returns of each place the one that it is paired with, of the same pool, or `NONE`
 */
export function closestPairs(
  waiting: Waiting,
  aversions: Aversions,
  first: Iterable<number> = [],
): Int32Array {
  const { who } = waiting;
  const line = new Line(waiting, aversions);
  for (const one of first) {
    if (line.looks(one)) line.pairs();
    else line.leave(one);
  }
  line.measure();
  // Those on the way.
  const way: number[] = [];
  for (let start = 0; start < who.length; start++) {
    way.push(who[start] as number);
    while (way.length > 0) {
      if (!line.looks(way[way.length - 1] as number)) {
        way.pop();
        continue;
      }
      const other = who[line.best] as number;
      if (way[way.length - 2] !== other) {
        way.push(other);
        continue;
      }
      way.length -= 2;
      line.pairs();
    }
  }
  return line.paired;
}

/** Those who are left, each pool in a line. Numbers are read from arrays, and nothing is made, for each of so many. */
class Line {
  readonly paired: Int32Array;
  /** Where the one who looked stands, and who is best for them. */
  place = NONE;
  best = NONE;
  #cost = Infinity;
  /** The most that anybody who is left adds to how far apart a pair may be. */
  #most = Infinity;

  readonly #ratings: Float64Array;
  readonly #reaches: Float64Array;
  readonly #who: Uint32Array;
  readonly #up: Side;
  readonly #down: Side;
  readonly #places: Int32Array;
  readonly #first: Int32Array;
  readonly #isGone: Uint8Array;
  readonly #aversions: Aversions;

  constructor(waiting: Waiting, aversions: Aversions) {
    const { previous, next } = neighbours(waiting);
    const { places, first } = placesByWho(waiting);
    this.#ratings = waiting.ratings;
    this.#reaches = waiting.reaches;
    this.#who = waiting.who;
    this.#up = { after: next, from: next.slice() };
    this.#down = { after: previous, from: previous.slice() };
    this.#places = places;
    this.#first = first;
    this.paired = new Int32Array(places.length).fill(NONE);
    this.#isGone = new Uint8Array(places.length);
    this.#aversions = aversions;
  }

  /** Finds out how far those who are left may look, at most. */
  measure(): void {
    let most = 0;
    for (let place = 0; place < this.#reaches.length; place++) {
      if (this.#isGone[place] === 0) most = Math.max(most, this.#reaches[place] as number);
    }
    this.#most = most;
  }

  /** Looks for the best for somebody, wherever they stand. @returns false if nobody will do, or they are gone */
  looks(one: number): boolean {
    this.best = NONE;
    this.#cost = Infinity;
    const end = this.#first[one + 1] as number;
    for (let i = this.#first[one] as number; i < end; i++) {
      const place = this.#places[i] as number;
      if (this.#isGone[place] === 1) return false;
      this.#looksTo(this.#up, place);
      this.#looksTo(this.#down, place);
    }
    return this.best !== NONE;
  }

  #looksTo({ after, from }: Side, place: number): void {
    const [who, ratings, reaches] = [this.#who, this.#ratings, this.#reaches];
    const { has, between } = this.#aversions;
    const one = who[place] as number;
    const rating = ratings[place] as number;
    const reach = reaches[place] as number;
    const hasAversions = has[place] as number;
    let isNobodyYet = true;
    let other = this.#left(after, from[place] as number);
    for (; other !== NONE; other = this.#left(after, after[other] as number)) {
      const gap = Math.abs((ratings[other] as number) - rating);
      // Nobody farther away than the best one costs can be better.
      if (gap >= this.#cost && !this.#isBetter(gap, place, other)) break;
      if (gap > reach + this.#most) {
        other = NONE;
        break;
      }
      const most = reach + (reaches[other] as number);
      if (gap > most || who[other] === one) continue;
      const averse = (hasAversions | (has[other] as number)) === 0 ? 0 : between(place, other);
      const cost = gap + averse;
      if (cost > most || averse === Infinity) continue;
      if (isNobodyYet) from[place] = other;
      isNobodyYet = false;
      if (!this.#isBetter(cost, place, other)) continue;
      this.place = place;
      this.best = other;
      this.#cost = cost;
    }
    if (isNobodyYet) from[place] = other;
  }

  /** Whether a pair is better than the best so far. All agree on which of two is, so nobody goes in circles. */
  #isBetter(cost: number, place: number, other: number): boolean {
    if (cost !== this.#cost) return cost < this.#cost;
    const between = Math.abs(place - other) - Math.abs(this.place - this.best);
    return between === 0 ? Math.min(place, other) < Math.min(this.place, this.best) : between < 0;
  }

  /** The first place from here on in a direction that somebody stands at who is left. */
  #left(after: Int32Array, from: number): number {
    const isGone = this.#isGone;
    let place = from;
    while (place !== NONE && isGone[place] === 1) {
      const next = after[place] as number;
      // Who comes by next time goes past two at once.
      if (next !== NONE && isGone[next] === 1) after[place] = after[next] as number;
      place = next;
    }
    return place;
  }

  /** Pairs the one who looked with the best for them. */
  pairs(): void {
    const { place, best } = this;
    this.paired[place] = best;
    this.paired[best] = place;
    this.leave(this.#who[place] as number);
    this.leave(this.#who[best] as number);
  }

  /** Takes somebody out, who is paired or whom nobody will do for. */
  leave(one: number): void {
    const end = this.#first[one + 1] as number;
    for (let i = this.#first[one] as number; i < end; i++) {
      this.#isGone[this.#places[i] as number] = 1;
    }
  }
}

/** What lies on one side of each place. */
interface Side {
  /** What comes next, be it left or not. */
  readonly after: Int32Array;
  /** Where looking starts: nobody before that will do, ever. */
  readonly from: Int32Array;
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
