import { answerTo } from '../../decisions/decision.ts';
import { payment as howToPay } from '../../decisions/payment.ts';
import {
  announcedCost,
  announcedText,
  costToPickFor,
  settleAnnounced,
  speaksOfPayment,
} from '../../paying/announced-cost.ts';
import { hasSplices } from '../../paying/splice-costs.ts';
import { isFault } from '../../paying/settle-payment.ts';
import { asksForMana } from '../../paying/total-cost.ts';
import type { AnnounceFrame, SettledPayment } from '../../state/frames.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';
import { makeManaFirst } from './make-mana-first.ts';
import { payCost } from './pay-cost.ts';
import { pickForCost } from './pick-for-cost.ts';

/** Objects are picked for each part of the cost that asks for some. */
export function pickForAnnounced(work: Work, frame: AnnounceFrame): Progress {
  const named = frame.brought?.payment ?? {};
  return pickForCost(work, costToPickFor(work, frame), frame, named, 'pay');
}

/** The mana is asked for, the payment settled, and then paid (6ED 409.1f). */
export function payForAnnounced(work: Work, frame: AnnounceFrame): Progress {
  const cost = announcedCost(work, frame);
  if (frame.payment !== null) return payCost(work, cost, frame, frame.payment, 'pay');
  const answer = answerTo(frame, howToPay);
  if (answer === null && frame.brought === null && asksForMana(cost)) {
    howToPay.ask(work, frame.seat, {});
    return 'waits';
  }
  const wish = answer === null || answer === true ? (frame.brought?.payment ?? {}) : answer;
  const payment = settleAnnounced(work, frame, wish);
  if (!isFault(payment)) {
    if (makeManaFirst(work, frame, payment)) return 'waits';
    noteWhatPays(work, frame, payment);
    const rule = work.rules.cite[frame.ability === null ? 'pay' : 'activationCost'];
    work.record({ type: 'PaymentSettled', rule, payment });
  } else if (
    frame.pickedByAnswer === true ||
    frame.opponentChose === true ||
    hasSplices(work, frame)
  ) {
    // What was picked or spliced, or what the opponent chose, leaves no such way to pay the rest: a dead end can be taken back.
    howToPay.ask(work, frame.seat, {});
  } else work.refuse(payment.topic ?? 'pay', payment.reason, payment.objects);
  return 'waits';
}

/** A text that speaks of what was sacrificed for it finds it among what was chosen (6ED 413.2f). */
function noteWhatPays(work: Work, frame: AnnounceFrame, payment: SettledPayment): void {
  if (!speaksOfPayment(announcedText(work, frame))) return;
  const { at, part } = frame;
  const { sacrifice, discard, exile = [], tap = [], return: returned = [] } = payment;
  const paidWith = { sacrifice, discard, exile, tap, return: returned };
  work.emit('ChoiceAnnounced', 'pay', { choices: { paidWith }, at, part });
}
