import type { CombatRule } from '../combat-rules/index.ts';
import { combatPredicate } from '../combat-text.ts';
import type { Watched } from '../language.ts';
import { upper } from '../say/grammar.ts';
import { clauseText } from '../say/modification.ts';
import { subjectOf, type StaticWord } from '../say/static.ts';

/** A rule of combat for creatures (6ED 500, 501): one of those below. */
export interface HasInCombat {
  readonly inCombat: CombatRule;
  readonly who: Watched;
}

const word: StaticWord<HasInCombat> = {
  text({ inCombat: rule, who }, say) {
    const does = [combatPredicate(rule)];
    return `${upper(clauseText({ subject: subjectOf(who, say), does }))}.`;
  },
};
export default word;
