import type { Replacement } from '@arbiter/cards';
import { REPLACEMENT_MEANINGS } from '../replacements/index.ts';
import type { ReplacementMeaning, Replacer } from '../replacements/meaning.ts';
import { asItWas } from '../sight/as-it-was.ts';
import { matches } from '../sight/filters.ts';
import type { ActiveStatic } from '../sight/look.ts';
import { isProtectedFrom } from '../sight/protection.ts';
import type { Seen } from '../sight/seen.ts';
import type { Sight } from '../sight/sight.ts';
import { isMeant } from '../statics/who.ts';
import type { ObjectId } from '../state/basics.ts';
import type { BuryChange, Change, DamageChange, ProposedChange } from '../state/changes.ts';
import type { LastingEffect } from '../state/effects.ts';
import { keyOfReplacement, type ReplacementEffect } from '../state/replacement-key.ts';
import { dredging } from './dredge.ts';
import { goesElsewhere } from './goes-elsewhere.ts';
import { guards, takeFromShield } from './shields.ts';
import type { CompiledAbility } from '../text/printed.ts';
import { become, goesToGraveyard, NOTHING, tell } from './would-happen.ts';

/** Replacement and prevention effects that would change this change and have not met it yet (6ED 419.6a). */
export function applicable(
  sight: Sight,
  { change, met }: ProposedChange,
  group: readonly ProposedChange[],
): ReplacementEffect[] {
  const found: ReplacementEffect[] = [];
  const meet = (effect: ReplacementEffect): void => {
    if (!met.includes(keyOfReplacement(effect))) found.push(effect);
  };
  for (const one of staticsAbout(sight, change)) {
    if (staticApplies(sight, one, change)) meet(effectOf(one));
  }
  if (
    change.kind === 'damage' &&
    isProtectedFrom(withSource(sight, change), change.to, change.source) &&
    !isSure(sight, change)
  ) {
    found.push({ by: 'protection' });
  }
  for (const effect of sight.game.effects) {
    if (lastingApplies(sight, effect, change, group)) meet({ by: 'lasting', effect: effect.id });
  }
  if (
    isBoughtBack(sight, change) &&
    !(sight.rules.replacementOrder.buybackWaits && found.length > 0)
  ) {
    meet({ by: 'buyback' });
  }
  return found;
}

/** The table as damage sees it: with its source as that was, where it keeps that. */
const withSource = (sight: Sight, { source, sourceWas }: DamageChange): Seen =>
  asItWas(sight, source, sourceWas);

/** Static abilities that may replace this: those in play and, for a draw, those of cards in the graveyard. */
function staticsAbout(sight: Sight, change: Change): readonly ActiveStatic[] {
  const { statics } = sight.look();
  if (change.kind === 'discard') return [...statics, ...saidInHand(sight, change.object)];
  if (change.kind !== 'draw') return statics;
  const more = dredging(sight, change.seat);
  return more.length === 0 ? statics : [...statics, ...more];
}

/** What a card says of itself while it is in a hand (6ED 402.8), by a keyword too (TSP 502.24a). */
function saidInHand(sight: Sight, source: ObjectId): readonly ActiveStatic[] {
  const abilities = sight.abilities(source);
  const said = (ability: CompiledAbility, index: number): readonly ActiveStatic[] => {
    const { ability: printed } = ability;
    return printed.kind === 'static' && printed.from === 'hand'
      ? [{ source, index, ability, effect: printed.effect }]
      : [];
  };
  return [
    ...abilities.flatMap(said),
    ...sight.printed(sight.object(source)).keywords.flatMap((keyword) => {
      const index = abilities.findIndex((one) => one.keyword === keyword.ability.keyword);
      return sight.cards.abilitiesOf(keyword).flatMap((one) => said(one, index));
    }),
  ];
}

/** Of these effects those that their player may leave be (TSP 502.47a, 502.24a). */
export function optionalAmong(
  sight: Sight,
  { change }: ProposedChange,
  effects: readonly ReplacementEffect[],
): readonly ReplacementEffect[] {
  if (change.kind !== 'draw' && change.kind !== 'discard') return [];
  const optional = staticsAbout(sight, change).filter(
    ({ effect }) => 'replaces' in effect && 'may' in effect.replaces,
  );
  return effects.filter((one) => one.by === 'static' && optional.some((its) => isOf(one, its)));
}

const effectOf = ({ source, index }: ActiveStatic): ReplacementEffect => ({
  by: 'static',
  source,
  index,
});

const isOf = (
  { source, index }: Extract<ReplacementEffect, { by: 'static' }>,
  its: ActiveStatic,
): boolean => its.source === source && its.index === index;

