import type { Reference } from '../language.ts';
import { ownersZone } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** In the next untap step of the player who controls the text, at the time at which permanents untap (6ED 302.1). */
export interface ReturnInUntap {
  readonly do: 'returnInUntap';
  readonly what: Reference;
}

export const returnInUntap = (what: Reference): ReturnInUntap => ({ do: 'returnInUntap', what });

const word: Word<ReturnInUntap> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `during your next untap step, as you untap your permanents, return ${noun.text} to ${ownersZone(noun, 'hand')}`;
  },
  aim: ({ what }) => what,
};
export default word;
