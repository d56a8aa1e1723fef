import type { LastingEffect } from '../state/effects.ts';
import type { ObjectId, Recipient } from '../state/basics.ts';
import type { Bindings } from '../state/objects.ts';
import type { Appliers } from './appliers.ts';
import type { Draft } from './draft.ts';
import { leaveCombat } from './leaving.ts';

/** Phasing keeps the object: it comes back as the permanent that it was (6ED silent; TSP 502.15f, 502.15h). */
export const phasing: Appliers<'PermanentsPhased'> = {
  PermanentsPhased(draft, event) {
    const { game } = draft;
    for (const id of event.in) {
      draft.takeFromZone(id, 'phasedOut', 0);
      draft.putIntoZone(id, 'battlefield', 0);
      const back = draft.object(id);
      back.zone = 'battlefield';
      back.phasedInSince = back.controlledSince;
    }
    for (const { object } of event.out) phaseOut(draft, object);
    game.phasedOut = [...game.phasedOut, ...event.out];
    if (event.lostFromSight === true) {
      const gone = new Set<Recipient>(event.out.map(({ object }) => object));
      game.delayed = game.delayed.map((one) => ({
        ...one,
        bindings: withoutObjects(one.bindings, gone),
      }));
    }
    draft.lookAgain();
  },
};

function phaseOut(draft: Draft, id: ObjectId): void {
  const { game } = draft;
  leaveCombat(draft, id);
  draft.takeFromZone(id, 'battlefield', 0);
  const gone = draft.object(id);
  gone.zone = 'phasedOut';
  gone.damage = 0;
  if (gone.kind === 'token') game.strayTokens = [...game.strayTokens, id];
  // Effects of limited duration lose sight of it (TSP 502.15g).
  game.effects = game.effects.flatMap((effect) => withoutObject(effect, id));
}

function withoutObject(effect: LastingEffect, id: ObjectId): LastingEffect[] {
  const limited = effect.thisTurn || effect.until !== undefined || effect.asLongAs !== undefined;
  if (!limited) return [effect];
  if (effect.kind === 'modification' || effect.kind === 'inCombat') {
    const objects = effect.objects.filter((one) => one !== id);
    if (objects.length === effect.objects.length) return [effect];
    return objects.length === 0 ? [] : [{ ...effect, objects }];
  }
  return 'object' in effect && effect.object === id ? [] : [effect];
}

/** Of what an ability speaks of, without these (TSP 502.15g). */
function withoutObjects(bindings: Bindings, gone: ReadonlySet<Recipient>): Bindings {
  return Object.fromEntries(
    Object.entries(bindings).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.filter((one) => !gone.has(one)) : value,
    ]),
  );
}
