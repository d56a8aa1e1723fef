import { isPutAway } from '../say/found.ts';
import type { Reference } from '../language.ts';
import { ownPossessive, verbFor } from '../say/noun.ts';
import type { Move } from './move.ts';
import type { Word } from '../say/word.ts';

/** A player's library. */
export interface Shuffle {
  readonly do: 'shuffle';
  readonly who: Reference;
}

export const shuffle = (who: Reference): Shuffle => ({ do: 'shuffle', who });

const word: Word<Shuffle> = {
  text({ who }, say) {
    const noun = say.noun(who);
    if (say.previous?.do === 'move' && say.previous.to === 'library') {
      if (isShuffledInto(say.previous, who)) return { joins: '' };
      const verb = who === 'you' ? 'shuffle' : `${noun.text} ${verbFor(noun, 'shuffle')}`;
      return { joins: `, then ${verb} it` };
    }
    if (who === 'you' && isPutAway(say)) return { joins: ', then shuffle your library' };
    const library = `${ownPossessive(noun)} library`;
    return who === 'you' ? `shuffle ${library}` : say.states(noun, 'shuffle', library);
  },
  aim: ({ who }) => who,
};
export default word;

/** It goes into the library of the one who shuffles it: said at once. */
export function isShuffledInto({ what, to }: Move, who: Reference): boolean {
  if (to !== 'library' || typeof who !== 'object' || !('ownerOf' in who)) return false;
  return JSON.stringify(who.ownerOf) === JSON.stringify(what);
}
