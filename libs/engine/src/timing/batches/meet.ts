import { hold } from './hold.ts';
import type { Batches } from './question.ts';
import { applicable, replace } from '../../replacing/replacements.ts';
import { NOTHING } from '../../replacing/would-happen.ts';
import { savesInOneStep } from '../../sight/saving.ts';
import { carryOutGroup } from '../../decide/happening/carry-out-group.ts';
import type { Work } from '../../decide/work.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { DamageChange, HeldChange, ProposedChange } from '../../state/changes.ts';
import type { DamageShield } from '../../state/effects.ts';
import { replacementOf, type ReplacementEffect } from '../../state/replacement-key.ts';

/** Which effects damage that waits meets now. */
type Wanted = (outcome: ProposedChange, by: ReplacementEffect, change: DamageChange) => boolean;

/**
 * What prevents damage by itself does so first, and what players have played does so as it resolves (5ED Damage
 * Prevention.4, .5).
 * @returns whether something did
 */
export function meetWhatPrevents(
  work: Work,
  objects: readonly ObjectId[],
  timing: Batches,
): boolean {
  return meet(
    work,
    objects,
    timing,
    ({ change: now }, by, { to }) => isPlayed(by) || now.kind !== 'damage' || now.to === to,
    // 5ED Damage Prevention.11: new damage is taken into the step.
    true,
  );
}

/** Whether it comes from something that was played, rather than from a permanent. */
function isPlayed(effect: ReplacementEffect | null): boolean {
  return effect?.by === 'lasting';
}

/** At the end of the step: what redirects damage by itself, for a step that follows (5ED Damage Prevention.6, .7). */
export function meetWhatRedirects(work: Work, objects: readonly ObjectId[], timing: Batches): void {
  meet(work, objects, timing, () => true, false);
}

function meet(
  work: Work,
  objects: readonly ObjectId[],
  timing: Batches,
  wanted: Wanted,
  absorbed: boolean,
): boolean {
  let met = false;
  for (const object of objects) {
    // Again, with what is left of it.
    while (meetsOne(work, object, timing, wanted, absorbed)) met = true;
  }
  return met;
}

function meetsOne(
  work: Work,
  object: ObjectId,
  timing: Batches,
  wanted: Wanted,
  absorbed: boolean,
): boolean {
  const proposed = work.game.held.find((one) => one.object === object)?.proposed;
  if (proposed?.change.kind !== 'damage' || proposed.change.amount <= 0) return false;
  const damage = proposed.change;
  for (const by of applicable(work, proposed, [proposed])) {
    const outcome = replace(work, proposed, by, [proposed]);
    if (!outcome.some((one) => wanted(one, by, damage))) continue;
    const stays = outcome.find((one) => isOf(damage, one));
    const onward = outcome.filter((one) => one !== stays);
    for (const { telling = [] } of outcome) {
      for (const { type, rule, ...facts } of telling) work.emitBy(type, rule, facts as never);
    }
    const amount = stays?.change.kind === 'damage' ? stays.change.amount : 0;
    work.emit('HeldDamageChanged', 'prevention', {
      object,
      amount,
      met: (stays ?? proposed).met,
    });
    for (const { change, ...rest } of onward) {
      if (change.kind !== 'damage') continue;
      // It is new damage, which what prevents by itself meets again (5ED Damage Prevention.10, .11).
      const met = rest.met.filter((one) => !absorbed || isPlayed(replacementOf(one)));
      hold(work, { ...rest, change, met, telling: [] }, timing, absorbed);
    }
    // What comes of it besides happens at once: life that is gained for what was prevented.
    const also = onward.filter(({ change }) => change.kind !== 'damage' && change !== NOTHING);
    if (also.length === 0) return true;
    carryOutGroup(
      work,
      also.map((one) => ({ ...one, telling: [] })),
    );
    return true;
  }
  return false;
}

/** Whether it is what is left of the damage: from the same source, to the same receiver. */
function isOf({ source, to }: DamageChange, { change }: ProposedChange): boolean {
  return change.kind === 'damage' && change.source === source && change.to === to;
}

/** Trample: what is more than a blocker's destruction needs goes on, as prevention ends (5ED Trample.1, .3). */
export function redirectExcess(work: Work, due: readonly HeldChange[], timing: Batches): void {
  const over = new Map<ObjectId, number>();
  for (const { object, proposed } of due) {
    const { change } = proposed;
    if (change.kind !== 'damage' || !change.combat || typeof change.to !== 'number') continue;
    if (!isTrampling(work, change.source)) continue;
    const left = over.get(change.to) ?? excess(work, change.to, due);
    const amount = Math.min(left, change.amount);
    over.set(change.to, left - amount);
    if (amount <= 0) continue;
    const { source, to } = change;
    const onto = work.game.turn.active === 0 ? 'p1' : 'p0';
    work.emit('DamageRedirected', 'trample', { source, to, onto, amount });
    const { met } = proposed;
    work.emit('HeldDamageChanged', 'trample', { object, amount: change.amount - amount, met });
    hold(work, { ...proposed, change: { ...change, to: onto, amount } }, timing, false);
  }
}

function isTrampling(work: Work, source: ObjectId): boolean {
  return (
    work.game.combat?.attackers.some(({ object }) => object === source) === true &&
    work.hasKeyword(source, 'trample')
  );
}

/** By how much all damage that a creature has and is about to be dealt exceeds its toughness. */
function excess(work: Work, creature: ObjectId, due: readonly HeldChange[]): number {
  if (!work.inPlay(creature)) return 0;
  let damage = work.object(creature).damage - Math.max(0, work.characteristics(creature).toughness);
  for (const { proposed } of due) {
    const { change } = proposed;
    if (change.kind === 'damage' && change.to === creature) damage += change.amount;
  }
  return Math.max(0, damage);
}

/**
 * Nothing that saved somebody in a step works beyond it (5ED Damage Prevention.12, Regeneration.1; 4ED when-playable.1).
 * What was made ahead of it, for damage that waits to have its step, works in that.
 */
export function endWhatSaved(work: Work): void {
  for (const effect of work.game.effects) {
    const { kind, id } = effect;
    if (kind === 'prevention' && effect.source !== null && isAwaited(work, effect)) continue;
    if (savesInOneStep(effect)) {
      work.emit('EffectEnded', kind === 'prevention' ? 'prevention' : 'regeneration', {
        effect: id,
      });
    }
  }
}

/** Whether damage from that source to that receiver is assigned, and waits. */
function isAwaited(work: Work, { source, to }: DamageShield): boolean {
  return work.game.held.some(
    ({ proposed: { change } }) =>
      change.kind === 'damage' && change.source === source && change.to === to,
  );
}
