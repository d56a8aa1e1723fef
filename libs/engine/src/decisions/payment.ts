import { announcedCost, settleAnnounced } from '../paying/announced-cost.ts';
import { isFault } from '../paying/settle-payment.ts';
import { sourcesFor } from '../paying/total-cost.ts';
import { isPayment } from './answers.ts';
import { decision } from './decision.ts';

/** How the mana for what is announced is paid; mana abilities may be played on the way (6ED 409.1f, 411.2). */
export const payment = decision({
  kind: 'payment',
  frames: ['announce'],
  asks: 'pay',
  isAnswer: isPayment,
  space: ({ sight, frame }) => ({
    shape: 'payment',
    sources: sourcesFor(sight, announcedCost(sight, frame), frame.picked),
    pays: null,
    test: (wish) => !isFault(settleAnnounced(sight, frame, wish)),
  }),
});
