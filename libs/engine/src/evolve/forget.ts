import type { ObjectId } from '../state/basics.ts';
import type { Bindings } from '../state/objects.ts';
import type { Draft } from './draft.ts';

/**
 * Drops last-known records to which nothing refers any more. Done between turns, when the stack is empty and
 * only effects and delayed abilities can still name an object that is gone.
 */
export function forgetTheGone(draft: Draft): void {
  const { game } = draft;
  const referred = new Set<ObjectId>();
  const referTo = (bindings: Bindings): void => {
    for (const value of Object.values(bindings)) {
      if (typeof value === 'number') referred.add(value);
      else if (Array.isArray(value)) {
        for (const one of value) if (typeof one === 'number') referred.add(one);
      }
    }
  };
  for (const delayed of game.delayed) {
    referred.add(delayed.source);
    referTo(delayed.bindings);
  }
  for (const waiting of game.waiting) {
    referred.add(waiting.source);
    referTo(waiting.bindings);
  }
  for (const effect of game.effects) {
    if (effect.kind === 'modification' || effect.kind === 'inCombat' || effect.kind === 'mayPlay') {
      for (const id of effect.objects) referred.add(id);
      if (effect.kind === 'inCombat') referred.add(effect.source);
    } else if (effect.kind === 'prevention') {
      for (const one of [effect.source, effect.to, effect.onto, effect.back?.by]) {
        if (typeof one === 'number') referred.add(one);
      }
    } else if (effect.kind === 'insteadOfDraw') {
      referred.add(effect.source);
      referTo(effect.bindings);
    } else if ('source' in effect) referred.add(effect.source);
    else if (effect.kind !== 'noCombatDamage' && effect.kind !== 'turnControl')
      referred.add(effect.object);
  }
  const gone: ObjectId[] = [];
  for (const object of game.objects) {
    if (object === null) continue;
    if (object.haunts !== undefined) referred.add(object.haunts);
    if (object.zone === null) gone.push(object.id);
  }
  for (const id of gone) if (!referred.has(id)) draft.dropObject(id);
}
