import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** It regains its characteristics; nothing comes into play by it (TSP 504.5). */
export interface TurnFaceUp {
  readonly do: 'turnFaceUp';
  readonly what: Reference;
}

export const turnFaceUp = (what: Reference): TurnFaceUp => ({ do: 'turnFaceUp', what });

const word: Word<TurnFaceUp> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `turn ${noun.all ?? noun.text} face up`;
  },
  aim: ({ what }) => what,
};
export default word;
