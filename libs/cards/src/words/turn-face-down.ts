import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** It becomes a 2/2 creature without a name, a text, subtypes or a mana cost (TSP 502.26e). */
export interface TurnFaceDown {
  readonly do: 'turnFaceDown';
  readonly what: Reference;
}

export const turnFaceDown = (what: Reference): TurnFaceDown => ({ do: 'turnFaceDown', what });

const word: Word<TurnFaceDown> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `turn ${noun.all ?? noun.text} face down`;
  },
  aim: ({ what }) => what,
};
export default word;
