import { type CombatRuleWord } from '../say/combat-rule.ts';

export interface AttacksWithoutTapping {
  readonly attacksWithoutTapping: true;
}

export const attacksWithoutTapping: AttacksWithoutTapping = { attacksWithoutTapping: true };

const word: CombatRuleWord<AttacksWithoutTapping> = {
  text: () => ['attack', 'without tapping'],
};
export default word;
