import { type CombatRuleWord } from '../say/combat-rule.ts';

/**
 * It must, if able (6ED 500.2); `be blocked by all`: by every creature that is able to block it; `block this`: the object whose
 * text it is.
 */
export interface Must {
  readonly must: 'attack' | 'block' | 'block this' | 'be blocked by all';
}

export const must = (what: Must['must']): Must => ({ must: what });

const word: CombatRuleWord<Must> = {
  text: ({ must: what }, self) =>
    what === 'be blocked by all'
      ? ['be', 'blocked by all creatures able to block it']
      : what === 'block this'
        ? ['block', `${self} if able`]
        : [what, 'if able'],
};
export default word;
