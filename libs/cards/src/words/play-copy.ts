import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';
import { exiled } from '../say/terms.ts';

/** A copy of a card is made where that is, and played from there without paying its mana cost (TSP 503.12). */
export interface PlayCopy {
  readonly do: 'playCopy';
  readonly what: Reference;
}

const word: Word<PlayCopy> = {
  text: ({ what }, say, terms) =>
    `copy ${typeof what === 'object' && 'exiledWith' in what ? `the card ${exiled(terms)} with ${say.noun(what.exiledWith).text}` : say.noun(what).text} and play the copy without paying its mana cost`,
  aim: ({ what }) => what,
};
export default word;
