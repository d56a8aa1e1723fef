import type { Reference } from '../language.ts';
import { article } from '../say/grammar.ts';
import type { Word } from '../say/word.ts';

/** From one permanent to another; without the counter nothing happens (6ED Glossary: Move). */
export interface MoveCounter {
  readonly do: 'moveCounter';
  readonly counter: string;
  readonly from: Reference;
  readonly to: Reference;
}

export const moveCounter = (counter: string, from: Reference, to: Reference): MoveCounter => ({
  do: 'moveCounter',
  counter,
  from,
  to,
});

const word: Word<MoveCounter> = {
  text: ({ counter, from, to }, say) =>
    `move ${article(`${counter} counter`)} from ${say.noun(from).text} to ${say.noun(to).text}`,
  aim: ({ to }) => to,
};
export default word;
