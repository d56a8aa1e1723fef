import { type CombatRuleWord } from '../say/combat-rule.ts';

/** Its controller may have all of its combat damage go where it would if it weren't blocked (TSP 310.2e). */
export interface AssignsAsUnblocked {
  readonly assignsAsUnblocked: true;
}

export const assignsAsUnblocked: AssignsAsUnblocked = { assignsAsUnblocked: true };

const word: CombatRuleWord<AssignsAsUnblocked> = {
  text: () => ['may', 'assign its combat damage as though it weren’t blocked'],
};
export default word;
