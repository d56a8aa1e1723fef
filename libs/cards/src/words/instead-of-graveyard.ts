import type { InsteadOfGraveyard as Elsewhere, Reference } from '../language.ts';
import { goesElsewhere } from '../say/elsewhere.ts';

import type { Word } from '../say/word.ts';
import { asPermanent } from '../say/noun.ts';

/** Should it be put into a graveyard this turn, it goes elsewhere. */
export interface GoInsteadOfGraveyard {
  readonly do: 'insteadOfGraveyard';
  readonly what: Reference;
  readonly goes: Elsewhere;
}

export const insteadOfGraveyard = (what: Reference, goes: Elsewhere): GoInsteadOfGraveyard => ({
  do: 'insteadOfGraveyard',
  what,
  goes,
});

const word: Word<GoInsteadOfGraveyard> = {
  text({ what, goes }, say, terms) {
    const noun = asPermanent(say.noun(what));
    return `if ${noun.text} would be put into a ${terms.graveyard} this turn, ${goesElsewhere(goes, terms)} instead`;
  },
  aim: ({ what }) => what,
};
export default word;
