/**
 * A small seeded generator (mulberry32) for what needs no proof: bots that choose, tests that try. Shuffles of
 * real games come from `chance.ts`.
 */
export interface Random {
  /** The next whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** True once in `n` times. */
  oneIn(n: number): boolean;
}

/** The generator that follows from a whole number. Equal seeds give equal numbers on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (limit: number): number => Math.floor((next() / 0x100000000) * limit);
  return {
    below,
    pick(items) {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
    oneIn: (n) => below(n) === 0,
  };
}
