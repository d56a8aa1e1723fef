import type { Cost } from '@arbiter/cards';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { PayFrame } from '../../state/frames.ts';
import type { Work } from '../work.ts';

/** A resolution lets a player pay; the frame below is told whether it was paid. */
export function offer(work: Work, seat: Seat, object: ObjectId, cost: Cost): void {
  work.push(payFrame(seat, object, cost), 'payOnResolution');
}

/** Phase costs of a permanent are played, and paid in one piece or not at all; the frame below is told which. */
export function offerPhaseCost(
  work: Work,
  seat: Seat,
  object: ObjectId,
  [cost, ...more]: readonly [Cost, ...Cost[]],
): void {
  work.push(
    { ...payFrame(seat, object, cost), for: 'phase', ...(more.length > 0 && { more }) },
    'phaseCostPaid',
  );
}

const payFrame = (seat: Seat, object: ObjectId, cost: Cost): PayFrame => ({
  ...{ kind: 'pay', seat, object, cost },
  ...{ at: 0, payment: null, part: 0, answer: null },
});
