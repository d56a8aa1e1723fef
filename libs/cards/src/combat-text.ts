import { filterText } from './filter-text.ts';
import type { CombatCost, CombatRule } from './language.ts';
import { numberWord, thirdPerson } from './say/grammar.ts';

/** A rule of combat as a predicate of one creature: `can’t block`. */
export function combatRuleText(rule: CombatRule): string {
  const [verb, rest] = combatPredicate(rule);
  return `${thirdPerson(verb)} ${rest}`;
}

/** The verb in its base form, and what follows it. */
export function combatPredicate(rule: CombatRule): readonly [verb: string, rest: string] {
  if ('cant' in rule) {
    return rule.cant === 'be blocked' ? ['be', 'unblockable'] : ['can’t', rule.cant];
  }
  if ('cantBlock' in rule) return ['can’t', `block ${filterText(rule.cantBlock, 'many')}`];
  if ('cantBeBlockedBy' in rule) {
    return ['can’t', `be blocked by ${filterText(rule.cantBeBlockedBy, 'many')}`];
  }
  if ('must' in rule) {
    return rule.must === 'be blocked by all'
      ? ['be', 'blocked by all creatures able to block it']
      : [rule.must, 'if able'];
  }
  if ('attacksOnlyWithAnother' in rule) {
    return ['can’t', 'attack unless another creature attacks'];
  }
  if ('blockedBy' in rule) {
    const { least = 1, most } = rule.blockedBy;
    if (most === undefined) {
      return ['can’t', `be blocked except by ${numberWord(least)} or more creatures`];
    }
    return ['can’t', `be blocked by more than ${creatures(most)}`];
  }
  if ('mayBlock' in rule) return ['can', `block up to ${creatures(rule.mayBlock)}`];
  if ('isAssignedNoDamage' in rule) return ['can’t', 'have combat damage assigned to it'];
  if ('attacksWithoutTapping' in rule) return ['attack', 'without tapping'];
  if ('attacksAsThough' in rule) return ['may', 'attack as though it weren’t a Wall'];
  if ('blocksAsThough' in rule) return ['may', `block as though it had ${rule.blocksAsThough}`];
  const { costsTo, pay } = rule;
  return ['can’t', `${costsTo} unless its controller pays ${combatCostText(pay)}`];
}

const creatures = (count: number): string =>
  `${numberWord(count)} ${count === 1 ? 'creature' : 'creatures'}`;

function combatCostText({ mana, life }: CombatCost): string {
  const parts = [
    ...(mana === undefined ? [] : [`{${mana}}`]),
    ...(life === undefined ? [] : [`${life} life`]),
  ];
  return parts.join(' and ');
}
