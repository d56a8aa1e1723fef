import { type CombatRuleWord } from '../say/combat-rule.ts';

/** Attacking doesn’t tap it (6ED 308.2). */
export interface AttacksWithoutTapping {
  readonly attacksWithoutTapping: true;
}

export const attacksWithoutTapping: AttacksWithoutTapping = { attacksWithoutTapping: true };

const word: CombatRuleWord<AttacksWithoutTapping> = {
  text: () => ['attack', 'without tapping'],
};
export default word;
