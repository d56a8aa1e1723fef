import type { Condition } from '../conditions.ts';
import type { Effects, Reference } from '../language.ts';
import { upper } from '../say/grammar.ts';
import type { Word } from '../say/word.ts';
import { stakesOf } from './note.ts';

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
    const staked = stakesOf(say.previous, effect);
    const [flips, results] = flipsAt(staked ?? effect);
    const done = [flips, results]
      .filter((part) => part.length > 0)
      .map((part, i) => (i === 0 ? say.effects(part) : upper(say.effects(part))))
      .join('. ');
    const doubled = staked === null ? '' : ', doubling the stakes each time';
    const who = may === undefined ? '' : `${say.noun(may).text} may `;
    const again = `${who}repeat this process${doubled}`;
    const asked = condition === undefined ? again : `if ${say.condition(condition)}, ${again}`;
    return `${done}. ${upper(asked)}`;
  },
};
export default word;

/** Coins are flipped in a sentence of their own. */
function flipsAt(effects: Effects): readonly [Effects, Effects] {
  const at = effects.findIndex(({ do: word }) => word !== 'flipCoin' && word !== 'tossCoin');
  return at === -1 ? [effects, []] : [effects.slice(0, at), effects.slice(at)];
}
