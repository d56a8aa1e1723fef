import { costOfPayment, settleOpen } from '../paying/open-payment.ts';
import { paidObjects } from '../paying/picks.ts';
import { isFault } from '../paying/settle-payment.ts';
import { sourcesFor } from '../paying/total-cost.ts';
import { isPayment } from './answers.ts';
import { decision } from './decision.ts';

/** Whether, and how, a player pays what a resolution offers (6ED 413.2e). */
export const pay = decision({
  kind: 'pay',
  frames: ['pay'],
  asks: 'payOnResolution',
  isAnswer: isPayment,
  mayDecline: true,
  space({ sight, frame }) {
    const cost = costOfPayment(sight, frame);
    return {
      shape: 'payment',
      sources: sourcesFor(sight, cost, frame.picked),
      pays: paidObjects(sight, cost),
      test: (wish) => !isFault(settleOpen(sight, frame, wish)),
    };
  },
});
