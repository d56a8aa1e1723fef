import type { InsteadOfGraveyard, Replacement } from '@arbiter/cards';
import type { ActiveStatic } from '../sight/look.ts';
import { matches } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import { playerRef, type ObjectId, type Recipient } from '../state/basics.ts';
import type { Change, ProposedChange, ReplacementKey } from '../state/changes.ts';
import type { LastingEffect } from '../state/effects.ts';
import { isProtectedFrom } from '../sight/protection.ts';
import { NO_CHOICES } from './choices.ts';
import { become, tell } from './proposed.ts';
import { referTo } from './references.ts';
import { guards, takeFromShield } from './shields.ts';

/** Replacement and prevention effects that would change this change and have not met it yet (6ED 419.6a). */
export function applicable(
  sight: Sight,
  { change, met }: ProposedChange,
  group: readonly ProposedChange[],
): ReplacementKey[] {
  const keys: ReplacementKey[] = [];
  if (NEVER_REPLACED.has(change.kind)) return keys;
  for (const one of sight.look().statics) {
    if (!staticApplies(sight, one, change)) continue;
    const key = keyOf(one);
    if (!met.includes(key)) keys.push(key);
  }
  if (
    change.kind === 'damage' &&
    change.amount > 0 &&
    isProtectedFrom(sight, change.to, change.source)
  ) {
    keys.push('protection');
  }
  for (const effect of sight.game.effects) {
    if (!lastingApplies(sight, effect, change, group)) continue;
    const key: ReplacementKey = `effect ${effect.id}`;
    if (!met.includes(key)) keys.push(key);
  }
  return keys;
}

const NEVER_REPLACED: ReadonlySet<Change['kind']> = new Set([
  'regenerate',
  'nothing',
  'instead',
  'move',
  'lose',
  'cease',
]);

const keyOf = ({ source, index }: ActiveStatic): ReplacementKey => `static ${source} ${index}`;

function staticApplies(sight: Sight, { source, effect }: ActiveStatic, change: Change): boolean {
  if ('damageIsMultipliedBy' in effect) return change.kind === 'damage' && change.amount > 0;
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
  const seen = { sight, characteristics: (id: ObjectId) => sight.characteristics(id) };
  const from = { source, controller };
  const watches = (
    what: Extract<Replacement, { what: unknown }>['what'],
    subject: Recipient,
  ): boolean => {
    if (what === 'any card') return true;
    if (what === 'self') return subject === source;
    if (what === 'enchanted') return subject === attachedTo;
    return matches(seen, what, subject, from);
  };
  switch (replacement.would) {
    case 'be put into a graveyard': {
      const object = boundForGraveyard(change);
      return object !== null && watches(replacement.what, object);
    }
    case 'draw':
      return change.kind === 'draw' && concerns(replacement.who, change.seat === controller);
    case 'gain life':
      return change.kind === 'gainLife' && concerns(replacement.who, change.seat === controller);
    case 'be dealt damage': {
      if (change.kind !== 'damage' || change.amount <= 0) return false;
      if (replacement.combat === true && !change.combat) return false;
      if (replacement.from !== undefined && !matches(seen, replacement.from, change.source, from)) {
        return false;
      }
      if (!watches(replacement.what, change.to)) return false;
      return replacement.onto === undefined || ontoOf(sight, replacement, source) !== null;
    }
    default:
      return replacement satisfies never;
  }
}

const concerns = (who: 'you' | 'opponent' | 'each player', own: boolean): boolean =>
  who === 'each player' || own === (who === 'you');

/** What would go to a graveyard by the change. */
function boundForGraveyard(change: Change): ObjectId | null {
  return change.kind === 'destroy' ||
    change.kind === 'putIntoGraveyard' ||
    change.kind === 'discard'
    ? change.object
    : null;
}

/** To whom damage is dealt instead, if anybody is there to receive it. */
function ontoOf(
  sight: Sight,
  { onto }: Extract<Replacement, { would: 'be dealt damage' }>,
  source: ObjectId,
): Recipient | null {
  if (onto === undefined) return null;
  const { controller } = sight.object(source);
  const text = { source, controller, bindings: {}, choices: NO_CHOICES };
  const [to] = referTo(sight, onto, text);
  return to === undefined || (typeof to === 'number' && !sight.isCreature(to)) ? null : to;
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
        change.amount > 0 &&
        change.combat &&
        sight.characteristics(change.source).types.includes('Creature')
      );
    case 'regeneration':
      return (
        change.kind === 'destroy' &&
        !change.cantBeRegenerated &&
        effect.object === change.object &&
        !isRegenerating(group, effect.id) &&
        !cantRegenerate(sight, change.object)
      );
    case 'insteadOfGraveyard':
      return boundForGraveyard(change) === effect.object;
    default:
      return false;
  }
}

