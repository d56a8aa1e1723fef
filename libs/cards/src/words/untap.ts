import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Nothing happens to what is untapped already. */
export interface Untap {
  readonly do: 'untap';
  readonly what: Reference;
}

export const untap = (what: Reference): Untap => ({ do: 'untap', what });

const word: Word<Untap> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `untap ${noun.all ?? noun.text}`;
  },
  aim: ({ what }) => what,
};
export default word;
