import { creatures, type CombatRuleWord } from '../say/combat-rule.ts';

/** How many attackers it may block. */
export interface MayBlock {
  readonly mayBlock: number;
}

export const mayBlock = (count: number): MayBlock => ({ mayBlock: count });

const word: CombatRuleWord<MayBlock> = {
  text: ({ mayBlock: count }) => [
    'can',
    count === 2 ? 'block an additional creature' : `block up to ${creatures(count)}`,
  ],
};
export default word;
