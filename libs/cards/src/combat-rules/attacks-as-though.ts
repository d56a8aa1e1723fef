import { type CombatRuleWord } from '../say/combat-rule.ts';

/** For attacking only (6ED Glossary: As though). */
export interface AttacksAsThough {
  readonly attacksAsThough: 'no Wall';
}

export const attacksAsThough = (what: 'no Wall'): AttacksAsThough => ({ attacksAsThough: what });

const word: CombatRuleWord<AttacksAsThough> = {
  text: () => ['may', 'attack as though it weren’t a Wall'],
};
export default word;
