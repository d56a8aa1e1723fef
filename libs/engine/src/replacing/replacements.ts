import type { InsteadOfGraveyard, Reference, Replacement } from '@arbiter/cards';
import type { ActiveStatic } from '../sight/look.ts';
import { matches } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import { isPlayer, playerRef, type ObjectId, type Recipient } from '../state/basics.ts';
import type {
  Change,
  DamageChange,
  DrawChange,
  GainLifeChange,
  ProposedChange,
  ReplacementKey,
} from '../state/changes.ts';
import type { LastingEffect } from '../state/effects.ts';
import { isProtectedFrom } from '../sight/protection.ts';
import { become, goesToGraveyard, NOTHING, tell, type ToGraveyard } from './would-happen.ts';
import { readFrom } from '../reading/reading.ts';
import { referTo } from '../reading/references.ts';
import { guards, takeFromShield } from './shields.ts';

/** Replacement and prevention effects that would change this change and have not met it yet (6ED 419.6a). */
export function applicable(
  sight: Sight,
  { change, met }: ProposedChange,
  group: readonly ProposedChange[],
): ReplacementKey[] {
  const keys: ReplacementKey[] = [];
  for (const one of sight.look().statics) {
    if (!staticApplies(sight, one, change)) continue;
    const key = keyOf(one);
    if (!met.includes(key)) keys.push(key);
  }
  if (change.kind === 'damage' && isProtectedFrom(sight, change.to, change.source)) {
    keys.push('protection');
  }
  for (const effect of sight.game.effects) {
    if (!lastingApplies(sight, effect, change, group)) continue;
    const key: ReplacementKey = `effect ${effect.id}`;
    if (!met.includes(key)) keys.push(key);
  }
  return keys;
}

const keyOf = ({ source, index }: ActiveStatic): ReplacementKey => `static ${source} ${index}`;

function staticApplies(sight: Sight, { source, effect }: ActiveStatic, change: Change): boolean {
  if ('damageIsMultipliedBy' in effect) return change.kind === 'damage';
  return 'replaces' in effect && wouldBe(sight, effect.replaces, source, change);
}

/** Whether the change is what a replacement watches for. */
function wouldBe(
  sight: Sight,
  replacement: Replacement,
  source: ObjectId,
  change: Change,
): boolean {
  const { controller, attachedTo } = sight.object(source);
  const from = { source, controller };
  const watches = (
    what: Extract<Replacement, { what: unknown }>['what'],
    subject: Recipient,
  ): boolean => {
    if (what === 'any card') return true;
    if (what === 'self') return subject === source;
    if (what === 'enchanted') return subject === attachedTo;
    return matches(sight, what, subject, from);
  };
  switch (replacement.would) {
    case 'be put into a graveyard':
      return goesToGraveyard(change) && watches(replacement.what, change.object);
    case 'draw':
      return change.kind === 'draw' && concerns(replacement.who, change.seat === controller);
    case 'gain life':
      return change.kind === 'gainLife' && concerns(replacement.who, change.seat === controller);
    case 'be dealt damage':
      if (change.kind !== 'damage') return false;
      if (replacement.combat === true && !change.combat) return false;
      if (
        replacement.from !== undefined &&
        !matches(sight, replacement.from, change.source, from)
      ) {
        return false;
      }
      if (!watches(replacement.what, change.to)) return false;
      return replacement.onto === undefined || ontoOf(sight, replacement.onto, source) !== null;
  }
}

const concerns = (who: 'you' | 'opponent' | 'each player', own: boolean): boolean =>
  who === 'each player' || own === (who === 'you');

/** To whom damage is dealt instead, if anybody is there to receive it. */
function ontoOf(sight: Sight, onto: Reference, source: ObjectId): Recipient | null {
  const { controller } = sight.object(source);
  const [to] = referTo(sight, onto, readFrom(source, controller));
  return to === undefined || (!isPlayer(to) && !sight.isCreature(to)) ? null : to;
}

