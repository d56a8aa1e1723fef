import { manaTotal, plainKeyword } from '@arbiter/cards';
import type { Illegality } from '../../rules/illegality.ts';
import type { BlockSpace, BlockTerms } from '../../options/spaces/block.ts';
import { hasPrice, type Toll } from '../../options/spaces/toll.ts';
import { manaSources, type ManaSource } from '../../paying/mana-budget.ts';
import type { OptionSpace } from '../../options/spaces.ts';
import { CombatRules } from '../../sight/combat-rules.ts';
import { fits, matches } from '../../sight/filters.ts';
import { qualitiesKeptOff } from '../../sight/protection.ts';
import { seeing, type Seen } from '../../sight/seen.ts';
import type { Sight } from '../../sight/sight.ts';
import { opponentOf, type ObjectId } from '../../state/basics.ts';
import type { StepAction } from './step-action.ts';

/** 6ED 308: the active player declares attackers, and is asked if any creature may attack. */
export const declareAttackers: StepAction = (work) => {
  if (work.game.combat === null) {
    if (attackSpace(work).attackers.length > 0) {
      work.ask(work.game.turn.active, { kind: 'attack' }, 'attackDeclaration');
      return 'waits';
    }
    work.emit('AttackersDeclared', 'noAttack', { bands: [] });
  }
  // 6ED 308.4: without attackers the rest of this step is skipped.
  return work.game.combat?.attackers.length === 0 ? 'stepIsOver' : 'done';
};

/** 6ED 309: the defending player declares blockers, and is asked if any creature may block. */
export const declareBlockers: StepAction = (work) => {
  if (work.game.combat?.blockersDeclared === true) return 'done';
  if (blockSpace(work).blockers.length > 0) {
    work.ask(opponentOf(work.game.turn.active), { kind: 'block' }, 'blockDeclaration');
    return 'waits';
  }
  work.emit('BlockersDeclared', 'blockDeclaration', { blocks: [] });
  return 'done';
};

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
      sight.rules.whoMayAttack(sight, id, rules.some(id, 'attacksAsThough').length > 0),
  );
  const banding = attackers.filter((id) => sight.hasKeyword(id, 'banding'));
  const notAlone = attackers.filter((id) => rules.some(id, 'attacksOnlyWithAnother').length > 0);
  const toll = tollOf(sight, rules, attackers, 'attack');
  // Nobody has to pay: who costs something need not attack (6ED silent; TSP 500.3).
  const required = attackers.filter((id) => must(rules, id, 'attack') && !hasPrice(toll, id));
  const most = rules.mostAttackers;
  if (most === null && notAlone.length === 0 && required.length === 0 && toll === undefined) {
    return { shape: 'attack', attackers, banding };
  }
  const { requirements } = sight.rules;
  return {
    shape: 'attack',
    attackers,
    banding,
    terms: { most, notAlone, required, requirements, ...(toll === undefined ? {} : { toll }) },
  };
}

/** Who may block what, and what is asked of all blocks together. */
export function blockSpace(sight: Sight): Extract<OptionSpace, { shape: 'block' }> {
  const attackers = sight.game.combat?.attackers.map(({ object }) => object) ?? [];
  const rules = new CombatRules(sight);
  const blockers: (readonly [ObjectId, readonly ObjectId[]])[] = [];
  for (const id of sight.game.battlefield) {
    if (!mayBlockAtAll(sight, rules, id)) continue;
    const may = attackers.filter((one) => evasionAgainst(sight, rules, id, one) === null);
    if (may.length > 0) blockers.push([id, may]);
  }
  const terms = blockTerms(sight, rules, blockers, attackers);
  return terms === null ? { shape: 'block', blockers } : { shape: 'block', blockers, terms };
}

function blockTerms(
  sight: Sight,
  rules: CombatRules,
  blockers: BlockSpace['blockers'],
  attackers: readonly ObjectId[],
): BlockTerms | null {
  const several = blockers.flatMap(([id]) => {
    const counts = rules.some(id, 'mayBlock').map(({ rule }) => rule.mayBlock);
    return counts.length === 0 ? [] : [[id, Math.max(...counts)] as const];
  });
  const crowds = attackers.flatMap((id) => {
    const found = rules.some(id, 'blockedBy').map(({ rule }) => rule.blockedBy);
    if (found.length === 0) return [];
    const least = Math.max(1, ...found.map((one) => one.least ?? 1));
    const most = Math.min(...found.map((one) => one.most ?? Infinity));
    return [[id, least, most === Infinity ? null : most] as const];
  });
  const lures = attackers.filter((id) => must(rules, id, 'be blocked by all'));
  const toll = tollOf(
    sight,
    rules,
    blockers.map(([id]) => id),
    'block',
  );
  const free = blockers.filter(([id]) => !hasPrice(toll, id));
  const required = free.flatMap(([id, may]) => [
    ...may.filter((one) => lures.includes(one)).map((one) => [id, [one]] as const),
    ...(must(rules, id, 'block') ? [[id, may] as const] : []),
  ]);
  if (several.length + crowds.length + required.length === 0 && toll === undefined) return null;
  return { several, crowds, required, ...(toll === undefined ? {} : { toll }) };
}

