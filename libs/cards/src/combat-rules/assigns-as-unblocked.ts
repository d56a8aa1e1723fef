import { type CombatRuleWord } from '../say/combat-rule.ts';

/**
 * Its controller may have all of its combat damage go where it would if it weren't blocked (TSP 310.2e); `always`: it goes
 * there, whether its controller likes it or not.
 */
export interface AssignsAsUnblocked {
  readonly assignsAsUnblocked: true | 'always';
}

export const assignsAsUnblocked: AssignsAsUnblocked = { assignsAsUnblocked: true };

const word: CombatRuleWord<AssignsAsUnblocked> = {
  text: ({ assignsAsUnblocked: when }) =>
    when === 'always'
      ? ['assign', 'its combat damage as though it weren’t blocked']
      : ['may', 'assign its combat damage as though it weren’t blocked'],
};
export default word;
