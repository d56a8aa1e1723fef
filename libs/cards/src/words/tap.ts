import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Nothing happens to what is tapped already. */
export interface Tap {
  readonly do: 'tap';
  readonly what: Reference;
}

export const tap = (what: Reference): Tap => ({ do: 'tap', what });

const word: Word<Tap> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `tap ${noun.all ?? noun.text}`;
  },
  aim: ({ what }) => what,
};
export default word;
