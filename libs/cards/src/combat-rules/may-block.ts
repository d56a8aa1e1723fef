import { creatures, type CombatRuleWord } from '../say/combat-rule.ts';

/** How many attackers it may block. */
export interface MayBlock {
  readonly mayBlock: number | 'any number';
}

export const mayBlock = (count: MayBlock['mayBlock']): MayBlock => ({ mayBlock: count });

const word: CombatRuleWord<MayBlock> = {
  text: ({ mayBlock: count }) => [
    'can',
    count === 2
      ? 'block an additional creature'
      : count === 'any number'
        ? 'block any number of creatures'
        : `block up to ${creatures(count)}`,
  ],
};
export default word;
