import { creatures, type CombatRuleWord } from '../say/combat-rule.ts';
import { numberWord } from '../say/grammar.ts';

/** By how many creatures it can be blocked. */
export interface BlockedBy {
  readonly blockedBy: { readonly least?: number; readonly most?: number };
}

export const blockedBy = (number: BlockedBy['blockedBy']): BlockedBy => ({ blockedBy: number });

const word: CombatRuleWord<BlockedBy> = {
  text: ({ blockedBy: { least = 1, most } }) =>
    most === undefined
      ? ['can’t', `be blocked except by ${numberWord(least)} or more creatures`]
      : ['can’t', `be blocked by more than ${creatures(most)}`],
};
export default word;
