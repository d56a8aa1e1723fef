import type { Condition } from '../conditions.ts';
import type { Effects } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Done once, and again as long as the condition is true after it. */
export interface Repeat {
  readonly do: 'repeat';
  readonly effect: Effects;
  readonly while: Condition;
}

export const repeatWhile = (condition: Condition, ...effect: Effects): Repeat => ({
  do: 'repeat',
  effect,
  while: condition,
});

const word: Word<Repeat> = {
  text: ({ effect, while: condition }, say) =>
    `${say.effects(effect)}. If ${say.condition(condition)}, repeat this process`,
};
export default word;
