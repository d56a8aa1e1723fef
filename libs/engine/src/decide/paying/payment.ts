import { pay } from '../../decisions/pay.ts';
import { answerTo } from '../../decisions/decision.ts';
import { costOfPayment, settleOpen } from '../../paying/open-payment.ts';
import { isFault } from '../../paying/settle-payment.ts';
import { manaToAnnounce } from '../../options/mana-to-announce.ts';
import { isPayable } from '../../paying/total-cost.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { PayFrame } from '../../state/frames.ts';
import type { Work } from '../work.ts';
import { payCost } from './pay-cost.ts';
import { pickForCost } from './pick-for-cost.ts';

/**
 * A player may pay: asked only if able to (6ED 413.2c); mana abilities may be played for it (6ED 413.2e). Ends
 * with whether it was paid.
 */
export function advancePay(work: Work, frame: PayFrame): void {
  const cost = costOfPayment(work, frame);
  const topic = topicOf(frame);
  const finish = (paid: boolean): void => {
    work.emit('FramePopped', topic, { result: paid });
  };
  if (frame.payment !== null) {
    if (payCost(work, cost, frame, frame.payment, topic) === 'done') finish(true);
    return;
  }
  if (frame.at === 0 && frame.answer === null) {
    if (isPayable(work, cost) || manaToAnnounce(work, cost).length > 0)
      pay.ask(work, frame.seat, {}, topic);
    else finish(false);
    return;
  }
  if (frame.answer === false) {
    finish(false);
    return;
  }
  const answer = Array.isArray(frame.answer) ? null : answerTo(frame, pay);
  const wish = answer === null || answer === true ? null : answer;
  if (frame.at === 0 && cost.picks.length > 0 && wish === null) {
    work.emit('FrameMoved', topic, { at: 1 });
    return;
  }
  if (frame.at === 1 && pickForCost(work, cost, frame, {}, topic) === 'waits') return;
  const payment = settleOpen(work, frame, wish ?? {});
  if (isFault(payment)) work.refuse(payment.topic ?? topic, payment.reason, payment.objects);
  else work.emit('PaymentSettled', topic, { payment });
}

function topicOf(frame: PayFrame): CitedTopic {
  return frame.for === undefined ? 'payOnResolution' : PAID_FOR[frame.for];
}

const PAID_FOR = {
  attack: 'attackCost',
  block: 'blockCost',
  phase: 'phaseCostPaid',
} satisfies Readonly<Record<NonNullable<PayFrame['for']>, CitedTopic>>;
