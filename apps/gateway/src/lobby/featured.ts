import type { Match } from './match-of-events.ts';

/** How many matches are featured at a time. */
const FEATURED = 3;

/**
 * The matches that are offered first to spectators: those whose weaker player is the strongest, so that a
 * champion who plays a newcomer is none of them. Of the same strength, the newer ones.
 *
 * @param matches the newest first
 */
export function featuredAmong(matches: readonly Match[]): ReadonlySet<Match> {
  const strengthOf = ({ ratings }: Match): number => Math.min(...(ratings ?? [0]));
  const known = matches.filter(({ ratings }) => ratings !== undefined);
  known.sort((one, other) => strengthOf(other) - strengthOf(one));
  return new Set(known.slice(0, FEATURED));
}
