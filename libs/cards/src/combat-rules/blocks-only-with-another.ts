import { numberWord } from '../say/grammar.ts';
import { type CombatRuleWord } from '../say/combat-rule.ts';

/** It blocks only together with others. */
export interface BlocksOnlyWithAnother {
  /** One other creature at least, or so many. */
  readonly blocksOnlyWithAnother: true | number;
}

export const blocksOnlyWithAnother: BlocksOnlyWithAnother = { blocksOnlyWithAnother: true };

const word: CombatRuleWord<BlocksOnlyWithAnother> = {
  text: ({ blocksOnlyWithAnother: least }) => [
    'can’t',
    least === true
      ? 'block unless another creature blocks'
      : `block unless at least ${numberWord(least)} other creatures block`,
  ],
};
export default word;
