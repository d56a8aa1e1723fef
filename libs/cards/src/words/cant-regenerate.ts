import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';
import { asPermanent } from '../say/noun.ts';

/** Whatever would regenerate it this turn does nothing. */
export interface CantRegenerate {
  readonly do: 'cantRegenerate';
  readonly what: Reference;
}

export const cantRegenerate = (what: Reference): CantRegenerate => ({ do: 'cantRegenerate', what });

const word: Word<CantRegenerate> = {
  text: ({ what }, say) =>
    say.states(asPermanent(say.noun(what)), 'can’t', 'be regenerated this turn'),
  aim: ({ what }) => what,
};
export default word;
