import type { Reference } from '../language.ts';
import { ownPossessive, verbFor } from '../say/noun.ts';
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
      const verb = who === 'you' ? 'shuffle' : `${noun.text} ${verbFor(noun, 'shuffle')}`;
      return { joins: `, then ${verb} it` };
    }
    const library = `${ownPossessive(noun)} library`;
    return who === 'you' ? `shuffle ${library}` : say.states(noun, 'shuffle', library);
  },
  aim: ({ who }) => who,
};
export default word;