function isRegenerating(group: readonly ProposedChange[], effect: number): boolean {
  return group.some(({ change }) => change.kind === 'regenerate' && change.effect === effect);
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
    const found = sight
      .look()
      .statics.find((one) => one.source === Number(id) && one.index === Number(index));
    if (found === undefined) throw new Error(`${key} doesn't apply`);
    return [replaceByStatic(sight, met, found)];
  }
  const effect = sight.game.effects.find((one) => one.id === Number(id));
  if (effect === undefined) throw new Error(`${key} doesn't apply`);
  return replaceByLasting(sight, met, effect, group);
}

/** 6ED 502.7b: damage from a source of the quality. */
function preventByProtection(sight: Sight, proposed: ProposedChange): ProposedChange {
  const { change } = proposed;
  if (change.kind !== 'damage') throw new Error('protection prevents only damage');
  const { source, to, amount } = change;
  const facts = { source, to, amount, effect: 0 };
  return become(proposed, NOTHING, tell(sight, 'DamagePrevented', 'protection', facts));
}

function replaceByStatic(sight: Sight, proposed: ProposedChange, by: ActiveStatic): ProposedChange {
  const { change } = proposed;
  const { source: cause, effect, ability } = by;
  if (change.kind === 'damage' && 'damageIsMultipliedBy' in effect) {
    const { source, to, amount } = change;
    const factor = effect.damageIsMultipliedBy;
    const facts = { source, to, by: factor, cause };
    return become(
      proposed,
      { ...change, amount: amount * factor },
      tell(sight, 'DamageMultiplied', 'replacement', facts),
    );
  }
  if (!('replaces' in effect)) throw new Error('it replaces nothing');
  const { replaces } = effect;
  if (change.kind === 'damage' && replaces.would === 'be dealt damage') {
    const onto = ontoOf(sight, replaces, cause);
    const { source, to, amount } = change;
    return onto === null
      ? become(
          proposed,
          NOTHING,
          tell(sight, 'DamagePrevented', 'prevention', { source, to, amount, effect: 0 }),
        )
      : become(
          proposed,
          { ...change, to: onto },
          tell(sight, 'DamageRedirected', 'redirection', { source, to, onto, amount }),
        );
  }
  if (replaces.would === 'be put into a graveyard') {
    return goesElsewhere(sight, proposed, replaces.goes);
  }
  if (change.kind === 'draw' || change.kind === 'gainLife') {
    const { kind: what, seat } = change;
    const amount = change.kind === 'gainLife' ? change.amount : 1;
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
  throw new Error(`${replaces.would} is not what happens`);
}

function replaceByLasting(
  sight: Sight,
  proposed: ProposedChange,
  effect: LastingEffect,
  group: readonly ProposedChange[],
): ProposedChange[] {
  const { change } = proposed;
  if (change.kind === 'damage') {
    if (effect.kind === 'prevention') return takeFromShield(sight, proposed, effect, group);
    const { source, to, amount } = change;
    const facts = { source, to, amount, effect: effect.id };
    return [become(proposed, NOTHING, tell(sight, 'DamageNotDealt', 'replacement', facts))];
  }
  if (effect.kind === 'insteadOfGraveyard') return [goesElsewhere(sight, proposed, effect.goes)];
  if (change.kind === 'destroy' && effect.kind === 'regeneration') {
    return [become(proposed, { kind: 'regenerate', object: change.object, effect: effect.id })];
  }
  throw new Error(`effect ${String(effect.id)} doesn't apply`);
}

const NOTHING: Change = { kind: 'nothing' };

/** The modified event: the card goes where the effect says (6ED 419.5). */
function goesElsewhere(
  sight: Sight,
  proposed: ProposedChange,
  goes: InsteadOfGraveyard,
): ProposedChange {
  const { change } = proposed;
  const object = boundForGraveyard(change);
  if (object === null) throw new Error('nothing goes to a graveyard');
  const cause =
    change.kind === 'destroy'
      ? 'destroy'
      : change.kind === 'putIntoGraveyard'
        ? change.cause
        : 'discard';
  const shuffled = goes === 'shuffled into the library';
  const to = goes === 'shuffled into the library' ? 'library' : goes;
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
  if (!sight.rules.replacementOrder.onlyIfContradictory) return true;
  const outcomes = keys.map((key) => {
    const now = replace(sight, proposed, key, [proposed]);
    for (let i = 0; i < now.length;) {
      const [next] = applicable(sight, now[i] as ProposedChange, now);
      if (next === undefined) i += 1;
      else now.splice(i, 1, ...replace(sight, now[i] as ProposedChange, next, now));
    }
    return now.map((one) => outcomeText(sight, one)).join('\n');
  });
  return new Set(outcomes).size > 1;
}

/** What happens, and what is used up by it. */
function outcomeText(sight: Sight, { change, telling = [] }: ProposedChange): string {
  const alike = (effect: number): unknown => ({
    ...sight.game.effects.find(({ id }) => id === effect),
    id: 0,
    timestamp: 0,
  });
  const used = telling.flatMap((event) =>
    event.type === 'EffectEnded' || event.type === 'ShieldReduced' ? [alike(event.effect)] : [],
  );
  const outcome = change.kind === 'regenerate' ? [change.kind, alike(change.effect)] : change;
  return JSON.stringify([outcome, used]);
}
