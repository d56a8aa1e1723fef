import { filterText } from './filter-text.ts';
import type { CombatCost, CombatRule } from './language.ts';

/** A rule of combat as a predicate: `can’t block`. */
export function combatRuleText(rule: CombatRule): string {
  if ('cant' in rule) return rule.cant === 'be blocked' ? 'is unblockable' : `can’t ${rule.cant}`;
  if ('cantBlock' in rule) return `can’t block ${filterText(rule.cantBlock)}`;
  if ('cantBeBlockedBy' in rule) return `can’t be blocked by ${filterText(rule.cantBeBlockedBy)}`;
  if ('must' in rule) {
    if (rule.must === 'be blocked by all') return 'is blocked by all creatures able to block it';
    return `${rule.must}s if able`;
  }
  if ('attacksOnlyWithAnother' in rule) return 'can’t attack unless another creature attacks';
  if ('blockedBy' in rule) {
    const { least, most } = rule.blockedBy;
    if (most !== undefined) return `can’t be blocked by more than ${most} creatures`;
    return `can’t be blocked except by ${least ?? 1} or more creatures`;
  }
  if ('mayBlock' in rule) return `can block up to ${rule.mayBlock} creatures`;
  if ('isAssignedNoDamage' in rule) return 'can’t have combat damage assigned to it';
  if ('attacksWithoutTapping' in rule) return 'doesn’t tap to attack';
  if ('attacksAsThough' in rule) return 'may attack as though it weren’t a Wall';
  if ('blocksAsThough' in rule) return `may block as though it had ${rule.blocksAsThough}`;
  return `can’t ${rule.costsTo} unless its controller pays ${combatCostText(rule.pay)}`;
}

function combatCostText({ mana, life }: CombatCost): string {
  const parts = [
    ...(mana === undefined ? [] : [`{${mana}}`]),
    ...(life === undefined ? [] : [`${life} life`]),
  ];
  return parts.join(' and ');
}
