import { OpenMatches, type KeptMatch } from './open-matches.ts';

/** The matches that these entries are of, by their ids. Inverse of `textOf`, match by match. */
export function matchesOf(entries: ReadonlyMap<string, string>): OpenMatches {
  const parsed = [...entries].map(([id, text]) => [id, JSON.parse(text) as KeptMatch] as const);
  const ended = ([, kept]: (typeof parsed)[number]): number =>
    typeof kept === 'number' ? kept : 0;
  const matches = new OpenMatches();
  for (const [id, kept] of parsed.sort((one, other) => ended(one) - ended(other))) {
    matches.restore(id, kept);
  }
  return matches;
}

/** What is known of a match, as it is now, as text to be made later; null: nothing. */
export function textOf(matches: OpenMatches, id: string): (() => string) | null {
  const kept = matches.match(id);
  return kept === undefined ? null : () => JSON.stringify(kept);
}
