import type { Filter } from '@arbiter/cards';
import type { ObjectId, Seat } from '../state/basics.ts';
import { isMeant } from '../statics/who.ts';
import { matches } from './filters.ts';
import { isProtectedFrom } from './protection.ts';
import type { Seen } from './seen.ts';
import type { Sight } from './sight.ts';

/** What it can be attached to; an Equipment can be on any creature (TSP 212.2g). */
function hostsOf({ sight }: Seen, attached: ObjectId): Filter | null {
  const { enchants, subtypes } = sight.printed(sight.object(attached));
  return enchants ?? (subtypes.includes('Equipment') ? CREATURE : null);
}

const isEquipmentCreature = ({ sight }: Seen, id: ObjectId): boolean =>
  sight.isCreature(id) && sight.characteristics(id).subtypes.includes('Equipment');

const CREATURE: Filter = { type: 'Creature' };

/** Whether a text keeps local enchantments off it. */
const isKeptOff = (sight: Sight, enchantment: ObjectId, on: ObjectId): boolean =>
  sight.printed(sight.object(enchantment)).enchants !== null &&
  sight
    .look()
    .saying('cantBeEnchanted')
    .some(
      ({ source, effect }) =>
        isMeant(sight, effect.cantBeEnchanted, on, source) &&
        !(effect.byOthers === true && source === enchantment),
    );

/**
 * Whether a local enchantment or an Equipment, in play or about to be, may be on that permanent; never on itself
 * (6ED 214.8f). An Equipment that has become a creature can be on nothing (TSP 212.2i).
 */
export function canEnchant(
  seen: Seen,
  enchantment: ObjectId,
  controller: Seat,
  on: ObjectId,
): boolean {
  const enchants = hostsOf(seen, enchantment);
  const { attachedTo } = seen.sight.object(enchantment);
  const { enchantsIn } = seen.sight.printed(seen.sight.object(enchantment)).definition;
  if (enchantsIn !== undefined && enchants !== null) {
    const isThere = seen.sight.game.objects[on]?.zone === enchantsIn;
    if (isThere) return matches(seen, enchants, on, { source: enchantment, controller });
    // What it has put into play it may be on, and nothing else in play.
    if (attachedTo !== on && (attachedTo === 0 || seen.sight.inPlay(attachedTo))) return false;
  }
  return (
    enchants !== null &&
    on !== enchantment &&
    !isEquipmentCreature(seen, enchantment) &&
    seen.sight.inPlay(on) &&
    matches(seen, enchants, on, { source: enchantment, controller }) &&
    !isKeptOff(seen.sight, enchantment, on) &&
    // 6ED 502.7b
    !isProtectedFrom(seen, on, enchantment)
  );
}
