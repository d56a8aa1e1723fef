import { numberWord } from '../say/grammar.ts';
import { type CombatRuleWord } from '../say/combat-rule.ts';

/** It attacks only together with others. */
export interface AttacksOnlyWithAnother {
  /** One other creature at least, or so many. */
  readonly attacksOnlyWithAnother: true | number;
}

export const attacksOnlyWithAnother: AttacksOnlyWithAnother = { attacksOnlyWithAnother: true };

const word: CombatRuleWord<AttacksOnlyWithAnother> = {
  text: ({ attacksOnlyWithAnother: least }) => [
    'can’t',
    least === true
      ? 'attack unless another creature attacks'
      : `attack unless at least ${numberWord(least)} other creatures attack`,
  ],
};
export default word;
