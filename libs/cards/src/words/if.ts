import type { Condition } from '../conditions.ts';
import type { Effect, Effects } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Done if the condition is true as the instruction is reached; otherwise something else. */
export interface If {
  readonly do: 'if';
  readonly condition: Condition;
  readonly effect: Effects;
  readonly otherwise?: Effects;
}

export const onlyWhen = (condition: Condition, ...effect: Effect[]): If => ({
  do: 'if',
  condition,
  effect,
});

const word: Word<If> = {
  text({ condition, effect, otherwise }, say) {
    const done = `if ${say.condition(condition)}, ${say.effects(effect)}`;
    return otherwise === undefined ? done : `${done}. Otherwise, ${say.effects(otherwise)}`;
  },
};
export default word;
