import type { Watched } from '../language.ts';
import { upper } from '../say/grammar.ts';
import { verbFor } from '../say/noun.ts';
import { subjectOf, type StaticWord } from '../say/static.ts';

/** No local enchantment can be on it, and those that are there are put into the graveyard (6ED 420.5e). */
export interface CantBeEnchanted {
  readonly cantBeEnchanted: Watched;
  /** The one whose text it is may be on it all the same. */
  readonly byOthers?: true;
}

const word: StaticWord<CantBeEnchanted> = {
  text({ cantBeEnchanted: what, byOthers }, say) {
    const subject = subjectOf(what, say);
    const by = byOthers === true ? ' by other local enchantments' : '';
    return `${upper(subject.text)} ${verbFor(subject, 'can’t')} be enchanted${by}.`;
  },
};
export default word;
