import { protectionsIn } from '@arbiter/cards';
import { isPlayer, type ObjectId, type Recipient } from '../state/basics.ts';
import type { Characteristics } from '../text/printed.ts';
import { matches } from './filters.ts';
import type { Seen } from './look.ts';
import type { Sight } from './sight.ts';

/** Whether a permanent has protection from a quality of the spell, ability, permanent or source (6ED 502.7b). */
export function isProtectedFrom(sight: Sight, what: Recipient, source: ObjectId): boolean {
  if (isPlayer(what) || !sight.look().anyProtection || !sight.inPlay(what)) return false;
  const { keywords } = sight.characteristics(what);
  const qualities = protectionsIn(keywords);
  const own = qualitiesOf(sight, source);
  const seen: Seen = {
    sight,
    characteristics: (id) => (id === source ? own : sight.characteristics(id)),
  };
  const here = { source: what, controller: sight.object(what).controller };
  return qualities.some((quality) => matches(seen, quality, source, here));
}

/**
 * What a source is. An ability on the stack has a colour of its own, if the edition gives it one; all else is its
 * source's (6ED 217.6b; silent on the rest, TSP 502.7b).
 */
function qualitiesOf(sight: Sight, source: ObjectId): Characteristics {
  const { stack, colors } = sight.object(source);
  if (stack === null) return sight.characteristics(source);
  const from = sight.characteristics(stack.source);
  return colors === null || colors.length === 0 ? from : { ...from, colors };
}
