import { type CombatRuleWord } from '../say/combat-rule.ts';

export interface BlocksOnlyWithAnother {
  readonly blocksOnlyWithAnother: true;
}

export const blocksOnlyWithAnother: BlocksOnlyWithAnother = { blocksOnlyWithAnother: true };

const word: CombatRuleWord<BlocksOnlyWithAnother> = {
  text: () => ['can’t', 'block unless another creature blocks'],
};
export default word;
