import type { Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/**
 * Adds to a seat's time what the time control gives for a decision or a turn. The steps of a loop on which both have agreed
 * give nothing: nobody thinks about them.
 */
export function addTime(work: Work, seat: Seat, per: 'decision' | 'turn'): void {
  const { clock, loop } = work.game;
  const { increment, most = Infinity } = clock.control ?? {};
  if (increment?.per !== per || loop?.agreed != null) return;
  const millis = Math.min(increment.millis, most - clock.left[seat]);
  if (millis > 0) work.emit('TimeAdded', 'clock', { seat, millis });
}