/** What these creatures cost to declare, if any of them costs something, and what its player could pay. */
function tollOf(
  sight: Sight,
  rules: CombatRules,
  creatures: readonly ObjectId[],
  what: 'attack' | 'block',
): Toll | undefined {
  const each = creatures.flatMap((id) => {
    const prices = rules.some(id, 'costsTo').filter(({ rule }) => rule.costsTo === what);
    const sum = (of: 'mana' | 'life'): number =>
      prices.reduce((total, { rule }) => total + (rule.pay[of] ?? 0), 0);
    return prices.length === 0 ? [] : [[id, sum('mana'), sum('life')] as const];
  });
  const [first] = each;
  if (first === undefined) return undefined;
  const seat = sight.object(first[0]).controller;
  const { life, pool } = sight.game.players[seat];
  // Most attackers tap for the attack, so they are not tapped for its mana (6ED 308.2).
  const taps = creatures.filter(
    (id) => what === 'attack' && rules.some(id, 'attacksWithoutTapping').length === 0,
  );
  const anyway = manaSources(sight, seat, taps);
  const mana = manaTotal(pool) + genericFrom(anyway);
  const manaOf = taps.flatMap((id) => {
    const of = (sources: readonly ManaSource[]): number =>
      genericFrom(sources.filter(({ object }) => object === id));
    const more = of(manaSources(sight, seat)) - of(anyway);
    return more === 0 ? [] : [[id, more] as const];
  });
  return { each, mana, life: Math.max(0, life), manaOf };
}

/** How much mana of any kind they give at most, each permanent once. */
function genericFrom(sources: readonly ManaSource[]): number {
  const most = new Map<ObjectId, number>();
  for (const { object, yields } of sources) {
    most.set(object, Math.max(most.get(object) ?? 0, manaTotal(yields)));
  }
  return [...most.values()].reduce((sum, amount) => sum + amount, 0);
}

const cant = (rules: CombatRules, id: ObjectId, what: string): boolean =>
  rules.some(id, 'cant').some(({ rule }) => rule.cant === what);
const must = (rules: CombatRules, id: ObjectId, what: string): boolean =>
  rules.some(id, 'must').some(({ rule }) => rule.must === what);

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

/** 6ED 309.1: an untapped creature of the defending player that nothing keeps from blocking (6ED 501.3). */
export function mayBlockAtAll(sight: Sight, rules: CombatRules, id: ObjectId): boolean {
  const object = sight.object(id);
  return (
    object.controller !== sight.game.turn.active &&
    !object.tapped &&
    sight.isCreature(id) &&
    !cant(rules, id, 'block')
  );
}

const FLYING = plainKeyword('flying');
const SHADOW = plainKeyword('shadow');

/** What keeps one creature from blocking another: evasion abilities and restrictions (6ED 501), all of them count. */
export function evasionAgainst(
  sight: Sight,
  rules: CombatRules,
  blocker: ObjectId,
  attacker: ObjectId,
): Illegality | null {
  if (cant(rules, attacker, 'be blocked')) {
    return { topic: 'unblockable', reason: 'it is unblockable' };
  }
  const { keywords } = sight.characteristics(attacker);
  const seen = asBlocker(sight, rules, blocker);
  const own = seen.characteristics(blocker).keywords;
  if (keywords.includes(FLYING) && !own.includes(FLYING)) {
    return { topic: 'flying', reason: 'it flies' };
  }
  if (keywords.includes(SHADOW) !== own.includes(SHADOW)) {
    return { topic: 'shadow', reason: 'only one of the two has shadow' };
  }
  const defender = sight.object(blocker).controller;
  for (const { ability } of keywords) {
    if (ability.keyword === 'landwalk' && controlsLandOfType(sight, defender, ability.land)) {
      const { land } = ability;
      return { topic: 'landwalk', reason: `the defending player controls a land: ${land}` };
    }
  }
  const here = { source: attacker, controller: sight.object(attacker).controller };
  if (qualitiesKeptOff(keywords).some((quality) => matches(seen, quality, blocker, here))) {
    return { topic: 'protection', reason: 'it is protected from this creature' };
  }
  for (const { rule, from } of rules.some(attacker, 'cantBeBlockedBy')) {
    if (matches(seen, rule.cantBeBlockedBy, blocker, from)) {
      return { topic: 'evasion', reason: 'it can’t be blocked by this creature' };
    }
  }
  for (const { rule, from } of rules.some(blocker, 'cantBlock')) {
    if (fits(sight, rule.cantBlock, attacker, from)) {
      return { topic: 'blockRestriction', reason: 'this creature can’t block it' };
    }
  }
  return null;
}

/** The table with the blocker as it is for blocking: "as though it had flying" (6ED Glossary: As though). */
function asBlocker(sight: Sight, rules: CombatRules, blocker: ObjectId): Seen {
  const more = rules
    .some(blocker, 'blocksAsThough')
    .map(({ rule }) => plainKeyword(rule.blocksAsThough));
  const now = sight.characteristics(blocker);
  const then = more.length === 0 ? now : { ...now, keywords: [...now.keywords, ...more] };
  return seeing(sight, (id) => (id === blocker ? then : sight.characteristics(id)));
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

function controlsLandOfType(sight: Sight, seat: 0 | 1, type: string): boolean {
  return sight.game.battlefield.some((id) => {
    if (sight.object(id).controller !== seat) return false;
    const { types, subtypes } = sight.look().of(id);
    return types.includes('Land') && subtypes.includes(type);
  });
}
