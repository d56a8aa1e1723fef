import { type CombatRuleWord } from '../say/combat-rule.ts';

/** No combat damage can be assigned to it. */
export interface IsAssignedNoDamage {
  readonly isAssignedNoDamage: true;
}

export const isAssignedNoDamage: IsAssignedNoDamage = { isAssignedNoDamage: true };

const word: CombatRuleWord<IsAssignedNoDamage> = {
  text: () => ['can’t', 'have combat damage assigned to it'],
};
export default word;
