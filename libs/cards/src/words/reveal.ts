import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** To all players. */
export interface Reveal {
  readonly do: 'reveal';
  readonly what: Reference;
}

export const reveal = (what: Reference): Reveal => ({ do: 'reveal', what });

const word: Word<Reveal> = {
  text({ what }, say) {
    const { text } = say.noun(what);
    return say.previous?.do === 'search' ? { joins: ` and reveal ${text}` } : `reveal ${text}`;
  },
  aim: ({ what }) => what,
};
export default word;
