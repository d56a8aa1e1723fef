import type { Writable } from '@arbiter/kernel';
import type { Seat } from '../state/basics.ts';
import type { PriorityFrame } from '../state/frames.ts';

/** Something was played or has resolved: the seat has priority, and nobody has passed since (6ED 408.1c). */
export function priorityTo({ window }: PriorityFrame, seat: Seat): Writable<PriorityFrame> {
  return window === undefined
    ? { kind: 'priority', seat, passes: 0 }
    : { kind: 'priority', seat, passes: 0, window };
}
