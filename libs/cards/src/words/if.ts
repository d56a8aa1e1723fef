import type { Condition } from '../conditions.ts';
import type { Effect, Effects } from '../language.ts';
import { anyPlayerText } from '../say/any-player.ts';
import { drainedText } from '../say/drained.ts';
import type { Say, Word } from '../say/word.ts';

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
  text({ condition, effect, otherwise }, say, terms) {
    const offered = anyPlayerText(condition, effect, otherwise ?? [], say, terms);
    if (offered !== null) return offered;
    const drained = drainedText(condition, effect, otherwise ?? [], say);
    if (drained !== null) return drained;
    if (isOfChoice(condition, say) && otherwise !== undefined) {
      return `${say.effects(effect)}. If you can’t, ${say.effects(otherwise)}`;
    }
    const done = `if ${say.condition(condition)}, ${say.effects(effect)}`;
    return otherwise === undefined ? done : `${done}. Otherwise, ${say.effects(otherwise)}`;
  },
};
export default word;

/** Whether there was something to choose: it is done with what you choose, unless you can't. */
const isOfChoice = (condition: Condition, { previous }: Pick<Say, 'previous'>): boolean =>
  previous?.do === 'choose' &&
  previous.who === undefined &&
  typeof condition === 'object' &&
  'did' in condition &&
  condition.did === previous.as;
