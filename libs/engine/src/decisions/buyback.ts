import { announcedCost } from '../paying/announced-cost.ts';
import { asksForX } from '../paying/ways-to-pay.ts';
import { isFlag } from './answers.ts';
import { decision } from './decision.ts';

/** Whether the buyback cost is paid as well. */
export const buyback = decision({
  kind: 'buyback',
  frames: ['announce'],
  asks: 'pay',
  isAnswer: isFlag,
  space({ sight, frame }) {
    const { choices } = frame;
    const options = [false, true].filter((one) => {
      const cost = announcedCost(sight, { ...frame, choices: { ...choices, buyback: one } });
      return asksForX(cost, choices.x);
    });
    return { shape: 'oneOf', options };
  },
});
