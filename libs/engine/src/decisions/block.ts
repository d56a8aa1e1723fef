import { plainKeyword, type BasicLandType } from '@arbiter/cards';
import type { Illegality } from '../rules/illegality.ts';
import { CombatRules } from '../sight/combat-rules.ts';
import { fits, matches } from '../sight/filters.ts';
import { qualitiesKeptOff } from '../sight/protection.ts';
import { seeing, type Seen } from '../sight/seen.ts';
import type { Sight } from '../sight/sight.ts';
import type { BlockSpace, BlockTerms } from '../spaces/block.ts';
import type { OptionSpace } from '../spaces/index.ts';
import { hasPrice } from '../spaces/declaration-cost.ts';
import type { ObjectId } from '../state/basics.ts';
import { byCommand } from './by-command.ts';
import { cant, companyOf, controlsLand, must, declarationCostOf } from './combat-terms.ts';

/** 6ED 309: which creatures block which attackers. */
export const block = byCommand({
  kind: 'block',
  asks: 'blockDeclaration',
  space: ({ sight }) => blockSpace(sight),
});

/** Whether no creature of the defending player may block any attacker, as things stand: then nobody is asked (6ED 309.1). */
export const isBeyondBlocks = (sight: Sight): boolean => blockSpace(sight).blockers.length === 0;

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
    // Each says how many attackers one creature may block: one, and so many more. What is more adds up.
    const more = rules
      .some(id, 'mayBlock')
      .map(({ rule }) => (rule.mayBlock === 'any number' ? attackers.length : rule.mayBlock))
      .reduce((sum, count) => sum + count - 1, 0);
    return more === 0 ? [] : [[id, 1 + more] as const];
  });
  const crowds = attackers.flatMap((id) => {
    const found = rules.some(id, 'blockedBy').map(({ rule }) => rule.blockedBy);
    if (found.length === 0) return [];
    const least = Math.max(1, ...found.map((one) => one.least ?? 1));
    const most = Math.min(...found.map((one) => one.most ?? Infinity));
    return [[id, least, most === Infinity ? null : most] as const];
  });
  const lures = attackers.filter((id) => must(rules, id, 'be blocked by all'));
  const cost = declarationCostOf(
    sight,
    rules,
    blockers.map(([id]) => id),
    'block',
    attackers,
  );
  // Nobody has to pay for a block (6ED 500.2).
  const free = blockers.flatMap(([id, may]) => {
    const unpaid = may.filter((one) => !hasPrice(cost, id, one));
    return unpaid.length === 0 ? [] : [[id, unpaid] as const];
  });
  const required = free.flatMap(([id, may]) => [
    ...may.filter((one) => lures.includes(one)).map((one) => [id, [one]] as const),
    ...(must(rules, id, 'block') ? [[id, may] as const] : []),
    ...rules
      .some(id, 'must')
      .filter(({ rule, from }) => rule.must === 'block this' && may.includes(from.source))
      .map(({ from }) => [id, [from.source]] as const),
  ]);
  const all = blockers.map(([id]) => id);
  const notAlone = all.filter((id) => rules.some(id, 'blocksOnlyWithAnother').length > 0);
  const company = companyOf(all, (id) =>
    rules.some(id, 'blocksOnlyWithAnother').map(({ rule }) => rule.blocksOnlyWithAnother),
  );
  const terms = several.length + crowds.length + required.length + notAlone.length;
  if (terms === 0 && cost === undefined) return null;
  const hangs = crowds.some(([, least]) => least > 1) || notAlone.length + company.length > 0;
  const together = required.length > 1 && hangs && sight.rules.requirements.metTogether;
  return {
    several,
    crowds,
    required,
    ...(together ? { together } : {}),
    ...(notAlone.length === 0 ? {} : { notAlone }),
    ...(company.length === 0 ? {} : { company }),
    ...(cost === undefined ? {} : { cost }),
  };
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
  // What blocks "as though it had shadow" blocks all else as it is.
  const hasShadow = sight.characteristics(blocker).keywords.includes(SHADOW);
  if (keywords.includes(SHADOW) ? !own.includes(SHADOW) : hasShadow) {
    return { topic: 'shadow', reason: 'only one of the two has shadow' };
  }
  const defender = sight.object(blocker).controller;
  for (const { ability } of keywords) {
    if (
      ability.keyword === 'landwalk' &&
      controlsLand(sight, defender, ability) &&
      !isIgnored(rules, attacker, ability)
    ) {
      const { land = 'land', supertype = '' } = ability;
      const kind = `${supertype} ${land}`.trim();
      return { topic: 'landwalk', reason: `the defending player controls a land: ${kind}` };
    }
  }
  const here = { source: attacker, controller: sight.object(attacker).controller };
  if (qualitiesKeptOff(keywords).some((quality) => matches(seen, quality, blocker, here))) {
    return { topic: 'protectionFromBlocks', reason: 'it is protected from this creature' };
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

/** Whether this landwalk lets nobody by: it is there all the same. */
const isIgnored = (
  rules: CombatRules,
  attacker: ObjectId,
  { land }: { readonly land?: BasicLandType },
): boolean =>
  rules
    .some(attacker, 'landwalkIsIgnored')
    .some(({ rule: { landwalkIsIgnored: of } }) => of === 'any' || of === land);

/** The table with the blocker as it is for blocking: "as though it had flying" (6ED Glossary: As though). */
function asBlocker(sight: Sight, rules: CombatRules, blocker: ObjectId): Seen {
  let left = rules.some(blocker, 'blocksAsThough');
  let then = sight.characteristics(blocker);
  const seen = seeing(sight, (id) => (id === blocker ? then : sight.characteristics(id)));
  // One may ask for what another one pretends (TSP Glossary: As though).
  for (let apply = left; apply.length > 0;) {
    apply = left.filter(
      ({ rule: { ifItIs }, from }) => ifItIs === undefined || matches(seen, ifItIs, blocker, from),
    );
    left = left.filter((one) => !apply.includes(one));
    const more = apply.map(({ rule }) => plainKeyword(rule.blocksAsThough));
    then = { ...then, keywords: [...then.keywords, ...more] };
  }
  return seen;
}
