/** When what is no instant may be played. */
import type { ObjectId, Seat } from '../state/basics.ts';
import type { Sight } from './sight.ts';
import { stepNow } from './step-now.ts';
import { openWindow } from './windows.ts';

/**
 * Whether it is a main phase of the seat's own turn with nothing on the stack (6ED 408.1d), and no step within something
 * else (5ED Damage Prevention.12).
 *
 * @param except a spell that is being announced, and was not there before
 */
export function isSorceryTime(sight: Sight, seat: Seat, except?: ObjectId): boolean {
  if (!isMainPhaseOf(sight, seat) || openWindow(sight) !== undefined) return false;
  const { stack } = sight.game;
  return stack.length === 0 || (stack.length === 1 && stack[0] === except);
}

function isMainPhaseOf(sight: Sight, seat: Seat): boolean {
  return stepNow(sight)?.main === true && sight.game.turn.active === seat;
}
