import type { ObjectId, Seat } from '../state/basics.ts';
import { fits } from './filters.ts';
import { isProtectedFrom } from './protection.ts';
import type { Sight } from './sight.ts';

/** Whether a local enchantment, in play or about to be, may be on that permanent; never on itself (6ED 214.8f). */
export function canEnchant(
  sight: Sight,
  enchantment: ObjectId,
  controller: Seat,
  on: ObjectId,
): boolean {
  const { enchants } = sight.printed(sight.object(enchantment));
  return (
    enchants !== null &&
    on !== enchantment &&
    sight.inPlay(on) &&
    fits(sight, enchants, on, { source: enchantment, controller }) &&
    // 6ED 502.7b
    !isProtectedFrom(sight, on, enchantment)
  );
}
