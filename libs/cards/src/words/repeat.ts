import type { Condition } from '../conditions.ts';
import type { Effects, Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Done once, and again as long as the condition is true after it or, with `may`, a player wants that. */
export interface Repeat {
  readonly do: 'repeat';
  readonly effect: Effects;
  readonly while?: Condition;
  /** Who decides whether it is done again. */
  readonly may?: Reference;
}

export const repeatWhile = (condition: Condition, ...effect: Effects): Repeat => ({
  do: 'repeat',
  effect,
  while: condition,
});

const word: Word<Repeat> = {
  text({ effect, while: condition, may }, say) {
    const done = say.effects(effect);
    const again =
      may === undefined
        ? 'repeat this process'
        : say.noun(may).number === 'you'
          ? 'you may repeat this process'
          : `${say.noun(may).text} may repeat this process`;
    const asked = condition === undefined ? again : `if ${say.condition(condition)}, ${again}`;
    return `${done}. ${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
  },
};
export default word;