function staticApplies(sight: Sight, { source, effect }: ActiveStatic, change: Change): boolean {
  if ('damageIsMultipliedBy' in effect || 'damageIsIncreasedBy' in effect) {
    const { from, to } = effect;
    return (
      change.kind === 'damage' &&
      (from === undefined || isMeant(withSource(sight, change), from, change.source, source)) &&
      (to === undefined || isMeant(sight, to, change.to, source))
    );
  }
  if (!('replaces' in effect)) return false;
  const { replaces } = effect;
  const prevents =
    replaces.would === 'be dealt damage' &&
    replaces.onto === undefined &&
    replaces.instead === undefined;
  if (prevents && change.kind === 'damage' && isSure(sight, change)) return false;
  const seen = change.kind === 'damage' ? withSource(sight, change) : sight;
  return meaningOf(replaces).applies(replaces, change, replacerOf(seen, source, []));
}

/** Whether nothing prevents the damage: what is dealt to another is dealt all the same (6ED 419.7). */
function isSure(sight: Sight, { cantBePrevented }: DamageChange): boolean {
  return cantBePrevented === true || sight.look().saying('damageCantBePrevented').length > 0;
}

function meaningOf({ would }: Replacement): ReplacementMeaning<Replacement> {
  // The table has under each name what takes replacements of that name.
  return REPLACEMENT_MEANINGS[would];
}

/** A permanent as one that replaces what would happen. */
export function replacerOf(
  seen: Seen,
  source: ObjectId,
  group: readonly ProposedChange[],
): Replacer {
  const { sight } = seen;
  const { controller, attachedTo } = sight.object(source);
  return {
    sight,
    source,
    group,
    watches(what, subject) {
      if (what === 'self') return subject === source;
      if (what === 'enchanted') return subject === attachedTo;
      return matches(seen, what, subject, { source, controller });
    },
    means: (who, seat) => who === 'each player' || (seat === controller) === (who === 'you'),
  };
}

function lastingApplies(
  sight: Sight,
  effect: LastingEffect,
  change: Change,
  group: readonly ProposedChange[],
): boolean {
  switch (effect.kind) {
    case 'prevention':
      return (
        change.kind === 'damage' &&
        guards(sight, effect, change, group) &&
        (effect.onto !== undefined || effect.repays === true || !isSure(sight, change))
      );
    case 'noCombatDamage':
      return (
        change.kind === 'damage' &&
        change.combat &&
        sight.characteristics(change.source).types.includes('Creature')
      );
    case 'regeneration':
      return (
        change.kind === 'destroy' &&
        !change.cantBeRegenerated &&
        effect.object === change.object &&
        !cantRegenerate(sight, change.object)
      );
    case 'insteadOfDraw':
      return change.kind === 'draw' && change.seat === effect.seat;
    case 'insteadOfGraveyard':
      return goesToGraveyard(change) && change.object === effect.object;
    default:
      return false;
  }
}

function cantRegenerate(sight: Sight, object: ObjectId): boolean {
  return sight.game.effects.some((one) => one.kind === 'noRegeneration' && one.object === object);
}

/** The change as the effect leaves it: one change, or two where only a part of it is touched. */
export function replace(
  sight: Sight,
  proposed: ProposedChange,
  by: ReplacementEffect,
  group: readonly ProposedChange[],
): ProposedChange[] {
  if (by.by === 'protection') return [preventByProtection(sight, proposed)];
  const met: ProposedChange = { ...proposed, met: [...proposed.met, keyOfReplacement(by)] };
  if (by.by === 'buyback') return [backToTheHand(sight, met)];
  if (by.by === 'static') {
    const found = staticsAbout(sight, proposed.change).find((one) => isOf(by, one));
    return [replaceByStatic(sight, met, found as ActiveStatic, group)];
  }
  const effect = sight.game.effects.find(({ id }) => id === by.effect) as LastingEffect;
  return replaceByLasting(sight, met, effect, group);
}

/** Whether a spell for which buyback was paid would go to its player's graveyard as it resolves (6ED Glossary: Buyback, TSP 502.16a). */
function isBoughtBack(sight: Sight, change: Change): boolean {
  if (change.kind !== 'putIntoGraveyard' || change.cause !== 'resolve') return false;
  const { stack, owner, controller } = sight.object(change.object);
  // Stryker disable next-line ConditionalExpression: nobody plays another's cards
  return stack?.buyback === true && owner === controller;
}

