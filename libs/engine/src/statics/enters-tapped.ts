import type { Filter } from '@arbiter/cards';
import { matches, type Viewpoint } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';

/**
 * Whether a permanent in play has what comes into play come tapped (6ED 410.10e). What comes with it is not there yet.
 * @param seat who will control what comes
 */
export function isMadeToEnterTapped(sight: Sight, entering: ObjectId, seat: Seat): boolean {
  return sight
    .look()
    .saying('entersTapped')
    .some(({ source, effect }) => {
      if (source === entering) return false;
      const { controller } = sight.object(source);
      return fitsUnder(sight, effect.entersTapped, entering, seat, { source, controller });
    });
}

/** Whether it is such, seen as what that player will control. */
function fitsUnder(
  sight: Sight,
  filter: Filter,
  entering: ObjectId,
  seat: Seat,
  from: Viewpoint,
): boolean {
  if ('all' in filter) {
    return filter.all.every((one) => fitsUnder(sight, one, entering, seat, from));
  }
  if ('controlledBy' in filter)
    return (filter.controlledBy === 'you') === (seat === from.controller);
  return matches(sight, filter, entering, from);
}
