import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Creatures neither attack nor block any more, nor are they blocked (6ED Glossary: Removed from Combat). */
export interface RemoveFromCombat {
  readonly do: 'removeFromCombat';
  readonly what: Reference;
}

export const removeFromCombat = (what: Reference): RemoveFromCombat => ({
  do: 'removeFromCombat',
  what,
});

const word: Word<RemoveFromCombat> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `remove ${noun.all ?? noun.text} from combat`;
  },
  aim: ({ what }) => what,
};
export default word;
