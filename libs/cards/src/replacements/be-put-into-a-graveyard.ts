import type { Watched } from '../language.ts';
import { goesElsewhere } from '../say/elsewhere.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { watched } from '../say/trigger.ts';

/** Where a card goes that would go to a graveyard. */
export type InsteadOfGraveyard = 'exile' | 'hand' | 'library' | 'shuffled into the library';

/** A card goes elsewhere (6ED 419.5). */
export interface BePutIntoAGraveyard {
  readonly would: 'be put into a graveyard';
  readonly what: Watched | 'any card';
  readonly goes: InsteadOfGraveyard;
}

const word: ReplacementWord<BePutIntoAGraveyard> = {
  text({ what, goes }, say, terms) {
    if (typeof what === 'object' && 'ownedBy' in what && what.ownedBy === 'you') {
      return `If a card would be put into your ${terms.graveyard}, ${goesElsewhere(goes, terms)} instead.`;
    }
    const which = what === 'any card' ? 'a card' : watched(what, say);
    return `If ${which} would be put into a ${terms.graveyard}, ${goesElsewhere(goes, terms)} instead.`;
  },
};
export default word;
