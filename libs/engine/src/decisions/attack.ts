import type { AttacksAsThough } from '@arbiter/cards';
import type { Illegality } from '../rules/illegality.ts';
import { bandsWithOther } from '../sight/bands-with-other.ts';
import { CombatRules } from '../sight/combat-rules.ts';
import type { Sight } from '../sight/sight.ts';
import type { OptionSpace } from '../spaces/index.ts';
import { hasPrice } from '../spaces/declaration-cost.ts';
import { opponentOf, type ObjectId } from '../state/basics.ts';
import { cant, companyOf, controlsLandOfType, must, declarationCostOf } from './combat-terms.ts';
import { byCommand } from './by-command.ts';

/** 6ED 308: which creatures attack, and in which bands. */
export const attack = byCommand({
  kind: 'attack',
  asks: 'attackDeclaration',
  space: ({ sight }) => attackSpace(sight),
});

/** Who may attack, in which bands, and what is asked of all of them together. */
export function attackSpace(sight: Sight): Extract<OptionSpace, { shape: 'attack' }> {
  const { active } = sight.game.turn;
  const rules = new CombatRules(sight);
  const attackers = sight.game.battlefield.filter(
    (id) =>
      sight.object(id).controller === active &&
      sight.isCreature(id) &&
      !cant(rules, id, 'attack') &&
      isAtHome(sight, id, opponentOf(active)) &&
      sight.rules.whoMayAttack(sight, id, asThough(rules, id)),
  );
  const banding = attackers.filter((id) => sight.hasKeyword(id, 'banding'));
  const groups = bandsWithOther(sight, attackers);
  const more = groups.length === 0 ? {} : { bandsWithOther: groups };
  const notAlone = attackers.filter((id) => rules.some(id, 'attacksOnlyWithAnother').length > 0);
  const company = companyOf(attackers, (id) =>
    rules.some(id, 'attacksOnlyWithAnother').map(({ rule }) => rule.attacksOnlyWithAnother),
  );
  const alone = attackers.filter((id) => rules.some(id, 'attacksOnlyAlone').length > 0);
  const cost = declarationCostOf(sight, rules, attackers, 'attack');
  // Nobody has to pay: who costs something need not attack (6ED silent; TSP 500.3).
  const required = attackers.filter((id) => must(rules, id, 'attack') && !hasPrice(cost, id));
  const most = rules.mostAttackers;
  const isFree = most === null && cost === undefined;
  if (isFree && notAlone.length + alone.length + required.length === 0) {
    return { shape: 'attack', attackers, banding, ...more };
  }
  const { inAttack } = sight.rules.requirements;
  return {
    shape: 'attack',
    attackers,
    banding,
    ...more,
    terms: {
      ...{ most, notAlone, required, requirements: inAttack },
      ...(company.length === 0 ? {} : { company }),
      ...(alone.length === 0 ? {} : { alone }),
      ...(cost === undefined ? {} : { cost }),
    },
  };
}

/** Why a creature may not be declared as an attacker at all: the rule's topic, and the reason in our words. */
export function attackIllegality(sight: Sight, id: ObjectId): Illegality | null {
  const rules = new CombatRules(sight);
  if (sight.inPlay(id) && cant(rules, id, 'attack')) {
    return { topic: 'combatRestriction', reason: 'it can’t attack' };
  }
  if (sight.inPlay(id) && !isAtHome(sight, id, opponentOf(sight.game.turn.active))) {
    return { topic: 'landhome', reason: 'the defending player controls no land of its type' };
  }
  return null;
}

/** 6ED Glossary: Landhome: it attacks only a player who controls a land of its type. */
export function isAtHome(sight: Sight, attacker: ObjectId, defender: 0 | 1): boolean {
  return sight
    .characteristics(attacker)
    .keywords.every(
      ({ ability }) =>
        ability.keyword !== 'landhome' || controlsLandOfType(sight, defender, ability.land),
    );
}

/** What it may be taken for as it attacks. */
const asThough = (
  rules: CombatRules,
  id: ObjectId,
): readonly AttacksAsThough['attacksAsThough'][] =>
  rules.some(id, 'attacksAsThough').map(({ rule }) => rule.attacksAsThough);
