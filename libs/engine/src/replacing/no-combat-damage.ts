import type { Replacement } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import { replacerOf } from './replacements.ts';

/**
 * Whether a creature is dealt no combat damage by any creature (Gaseous Form). What also keeps other damage from it, or
 * that of some alone, prevents what is assigned, and is not asked about here.
 */
export function isDealtNoCombatDamage(sight: Sight, creature: ObjectId): boolean {
  return (
    sight
      .look()
      .saying('replaces')
      .some(
        ({ source, effect }) =>
          keepsAllCombatDamage(effect.replaces) &&
          replacerOf(sight, source, []).watches(effect.replaces.what, creature),
      ) ||
    sight.game.effects.some(
      (one) =>
        one.kind === 'prevention' &&
        one.amount === 'all' &&
        one.combat === true &&
        one.source === null &&
        one.to === creature &&
        one.onto === undefined,
    )
  );
}

const keepsAllCombatDamage = (
  one: Replacement,
): one is Extract<Replacement, { readonly would: 'be dealt damage' }> =>
  one.would === 'be dealt damage' &&
  one.combat === true &&
  one.from === undefined &&
  one.onto === undefined &&
  one.amount === undefined &&
  one.effect === undefined;
