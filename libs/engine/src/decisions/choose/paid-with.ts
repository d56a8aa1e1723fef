import type { WayToPayWith } from '@arbiter/cards';
import { nextPicks } from '../../paying/next-picks.ts';
import { openCostOf } from '../../paying/open-payment.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { Sight } from '../../sight/sight.ts';
import type { AnnounceFrame, PayFrame } from '../../state/frames.ts';
import { choice, type Among, type Choice } from './choice.ts';

/** Objects that the next part of an open cost is paid with. */
export function picksFor(sight: Sight, frame: AnnounceFrame | PayFrame): Among {
  const { from, count } = nextPicks(sight, openCostOf(sight, frame), frame.picked ?? []);
  return { from, least: count, most: count };
}

/** An announcement has its cost to pay (6ED 409.1f); a resolution that offers a payment has a choice (6ED 413.2c). */
export function brokenByPicks({ kind }: Pick<AnnounceFrame | PayFrame, 'kind'>): CitedTopic {
  return kind === 'announce' ? 'pay' : 'choiceOnResolution';
}

const paidWith = <P extends WayToPayWith>(purpose: P): Choice<P> =>
  choice({
    purpose,
    frames: ['announce', 'pay'],
    asks: 'pay',
    among: ({ sight, frame }) => picksFor(sight, frame),
    brokenRule: ({ frame }) => brokenByPicks(frame),
  });

export const chooseToExile = paidWith('exile');
export const chooseToTap = paidWith('tap');
export const chooseToReturn = paidWith('return');
