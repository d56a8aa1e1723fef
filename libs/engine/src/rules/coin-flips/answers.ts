import type { CoinFlips } from './question.ts';

/** No rule speaks of a call. */
export const flipsAreWonByChance: CoinFlips = () => undefined;

/** TSP 511.1: who flips calls heads or tails, and wins if the coin comes up so. */
export const flipsAreCalled: CoinFlips = (call) => call();
