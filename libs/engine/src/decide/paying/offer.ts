import type { Cost } from '@arbiter/cards';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** A resolution lets a player pay; the frame below is told whether it was paid. */
export function offer(work: Work, seat: Seat, object: ObjectId, cost: Cost): void {
  work.push(
    { kind: 'pay', seat, object, cost, at: 0, payment: null, part: 0, answer: null },
    'payOnResolution',
  );
}
