import type { Amount } from '../amounts.ts';
import type { Cost } from '../costs.ts';
import type { Effect, Effects, Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Done, unless the player pays. */
export interface Unless {
  readonly do: 'unless';
  readonly who: Reference;
  readonly pays: Cost;
  /** How many times it must be paid. */
  readonly times?: Amount;
  readonly effect: Effects;
}

export const unless = (who: Reference, pays: Cost, ...effect: Effect[]): Unless => ({
  do: 'unless',
  who,
  pays,
  effect,
});

const word: Word<Unless> = {
  text({ who, pays, times, effect }, say) {
    const done = say.effects(effect);
    const often = times === undefined ? '' : say.forEach(times);
    return `${done} unless ${say.pays(who, pays)}${often}`;
  },
};
export default word;
