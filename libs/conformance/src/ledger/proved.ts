import type { LedgerEntry } from './ledger.ts';

/** How the clauses that are proved now differ from those that the repository's list has. */
export interface ProvedChange {
  /** On the list, and not proved any more: nor do they, if they were split or taken out, exist as such. */
  readonly lost: readonly string[];
  /** Proved, and not on the list yet. */
  readonly gained: readonly string[];
}

/** Ids of the clauses that are proved, in the order of the rulebooks. */
export function provedIds(entries: readonly LedgerEntry[]): string[] {
  return entries.flatMap(({ clauses }) =>
    clauses.filter(({ state }) => state === 'proved').map(({ id }) => id),
  );
}

/**
 * Compares what is proved with the list.
 * @param listed ids of clauses that were proved when the list was last written
 */
export function compareProved(
  entries: readonly LedgerEntry[],
  listed: readonly string[],
): ProvedChange {
  const proved = new Set(provedIds(entries));
  const before = new Set(listed);
  return {
    lost: listed.filter((id) => !proved.has(id)),
    gained: [...proved].filter((id) => !before.has(id)),
  };
}
