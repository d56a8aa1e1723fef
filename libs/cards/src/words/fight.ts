import type { Reference } from '../language.ts';
import { many } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** Two creatures deal damage to each other, both at once, as much as their power is. */
export interface Fight {
  readonly do: 'fight';
  readonly of: Reference;
  readonly and: Reference;
}

export const fight = (of: Reference, and: Reference): Fight => ({ do: 'fight', of, and });

const word: Word<Fight> = {
  text({ of, and }, say) {
    const both = `${say.noun(of).text} and ${say.noun(and).text}`;
    return say.states(many(both), 'deal', 'damage to each other, each as much as its power');
  },
  aim: ({ and }) => and,
};
export default word;
