import { COMBAT_RULES, type CombatRule } from './combat-rules/index.ts';
import { wordIn } from './phrase.ts';
import type { CombatRuleWord, Predicate } from './say/combat-rule.ts';
import { thirdPerson } from './say/grammar.ts';

/** A rule of combat as a predicate of one creature: `can’t block`. */
export function combatRuleText(rule: CombatRule): string {
  const [verb, rest] = combatPredicate(rule);
  return `${thirdPerson(verb)} ${rest}`;
}

/** The verb in its base form, and what follows it. */
export function combatPredicate(rule: CombatRule, self = 'this permanent'): Predicate {
  const word: CombatRuleWord<CombatRule> = COMBAT_RULES[wordIn(COMBAT_RULES, rule)];
  return word.text(rule, self);
}
