import type { Condition } from '../conditions.ts';
import type { Effect, Effects } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Done, if it is so as the instruction is reached. */
export interface If {
  readonly do: 'if';
  readonly condition: Condition;
  readonly effect: Effects;
}

export const onlyWhen = (condition: Condition, ...effect: Effect[]): If => ({
  do: 'if',
  condition,
  effect,
});

const word: Word<If> = {
  text: ({ condition, effect }, say) => `if ${say.condition(condition)}, ${say.effects(effect)}`,
};
export default word;
