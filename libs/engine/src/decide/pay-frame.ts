import { parseManaCost } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Payment } from '../state/decisions.ts';
import type { PayFrame } from '../state/frames.ts';
import { announcedCost } from './announced.ts';
import {
  discardsFor,
  isFault,
  isPayable,
  settlePayment,
  totalOf,
  type TotalCost,
} from './costs.ts';
import { payCost } from './pay.ts';
import type { Work } from './work.ts';

/** What the open payment comes to. */
export function costOfPayment(frame: PayFrame): TotalCost {
  const { mana, ...rest } = frame.cost;
  return totalOf([rest], frame.object, frame.seat, 0, parseManaCost(mana ?? '0'));
}

/** What is being paid for now: what is announced, or what a resolution asks for; `null` if nothing is. */
export function openCost(sight: Sight): TotalCost | null {
  const frame = sight.game.agenda[sight.game.agenda.length - 1];
  if (frame?.kind === 'announce') return announcedCost(sight, frame);
  return frame?.kind === 'pay' ? costOfPayment(frame) : null;
}

/**
 * A player may pay: asked only if able to (6ED 413.2c); mana abilities may be played for it (6ED 413.2e). Ends
 * with whether it was paid.
 */
export function advancePay(work: Work, frame: PayFrame): void {
  const cost = costOfPayment(frame);
  const { answer } = frame;
  const finish = (paid: boolean): void => {
    work.emit('FramePopped', 'payOnResolution', { result: paid });
  };
  if (frame.payment !== null) {
    if (answer === true || payCost(work, cost, frame.payment, frame.part, 'payOnResolution')) {
      if (work.game.outcome === null) finish(true);
    }
    return;
  }
  if (answer === null && frame.at === 0) {
    if (isPayable(work, cost)) work.ask(frame.seat, { kind: 'pay' }, 'payOnResolution');
    else finish(false);
    return;
  }
  if (answer === false) {
    finish(false);
    return;
  }
  let wish: Payment = typeof answer === 'object' && !isList(answer) ? (answer ?? {}) : {};
  if (frame.cost.discard === 'choice' && wish.discard === undefined) {
    if (isList(answer)) wish = { discard: answer as readonly ObjectId[] };
    else if (discardsFor(work, cost).length > 1) {
      if (frame.at === 0) work.emit('FrameMoved', 'payOnResolution', { at: 1 });
      work.askToChoose(frame.seat, 'discard', 'discard');
      return;
    }
  }
  const payment = settlePayment(work, cost, wish);
  if (isFault(payment)) {
    work.refuse('payOnResolution', payment.reason, payment.objects);
    return;
  }
  work.emit('PaymentSettled', 'payOnResolution', { payment });
}

/** Cards that may be discarded for the open payment. */
export function discardOptions(sight: Sight, frame: PayFrame): ObjectId[] {
  return discardsFor(sight, costOfPayment(frame));
}

function isList(
  answer: PayFrame['answer'],
): answer is Extract<PayFrame['answer'], readonly unknown[]> {
  return Array.isArray(answer);
}
