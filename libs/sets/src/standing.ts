import { cardNamed } from './cards.ts';
import { releaseOf } from './names.ts';
import { suggestionsFor } from './suggestions.ts';

/** Whether a card of that name can be played. */
export type Standing =
  | { readonly standing: 'works'; readonly name: string }
  | { readonly standing: 'not yet working' | 'not in the edition'; readonly name: string }
  | { readonly standing: 'unknown' };

/**
 * How a name stands in an edition.
 *
 * @param written as somebody wrote it: any case, either apostrophe, with accents or without
 * @param until ISO date of the edition's rulebook: cards that first came out later are not in it
 */
export function standingOf(written: string, until: string): Standing {
  const known = releaseOf(written);
  const name = known?.name ?? written;
  if (known !== undefined && known.released > until)
    return { standing: 'not in the edition', name };
  const card = cardNamed(name);
  if (card !== undefined) return { standing: 'works', name: card.name };
  return known === undefined ? { standing: 'unknown' } : { standing: 'not yet working', name };
}

/** A pool of cards, asked by name. */
export interface CardPool {
  readonly standingOf: (written: string) => Standing;
  /** Names that somebody may have meant. */
  readonly suggestionsFor: (written: string) => readonly string[];
  /** ISO date of the edition's rulebook, if it is that of one. */
  readonly until?: string;
}

/** The cards of an edition. @param until ISO date of its rulebook */
export const poolOf = (until: string): CardPool => ({
  standingOf: (written) => standingOf(written, until),
  suggestionsFor: (written) => suggestionsFor(written, until),
  until,
});
