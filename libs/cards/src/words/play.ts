import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/**
 * You play a card without paying its mana cost while the text is followed, if it can be played, whenever that is; a land
 * only in your turn, and as one of the lands of it (newer than TSP).
 */
export interface Play {
  readonly do: 'play';
  readonly what: Reference;
}

export const play = (what: Reference): Play => ({ do: 'play', what });

const word: Word<Play> = {
  text: ({ what }, say) =>
    say.act('you', 'play', `${say.noun(what).text} without paying its mana cost`),
  aim: ({ what }) => what,
};
export default word;
