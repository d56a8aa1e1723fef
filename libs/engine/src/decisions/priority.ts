import type { Work } from '../decide/work.ts';
import type { Seat } from '../state/basics.ts';
import { byCommand } from './by-command.ts';

/** Play something, or pass (6ED 408.1c); what may be played is listed in `options/legal.ts`. */
export const priority = {
  ...byCommand({ kind: 'priority', asks: 'priority' }),
  ask(work: Work, seat: Seat): void {
    const made = work.madeJustNow();
    work.ask(seat, { kind: 'priority', ...(made.length > 0 && { made }) }, 'priority');
  },
};
