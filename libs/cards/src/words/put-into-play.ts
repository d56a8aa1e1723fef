import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Cards, from wherever they are, come into play; not by being played (6ED 214.9b). */
export interface PutIntoPlay {
  readonly do: 'putIntoPlay';
  readonly what: Reference;
  readonly under?: Reference;
}

export const putIntoPlay = (what: Reference): PutIntoPlay => ({ do: 'putIntoPlay', what });

const word: Word<PutIntoPlay> = {
  text({ what, under }, say, { intoPlay }) {
    const noun = say.noun(what);
    const whose = under === undefined ? '' : ` under ${say.noun(under).text}’s control`;
    return `put ${noun.all ?? noun.text} ${intoPlay}${whose}`;
  },
  aim: ({ what }) => what,
};
export default word;
