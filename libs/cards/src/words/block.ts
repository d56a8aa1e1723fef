import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** An effect has creatures block an attacker, which they were not declared to do (TSP 410.9c, d). */
export interface Block {
  readonly do: 'block';
  readonly what: Reference;
  /** The attacker. */
  readonly whom: Reference;
}

export const block = (what: Reference, whom: Reference): Block => ({ do: 'block', what, whom });

const word: Word<Block> = {
  text: ({ what, whom }, say) => say.states(say.noun(what), 'block', say.noun(whom).text),
  aim: ({ what }) => what,
};
export default word;
