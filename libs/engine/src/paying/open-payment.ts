import type { Sight } from '../sight/sight.ts';
import type { Payment } from '../state/decisions.ts';
import type { AnnounceFrame, PayFrame, Picked, SettledPayment } from '../state/frames.ts';
import { announcedCost, settleAnnounced } from './announced-cost.ts';
import { totalOf, type TotalCost } from './total-cost.ts';
import { asSpent } from './spent-as.ts';
import { manaCostOf } from './mana-costs.ts';
import { isFault, paymentWith, settlePayment, type PaymentFault } from './settle-payment.ts';

/** What the open payment comes to. */
export function costOfPayment(sight: Sight, frame: PayFrame): TotalCost {
  const { mana, ...rest } = frame.cost;
  const parts = [rest, ...(frame.more ?? [])];
  return asSpent(sight, totalOf(parts, frame.object, frame.seat, 0, manaCostOf(mana)));
}

/** What is being paid for now: what is announced, or what a resolution asks for; `null` if nothing is. */
export function openCost(sight: Sight): TotalCost | null {
  const frame = openPayment(sight);
  return frame === null ? null : openCostOf(sight, frame);
}

/** What the frame is paid for. */
export function openCostOf(sight: Sight, frame: AnnounceFrame | PayFrame): TotalCost {
  return frame.kind === 'announce' ? announcedCost(sight, frame) : costOfPayment(sight, frame);
}

/** The frame of what is being paid for. */
export function openPayment(sight: Sight): AnnounceFrame | PayFrame | null {
  const frame = sight.game.agenda[sight.game.agenda.length - 1];
  return frame?.kind === 'announce' || frame?.kind === 'pay' ? frame : null;
}

/** The open payment in full, with what was picked for it. */
export function settleOpen(
  sight: Sight,
  frame: PayFrame,
  wish: Payment,
): SettledPayment | PaymentFault {
  const cost = costOfPayment(sight, frame);
  const picked: Picked = frame.picked ?? [];
  return settlePayment(sight, cost, paymentWith(cost, picked, wish) ?? wish);
}

/** How the open payment is made if nothing is said about it; `null` if there is none, or something has to be picked first. */
export function proposedPayment(sight: Sight): SettledPayment | null {
  const frame = openPayment(sight);
  if (frame === null) return null;
  const payment =
    frame.kind === 'announce' ? settleAnnounced(sight, frame, {}) : settleOpen(sight, frame, {});
  return isFault(payment) ? null : payment;
}
