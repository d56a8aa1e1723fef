import type { CardDefinition } from '@arbiter/cards';

/** Editions in which the counters of cumulative upkeep are age counters (TSP 502.13a). */
const COUNTS_AGE: ReadonlySet<string> = new Set(['TSP']);

/** The cards with the counters that their cumulative upkeeps have in an edition, also where they give one to others. */
export function withAgeCounters(
  cards: readonly CardDefinition[],
  edition: string,
): readonly CardDefinition[] {
  return COUNTS_AGE.has(edition) ? cards.map(aging) : cards;
}

/** The same with its cumulative upkeeps changed; itself if it has none. */
function aging<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map(aging);
    return parts.some((part, i) => part !== value[i]) ? (parts as T) : value;
  }
  const entries = Object.entries(value).map(
    ([key, part]) => [key, aging(part as unknown)] as const,
  );
  const isOne = 'keyword' in value && value.keyword === 'cumulative upkeep' && 'cost' in value;
  if (isOne) return { ...value, ...Object.fromEntries(entries), counter: 'age' };
  return entries.some(([key, part]) => part !== value[key as keyof T])
    ? { ...value, ...Object.fromEntries(entries) }
    : value;
}