function lastingApplies(
  sight: Sight,
  effect: LastingEffect,
  change: Change,
  group: readonly ProposedChange[],
): boolean {
  switch (effect.kind) {
    case 'prevention':
      return change.kind === 'damage' && guards(sight, effect, change, group);
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
  key: ReplacementKey,
  group: readonly ProposedChange[],
): ProposedChange[] {
  if (key === 'protection') return [preventByProtection(sight, proposed)];
  const [kind, id, index] = key.split(' ') as ['effect' | 'static', string, string?];
  const met: ProposedChange = { ...proposed, met: [...proposed.met, key] };
  if (kind === 'static') {
    const { statics } = sight.look();
    const found = statics.find((one) => one.source === Number(id) && one.index === Number(index));
    return [replaceByStatic(sight, met, found as ActiveStatic)];
  }
  const effect = sight.game.effects.find((one) => one.id === Number(id)) as LastingEffect;
  return replaceByLasting(sight, met, effect, group);
}

/** 6ED 502.7b: damage from a source of the quality. */
function preventByProtection(sight: Sight, proposed: ProposedChange): ProposedChange {
  const { source, to, amount } = proposed.change as DamageChange;
  const facts = { source, to, amount, effect: 0 };
  return become(proposed, NOTHING, tell(sight, 'DamagePrevented', 'protection', facts));
}

function replaceByStatic(sight: Sight, proposed: ProposedChange, by: ActiveStatic): ProposedChange {
  const { change } = proposed;
  const { source: cause, effect, ability } = by;
  if ('damageIsMultipliedBy' in effect) {
    return multiply(sight, proposed, effect.damageIsMultipliedBy, cause);
  }
  const { replaces } = effect as { readonly replaces: Replacement };
  if (replaces.would === 'be dealt damage') return keepOff(sight, proposed, replaces.onto, cause);
  if (replaces.would === 'be put into a graveyard') {
    return goesElsewhere(sight, proposed, replaces.goes);
  }
  const { kind: what, seat } = change as DrawChange | GainLifeChange;
  const amount = 'amount' in change ? change.amount : 1;
  return become(
    proposed,
    {
      kind: 'instead',
      ability: ability.ref,
      source: cause,
      seat,
      bindings: { amount, event: playerRef(seat) },
    },
    tell(sight, 'EventReplaced', 'replacement', { what, seat, amount, cause }),
  );
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

/** The damage is dealt to another or, where there is no other, prevented. */
function keepOff(
  sight: Sight,
  proposed: ProposedChange,
  other: Reference | undefined,
  cause: ObjectId,
): ProposedChange {
  const change = proposed.change as DamageChange;
  const { source, to, amount } = change;
  const onto = other === undefined ? null : ontoOf(sight, other, cause);
  if (onto === null) {
    const facts = { source, to, amount, effect: 0 };
    return become(proposed, NOTHING, tell(sight, 'DamagePrevented', 'prevention', facts));
  }
  const facts = { source, to, onto, amount };
  return become(
    proposed,
    { ...change, to: onto },
    tell(sight, 'DamageRedirected', 'redirection', facts),
  );
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
  if (effect.kind === 'regeneration') {
    return [become(proposed, { kind: 'regenerate', object: effect.object, effect: effect.id })];
  }
  const { source, to, amount } = change as DamageChange;
  const facts = { source, to, amount, effect: effect.id };
  return [become(proposed, NOTHING, tell(sight, 'DamageNotDealt', 'replacement', facts))];
}

/** The modified event: the card goes where the effect says (6ED 419.5). */
function goesElsewhere(
  sight: Sight,
  proposed: ProposedChange,
  goes: InsteadOfGraveyard,
): ProposedChange {
  const change = proposed.change as ToGraveyard;
  const { object } = change;
  const cause = change.kind === 'putIntoGraveyard' ? change.cause : change.kind;
  const shuffled = goes === 'shuffled into the library';
  const to = shuffled ? 'library' : goes;
  const moved = become(proposed, { kind: 'move', object, to, shuffled, cause });
  return { ...moved, rule: sight.rules.cite.replacedEvent };
}

/**
 * Whether it makes a difference which of the effects applies first, found by trying each: what happens in the
 * end, and which shields are used up by it. Effects that are alike in all but their number make none.
 */
export function contradict(
  sight: Sight,
  proposed: ProposedChange,
  keys: readonly ReplacementKey[],
): boolean {
  const outcomes = keys.map((key) => {
    const now = replace(sight, proposed, key, [proposed]);
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
