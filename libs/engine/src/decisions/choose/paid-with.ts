import type { WayToPayWith } from '@arbiter/cards';
import { nextPicks } from '../../paying/next-picks.ts';
import { openCostOf } from '../../paying/open-payment.ts';
import type { Sight } from '../../sight/sight.ts';
import type { AnnounceFrame, PayFrame } from '../../state/frames.ts';
import { choice, type Among, type Choice } from './choice.ts';

/** Objects that the next part of an open cost is paid with. */
export function picksFor(sight: Sight, frame: AnnounceFrame | PayFrame): Among {
  const { from, count } = nextPicks(sight, openCostOf(sight, frame), frame.picked ?? []);
  return { from, least: count, most: count };
}

const paidWith = <P extends WayToPayWith>(purpose: P): Choice<P> =>
  choice({
    purpose,
    frames: ['announce', 'pay'],
    asks: 'pay',
    among: ({ sight, frame }) => picksFor(sight, frame),
    brokenRule: () => 'pay',
  });

export const chooseToSacrifice = paidWith('sacrifice');
export const chooseToExile = paidWith('exile');
export const chooseToTap = paidWith('tap');
export const chooseToReturn = paidWith('return');
