import type { ObjectId, Seat } from '../state/basics.ts';
import { matches } from './filters.ts';
import { isProtectedFrom } from './protection.ts';
import type { Seen } from './seen.ts';

/** Whether a local enchantment, in play or about to be, may be on that permanent; never on itself (6ED 214.8f). */
export function canEnchant(
  seen: Seen,
  enchantment: ObjectId,
  controller: Seat,
  on: ObjectId,
): boolean {
  const { enchants } = seen.sight.printed(seen.sight.object(enchantment));
  return (
    enchants !== null &&
    on !== enchantment &&
    seen.sight.inPlay(on) &&
    matches(seen, enchants, on, { source: enchantment, controller }) &&
    // 6ED 502.7b
    !isProtectedFrom(seen, on, enchantment)
  );
}
