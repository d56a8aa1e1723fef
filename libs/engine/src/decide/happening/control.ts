import type { ObjectId, Seat } from '../../state/basics.ts';
import type { LastingEffect } from '../../state/effects.ts';
import type { Sight } from '../../sight/sight.ts';
import type { Work } from '../work.ts';
import { atOnce } from './triggers.ts';

/**
 * Effects that last only as long as something is so end when it isn't; then the player whom the youngest effect on control
 * names controls the permanent or, without one, the player under whose control it came into play (6ED 418.5d).
 */
export function settleControl(work: Work): void {
  endWhatHoldsNoMore(work);
  // Asked whenever somebody is to receive priority, and nearly always so.
  if (work.look().controlSettled) return;
  // What a change of control leads to follows at once; no permanent is passed on twice, or two that hold each other never rest.
  const settled = new Set<ObjectId>();
  while (settlesMore(work, settled)) endWhatHoldsNoMore(work);
}

function endWhatHoldsNoMore(work: Work): void {
  for (const effect of work.game.effects) {
    if (effect.asLongAs === undefined || stillHolds(work, effect.asLongAs)) continue;
    work.emit('EffectEnded', 'duration', { effect: effect.id });
  }
}

function settlesMore(work: Work, settled: Set<ObjectId>): boolean {
  const look = work.look();
  if (look.controlSettled) return false;
  const claims = controlClaims(work);
  const changed: { object: ObjectId; to: Seat; from: Seat }[] = [];
  for (const object of work.game.battlefield) {
    const { controller, enteredUnder } = work.object(object);
    const to = claims?.get(object)?.to ?? enteredUnder;
    if (to !== controller && !settled.has(object)) changed.push({ object, to, from: controller });
  }
  // Only where nothing happened: what happens in a command may still be taken back.
  if (changed.length === 0) {
    look.controlSettled = settled.size === 0;
    return false;
  }
  atOnce(work, () => {
    for (const change of changed) {
      settled.add(change.object);
      work.emit('ControlChanged', 'controlChange', { ...change, byEffect: true });
    }
  });
  return true;
}

/** Whether it is still so; a spell will be a permanent, and what has begun with it goes on. */
export function stillHolds(
  sight: Sight,
  { object, seat, tapped }: NonNullable<LastingEffect['asLongAs']>,
): boolean {
  const found = sight.game.objects[object];
  if (found?.zone !== 'battlefield' && found?.zone !== 'stack') return false;
  if (tapped && !found.tapped) return false;
  return seat === null || found.controller === seat;
}

interface Claim {
  readonly to: Seat;
  readonly timestamp: number;
}

/** What the youngest effects say about who controls what; `null` if there are none. */
function controlClaims(sight: Sight): ReadonlyMap<ObjectId, Claim> | null {
  let claims: Map<ObjectId, Claim> | null = null;
  const claim = (object: ObjectId, to: Seat, timestamp: number): void => {
    claims ??= new Map();
    const known = claims.get(object);
    if (known === undefined || known.timestamp < timestamp) claims.set(object, { to, timestamp });
  };
  for (const effect of sight.game.effects) {
    if (effect.kind === 'control') claim(effect.object, effect.to, effect.timestamp);
  }
  for (const { source } of sight.look().saying('controls')) {
    const { attachedTo, controller, timestamp } = sight.object(source);
    claim(attachedTo, controller, timestamp);
  }
  return claims;
}
