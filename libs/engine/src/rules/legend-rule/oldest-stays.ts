import type { LegendRule } from './question.ts';

/** 6ED 420.5e: the one that was there first stays; if two were, none does. */
export const oldestStays: LegendRule = (sight, namesakes) => {
  const since = (id: number): number => sight.object(id).timestamp;
  const first = Math.min(...namesakes.map(since));
  const oldest = namesakes.filter((id) => since(id) === first);
  return oldest.length > 1 ? namesakes : namesakes.filter((id) => id !== oldest[0]);
};
