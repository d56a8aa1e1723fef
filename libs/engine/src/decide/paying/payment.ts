import type { CitedTopic } from '../../rules/citations.ts';
import type { Sight } from '../../sight/sight.ts';
import type { Payment } from '../../state/decisions.ts';
import type { AnnounceFrame, PayFrame, Picked, SettledPayment } from '../../state/frames.ts';
import { announcedCost } from '../../paying/announced-cost.ts';
import { isPayable, totalOf, type TotalCost } from '../../paying/total-cost.ts';
import { manaCostOf } from '../../paying/mana-costs.ts';
import { payCost } from './pay-cost.ts';
import { pickForCost } from './pick-for-cost.ts';
import {
  isFault,
  paymentWith,
  settlePayment,
  type PaymentFault,
} from '../../paying/settle-payment.ts';
import type { Work } from '../work.ts';

/** What the open payment comes to. */
export function costOfPayment(frame: PayFrame): TotalCost {
  const { mana, ...rest } = frame.cost;
  return totalOf([rest], frame.object, frame.seat, 0, manaCostOf(mana));
}

/** What is being paid for now: what is announced, or what a resolution asks for; `null` if nothing is. */
export function openCost(sight: Sight): TotalCost | null {
  const frame = openPayment(sight);
  if (frame === null) return null;
  return frame.kind === 'announce' ? announcedCost(sight, frame) : costOfPayment(frame);
}

/** The frame of what is being paid for. */
export function openPayment(sight: Sight): AnnounceFrame | PayFrame | null {
  const frame = sight.game.agenda[sight.game.agenda.length - 1];
  return frame?.kind === 'announce' || frame?.kind === 'pay' ? frame : null;
}

/**
 * A player may pay: asked only if able to (6ED 413.2c); mana abilities may be played for it (6ED 413.2e). Ends
 * with whether it was paid.
 */
export function advancePay(work: Work, frame: PayFrame): void {
  const cost = costOfPayment(frame);
  const { answer } = frame;
  const topic = topicOf(frame);
  const finish = (paid: boolean): void => {
    work.emit('FramePopped', topic, { result: paid });
  };
  if (frame.payment !== null) {
    if (answer === true || payCost(work, cost, frame.payment, frame.part, topic)) finish(true);
    return;
  }
  if (frame.at === 0 && answer === null) {
    if (isPayable(work, cost)) work.ask(frame.seat, { kind: 'pay' }, topic);
    else finish(false);
    return;
  }
  if (answer === false) {
    finish(false);
    return;
  }
  if (frame.at === 0 && cost.picks.length > 0 && !namesSomething(answer)) {
    work.emit('FrameMoved', topic, { at: 1 });
    return;
  }
  if (frame.at === 1 && pickForCost(work, cost, frame, {}, topic) === 'goes on') return;
  const wish: Payment = namesSomething(answer) ? answer : {};
  const payment = settleOpen(work, frame, wish);
  if (isFault(payment)) work.refuse(topic, payment.reason, payment.objects);
  else work.emit('PaymentSettled', topic, { payment });
}

/** The open payment in full, with what was picked for it. */
export function settleOpen(
  sight: Sight,
  frame: PayFrame,
  wish: Payment,
): SettledPayment | PaymentFault {
  const cost = costOfPayment(frame);
  const picked: Picked = frame.picked ?? [];
  return settlePayment(sight, cost, paymentWith(cost, picked, wish) ?? wish);
}

function namesSomething(answer: PayFrame['answer']): answer is Payment {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}

function topicOf(frame: PayFrame): CitedTopic {
  if (frame.for === 'attack') return 'attackCost';
  return frame.for === 'block' ? 'blockCost' : 'payOnResolution';
}
