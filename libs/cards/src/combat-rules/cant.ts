import { type CombatRuleWord } from '../say/combat-rule.ts';

/** What it can’t do (6ED 500.2, 501). */
export interface Cant {
  readonly cant: 'attack' | 'block' | 'be blocked';
}

export const cant = (what: Cant['cant']): Cant => ({ cant: what });

const word: CombatRuleWord<Cant> = {
  text: ({ cant: what }) => (what === 'be blocked' ? ['be', 'unblockable'] : ['can’t', what]),
};
export default word;
