import { cardNamed } from './index.ts';
import { releaseOf } from './names.ts';

/** Whether a card of that name can be played. */
export type Standing =
  | { readonly standing: 'works'; readonly name: string; readonly basic: boolean }
  | { readonly standing: 'not yet working' | 'not in the edition'; readonly name: string }
  | { readonly standing: 'unknown' };

/**
 * How a name stands in an edition.
 *
 * @param written as somebody wrote it: any case, either apostrophe
 * @param until ISO date of the edition's rulebook: cards that first came out later are not in it
 */
export function standingOf(written: string, until: string): Standing {
  const known = releaseOf(written);
  const name = known?.name ?? written;
  if (known !== undefined && known.released > until)
    return { standing: 'not in the edition', name };
  const card = cardNamed(name);
  if (card !== undefined) {
    return { standing: 'works', name, basic: card.supertypes?.includes('Basic') ?? false };
  }
  return known === undefined ? { standing: 'unknown' } : { standing: 'not yet working', name };
}
