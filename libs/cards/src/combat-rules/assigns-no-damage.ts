import { type CombatRuleWord } from '../say/combat-rule.ts';

/** It assigns no combat damage. */
export interface AssignsNoDamage {
  readonly assignsNoDamage: true;
}

export const assignsNoDamage: AssignsNoDamage = { assignsNoDamage: true };

const word: CombatRuleWord<AssignsNoDamage> = {
  text: () => ['assign', 'no combat damage'],
};
export default word;
