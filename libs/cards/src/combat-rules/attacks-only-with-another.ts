import { type CombatRuleWord } from '../say/combat-rule.ts';

export interface AttacksOnlyWithAnother {
  readonly attacksOnlyWithAnother: true;
}

export const attacksOnlyWithAnother: AttacksOnlyWithAnother = { attacksOnlyWithAnother: true };

const word: CombatRuleWord<AttacksOnlyWithAnother> = {
  text: () => ['can’t', 'attack unless another creature attacks'],
};
export default word;
