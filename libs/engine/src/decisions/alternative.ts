import { isPayable } from '../paying/total-cost.ts';
import { alternativesFor, asksForX, waysToPay } from '../paying/ways-to-pay.ts';
import { isNumber } from './answers.ts';
import { decision } from './decision.ts';

/** Which cost is paid: 0 is the mana cost, alternatives are counted from 1; those that could be paid now. */
export const alternative = decision({
  kind: 'alternative',
  frames: ['announce'],
  asks: 'pay',
  isAnswer: isNumber,
  space({ sight, frame }) {
    const { x } = frame.choices;
    const options = alternativesFor(sight, frame.object, frame.seat, frame.from).filter((one) =>
      waysToPay(sight, frame, [one]).some((cost) => asksForX(cost, x) && isPayable(sight, cost)),
    );
    return { shape: 'oneOf', options };
  },
});
