import type { Sight } from '../sight/sight.ts';
import type { Seat } from '../state/basics.ts';
import { concerns } from '../statics/who.ts';

/** How much life a player loses by so much damage: less, where something doesn't let the total fall so far (6ED 419.1). */
export function lifeLostBy(sight: Sight, seat: Seat, damage: number): number {
  const { life } = sight.game.players[seat];
  const lost = sight
    .look()
    .saying('damageLeaves')
    .map(({ source, effect }) => {
      if (!concerns(sight, effect.who, source, seat)) return damage;
      // A total that is below it already is not reduced to it.
      return life < effect.damageLeaves ? damage : life - effect.damageLeaves;
    });
  return Math.min(damage, ...lost);
}
