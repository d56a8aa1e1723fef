import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** A permanent is flipped: the other side of its card counts from then on, for good (TSP 508.4). */
export interface Flip {
  readonly do: 'flip';
  readonly what: Reference;
}

export const flip = (what: Reference): Flip => ({ do: 'flip', what });

const word: Word<Flip> = {
  text: ({ what }, say) => `flip ${say.noun(what).text}`,
  aim: ({ what }) => what,
};
export default word;
