import { seededRandom } from '@arbiter/kernel';

/** Somebody who comes to the queue. */
export interface Arrival {
  readonly id: number;
  /** Milliseconds since the simulation began. */
  readonly at: number;
  readonly rating: number;
}

/** Whom a way of pairing brings together, of those who wait at some time (milliseconds since the simulation began). */
export type Round = (
  waiting: readonly Arrival[],
  now: number,
) => (readonly [first: Arrival, second: Arrival])[];

/** What came of a queue: of each player who was paired the wait in milliseconds, of each pair the gap in rating. */
export interface Outcome {
  readonly waits: readonly { readonly rating: number; readonly wait: number }[];
  readonly gaps: readonly number[];
  readonly left: number;
}

/** How ratings are spread about 1500. */
const SPREAD = 200;

/**
 * Players who come at random, `rate` a second on average (a Poisson process), with normally distributed ratings about
 * 1500. Equal seeds give equal arrivals.
 */
export function arrivals(players: number, rate: number, seed: number): Arrival[] {
  const random = seededRandom(seed);
  const unit = (): number => (random.below(0x1000000) + 1) / 0x1000001;
  let at = 0;
  return Array.from({ length: players }, (_, id) => {
    at += (-Math.log(unit()) / rate) * 1_000;
    const normal = Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
    return { id, at, rating: 1500 + SPREAD * normal };
  });
}

/**
 * Lets players come and be paired until the last has come, with a round at each arrival and each tick.
 *
 * @param tick milliseconds between rounds
 * @param onlyTicks whether there is a round at each tick alone, as with waves
 */
export function simulate(
  coming: readonly Arrival[],
  round: Round,
  tick: number,
  onlyTicks = false,
): Outcome {
  const waiting = new Map<number, Arrival>();
  const waits: Outcome['waits'][number][] = [];
  const gaps: number[] = [];
  const pair = (now: number): void => {
    for (const players of round([...waiting.values()], now)) {
      gaps.push(Math.abs(players[0].rating - players[1].rating));
      for (const { id, rating, at } of players) {
        waiting.delete(id);
        waits.push({ rating, wait: now - at });
      }
    }
  };
  let next = tick;
  for (const one of coming) {
    for (; next <= one.at; next += tick) pair(next);
    waiting.set(one.id, one);
    if (!onlyTicks) pair(one.at);
  }
  return { waits, gaps, left: waiting.size };
}

/** The value below which this part of the values lies; 0 for none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}
