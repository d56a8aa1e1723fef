import type { ObjectId } from '../state/basics.ts';
import type { Change, ProposedChange, ReplacementKey } from '../state/changes.ts';
import type { LastingEffect } from '../state/effects.ts';
import type { Sight } from '../sight/sight.ts';

/** Replacement and prevention effects that would change this change and have not met it yet (6ED 419.6a). */
export function applicable(
  sight: Sight,
  { change, met }: ProposedChange,
  group: readonly ProposedChange[],
): ReplacementKey[] {
  const keys: ReplacementKey[] = [];
  if (change.kind === 'damage') {
    if (change.amount <= 0) return keys;
    for (const { source, effect } of sight.look().statics) {
      const key: ReplacementKey = `static ${source}`;
      if ('damageIsMultipliedBy' in effect && !met.includes(key)) keys.push(key);
    }
    for (const effect of sight.game.effects) {
      if (appliesToDamage(sight, effect, change) && !usedUp(effect.id, group)) {
        keys.push(`effect ${effect.id}`);
      }
    }
  } else if (change.kind === 'destroy' && !change.cantBeRegenerated) {
    for (const effect of sight.game.effects) {
      if (effect.kind === 'regeneration' && effect.object === change.object) {
        if (!usedUp(effect.id, group)) keys.push(`effect ${effect.id}`);
      }
    }
  }
  return keys;
}

function appliesToDamage(
  sight: Sight,
  effect: LastingEffect,
  damage: Extract<Change, { kind: 'damage' }>,
): boolean {
  if (effect.kind === 'prevention') {
    return effect.to === damage.to && effect.source === damage.source;
  }
  return effect.kind === 'noCombatDamage' && damage.combat && isOrWasCreature(sight, damage.source);
}

function isOrWasCreature(sight: Sight, id: ObjectId): boolean {
  return sight.characteristics(id).types.includes('Creature');
}

/** A shield that another change of the same group has used. */
function usedUp(effect: number, group: readonly ProposedChange[]): boolean {
  return group.some(
    ({ change }) =>
      (change.kind === 'regenerate' || change.kind === 'prevented') && change.effect === effect,
  );
}

/** By how much a permanent's static ability multiplies damage. @throws {Error} if it has no such ability. */
export function damageFactorOf(sight: Sight, source: ObjectId): number {
  for (const { source: from, effect } of sight.look().statics) {
    if (from === source && 'damageIsMultipliedBy' in effect) return effect.damageIsMultipliedBy;
  }
  throw new Error(`object ${String(source)} multiplies no damage`);
}

/** The change as the effect leaves it. */
export function replace(
  sight: Sight,
  { change, met, rule }: ProposedChange,
  key: ReplacementKey,
): ProposedChange {
  const replaced = (into: Change): ProposedChange => ({ change: into, met: [...met, key], rule });
  const [kind, id] = key.split(' ') as ['effect' | 'static', string];
  if (kind === 'static') {
    if (change.kind !== 'damage') throw new Error(`${key} doesn't apply`);
    const by = damageFactorOf(sight, Number(id));
    return replaced({ ...change, amount: change.amount * by });
  }
  const effect = sight.game.effects.find((one) => one.id === Number(id));
  if (change.kind === 'damage' && effect?.kind === 'prevention') {
    return replaced({ kind: 'prevented', damage: change, effect: effect.id });
  }
  if (change.kind === 'damage' && effect?.kind === 'noCombatDamage') {
    return replaced({ kind: 'notDealt', damage: change, effect: effect.id });
  }
  if (change.kind === 'destroy' && effect?.kind === 'regeneration') {
    return replaced({ kind: 'regenerate', object: change.object, effect: effect.id });
  }
  throw new Error(`${key} doesn't apply`);
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
    let now = replace(sight, proposed, key);
    for (let next = applicable(sight, now, [now]); next.length > 0;) {
      now = replace(sight, now, next[0] as ReplacementKey);
      next = applicable(sight, now, [now]);
    }
    return outcomeText(sight, now.change);
  });
  return new Set(outcomes).size > 1;
}

function outcomeText(sight: Sight, change: Change): string {
  if (change.kind === 'damage') return `damage ${String(change.amount)}`;
  if (change.kind === 'prevented' || change.kind === 'regenerate') {
    const effect = sight.game.effects.find(({ id }) => id === change.effect);
    return JSON.stringify({ ...effect, id: 0, timestamp: 0 });
  }
  return change.kind;
}
