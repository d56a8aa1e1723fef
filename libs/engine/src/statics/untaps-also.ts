import { whom } from '../sight/combat-rules.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';

/** What untaps in the active player's untap step though it is not that player's (6ED 302.1). */
export function untapsBeside(sight: Sight, active: Seat): ObjectId[] {
  const untaps = sight
    .look()
    .saying('untapsAlso')
    .flatMap(({ source, effect }) => {
      const { controller } = sight.object(source);
      if (controller === active) return [];
      return whom(sight, effect.untapsAlso, { source, controller });
    });
  return [...new Set(untaps)].filter(
    // In one's own step they untap as always, or don't.
    (id) => sight.object(id).tapped && sight.object(id).controller !== active,
  );
}
