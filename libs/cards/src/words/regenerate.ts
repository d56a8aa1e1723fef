import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** The next time it would be destroyed this turn, it is not (6ED 419.6b). */
export interface Regenerate {
  readonly do: 'regenerate';
  readonly what: Reference;
}

export const regenerate = (what: Reference): Regenerate => ({ do: 'regenerate', what });

const word: Word<Regenerate> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `regenerate ${noun.all ?? noun.text}`;
  },
  aim: ({ what }) => what,
};
export default word;
