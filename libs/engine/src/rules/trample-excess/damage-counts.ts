import type { TrampleExcess } from './question.ts';

/** TSP 502.9b, e: damage that it has already counts, and so does what others assign at the same time. */
export const damageOnItCounts: TrampleExcess = (toughness, marked, planned) =>
  Math.max(0, toughness - marked - planned);
