import { type CombatRuleWord } from '../say/combat-rule.ts';

/** It were no Wall, or had been under its controller's control all the time. */
type AsThough = 'no Wall' | 'haste';

/** It attacks as though it were no Wall, or had haste; for anything else it is as it is (6ED Glossary: As though). */
export interface AttacksAsThough {
  readonly attacksAsThough: AsThough;
}

export const attacksAsThough = (what: AsThough): AttacksAsThough => ({ attacksAsThough: what });

const word: CombatRuleWord<AttacksAsThough> = {
  text: ({ attacksAsThough: what }) => [
    'may',
    `attack as though it ${what === 'haste' ? 'had haste' : 'weren’t a Wall'}`,
  ],
};
export default word;