function backToTheHand(sight: Sight, proposed: ProposedChange): ProposedChange {
  const { object } = proposed.change as BuryChange;
  return {
    ...proposed,
    change: { kind: 'move', object, to: 'hand', shuffled: false, cause: 'resolve' },
    rule: sight.rules.cite.buyback,
  };
}

/** 6ED 502.7b: damage from a source of the quality. */
function preventByProtection(sight: Sight, proposed: ProposedChange): ProposedChange {
  const { source, to, amount } = proposed.change as DamageChange;
  const facts = { source, to, amount, effect: 0 };
  return become(proposed, NOTHING, tell(sight, 'DamagePrevented', 'protectionFromDamage', facts));
}

function replaceByStatic(
  sight: Sight,
  proposed: ProposedChange,
  by: ActiveStatic,
  group: readonly ProposedChange[],
): ProposedChange {
  const { source, effect } = by;
  if ('damageIsMultipliedBy' in effect) {
    return multiply(sight, proposed, effect.damageIsMultipliedBy, source);
  }
  if ('damageIsIncreasedBy' in effect) {
    return increase(sight, proposed, effect.damageIsIncreasedBy, source);
  }
  if (!('replaces' in effect)) return proposed;
  const { replaces } = effect;
  return meaningOf(replaces).replace(replaces, proposed, replacerOf(sight, source, group), by);
}

function multiply(
  sight: Sight,
  proposed: ProposedChange,
  by: number,
  cause: ObjectId,
): ProposedChange {
  const change = proposed.change as DamageChange;
  const { source, to } = change;
  return become(
    proposed,
    { ...change, amount: change.amount * by },
    tell(sight, 'DamageMultiplied', 'replacement', { source, to, by, cause }),
  );
}

function increase(
  sight: Sight,
  proposed: ProposedChange,
  by: number,
  cause: ObjectId,
): ProposedChange {
  const change = proposed.change as DamageChange;
  const { source, to, amount } = change;
  const facts = { source, to, by, cause };
  const told = tell(sight, 'DamageIncreased', 'replacement', facts);
  return become(proposed, { ...change, amount: amount + by }, told);
}

function replaceByLasting(
  sight: Sight,
  proposed: ProposedChange,
  effect: LastingEffect,
  group: readonly ProposedChange[],
): ProposedChange[] {
  const { change } = proposed;
  if (effect.kind === 'prevention') return takeFromShield(sight, proposed, effect, group);
  if (effect.kind === 'insteadOfGraveyard') return [goesElsewhere(sight, proposed, effect.goes)];
  if (effect.kind === 'insteadOfDraw') {
    const { seat, source, ability, bindings, id } = effect;
    const facts = { what: 'draw', seat, amount: 1, cause: source } as const;
    return [
      become(
        proposed,
        { kind: 'instead', ability, source, seat, bindings },
        tell(sight, 'EffectEnded', 'replacement', { effect: id }),
        tell(sight, 'EventReplaced', 'replacement', facts),
      ),
    ];
  }
  if (effect.kind === 'regeneration') {
    return [become(proposed, { kind: 'regenerate', object: effect.object, effect: effect.id })];
  }
  const { source, to, amount } = change as DamageChange;
  const facts = { source, to, amount, effect: effect.id };
  return [become(proposed, NOTHING, tell(sight, 'DamageNotDealt', 'replacement', facts))];
}

/**
 * Whether it makes a difference which of the effects applies first, found by trying each: what happens in the
 * end, and which shields are used up by it. Effects that are alike in all but their number make none.
 */
export function contradict(
  sight: Sight,
  proposed: ProposedChange,
  effects: readonly ReplacementEffect[],
): boolean {
  const outcomes = effects.map((one) => {
    const now = replace(sight, proposed, one, [proposed]);
    for (let i = 0; i < now.length;) {
      const [next] = applicable(sight, now[i] as ProposedChange, now);
      if (next === undefined) i += 1;
      else now.splice(i, 1, ...replace(sight, now[i] as ProposedChange, next, now));
    }
    return JSON.stringify(now.map((one) => outcomeOf(sight, one)));
  });
  return new Set(outcomes).size > 1;
}

/** What happens, and what is used up by it. */
function outcomeOf(sight: Sight, { change, telling }: ProposedChange): unknown {
  const used = telling?.flatMap((event) =>
    event.type === 'EffectEnded' || event.type === 'ShieldReduced'
      ? [{ ...sight.game.effects.find(({ id }) => id === event.effect), id: 0, timestamp: 0 }]
      : [],
  );
  // One regeneration is like another.
  return [change.kind === 'regenerate' ? change.kind : change, used];
}
