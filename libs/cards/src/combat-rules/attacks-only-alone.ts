import { type CombatRuleWord } from '../say/combat-rule.ts';

/** Nothing else attacks with it. */
export interface AttacksOnlyAlone {
  readonly attacksOnlyAlone: true;
}

const word: CombatRuleWord<AttacksOnlyAlone> = {
  text: () => ['can', 'attack only alone'],
};
export default word;
