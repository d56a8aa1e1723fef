import type { TargetSpec } from '@arbiter/cards';
import { announcedText } from '../paying/announced-cost.ts';
import { isPayable } from '../paying/total-cost.ts';
import { alternativesFor, asksForX, waysToPay } from '../paying/ways-to-pay.ts';
import { isNumber } from './answers.ts';
import { decision } from './decision.ts';
import { canHaveTargets } from './targets.ts';
import { mentions } from '../sight/mentions.ts';

/** Whether it depends on which cost is paid how many targets there are (6ED 409.1c). */
export const dependOnCost = (targets: readonly TargetSpec[]): boolean =>
  mentions(targets, WHICH_COST_IS_PAID);

const WHICH_COST_IS_PAID: ReadonlySet<unknown> = new Set(['timesPaid']);

/**
 * Which cost is paid: 0 is the mana cost, alternatives are counted from 1; those that could be paid now, and with all the
 * targets that there are then.
 */
export const alternative = decision({
  kind: 'alternative',
  frames: ['announce'],
  asks: 'pay',
  isAnswer: isNumber,
  space({ sight, frame }) {
    const { x } = frame.choices;
    const { targets } = announcedText(sight, frame);
    const isPossible = (one: number): boolean =>
      !dependOnCost(targets) ||
      canHaveTargets(sight, { ...frame, choices: { ...frame.choices, alternative: one } });
    const options = alternativesFor(sight, frame.object, frame.seat, frame.from).filter(
      (one) =>
        isPossible(one) &&
        waysToPay(sight, frame, [one]).some((cost) => asksForX(cost, x) && isPayable(sight, cost)),
    );
    return { shape: 'oneOf', options };
  },
});
