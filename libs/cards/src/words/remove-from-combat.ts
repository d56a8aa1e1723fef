import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Creatures neither attack nor block any more, nor are they blocked (6ED Glossary: Removed from Combat). */
export interface RemoveFromCombat {
  readonly do: 'removeFromCombat';
  readonly what: Reference;
  /** What nothing else has blocked in this combat becomes unblocked (TSP 309.2f). */
  readonly unblocks?: true;
}

export const removeFromCombat = (what: Reference): RemoveFromCombat => ({
  do: 'removeFromCombat',
  what,
});

const word: Word<RemoveFromCombat> = {
  text({ what, unblocks }, say) {
    const noun = say.noun(what);
    const removed = `remove ${noun.all ?? noun.text} from combat`;
    return unblocks === true ? `${removed}, and ${WHAT_IT_BLOCKED} become unblocked` : removed;
  },
  aim: ({ what }) => what,
};
export default word;

const WHAT_IT_BLOCKED = 'creatures it was blocking that no other creature has blocked this combat';
