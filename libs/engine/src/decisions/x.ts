import { announcedText } from '../paying/announced-cost.ts';
import { waysToPay } from '../paying/ways-to-pay.ts';
import { hasX, largestX, leastX } from '../paying/total-cost.ts';
import type { Sight } from '../sight/sight.ts';
import { countOf, type OptionSpace } from '../spaces/index.ts';
import type { AnnounceFrame } from '../state/frames.ts';
import { isNumber } from './answers.ts';
import { decision } from './decision.ts';
import { canHaveTargets, dependsOnX } from './targets.ts';

/** The value of X (6ED 409.1b), also where it stands in another cost than the mana cost (6ED 409.1f). */
export const x = decision({
  kind: 'x',
  frames: ['announce'],
  asks: 'announceX',
  isAnswer: isNumber,
  space: ({ sight, frame }) => xSpace(sight, frame),
  brokenRule({ sight, frame }, answer) {
    if (announcedText(sight, frame).targets.some(dependsOnX)) return 'announceTargets';
    // 6ED 409.1b, 409.1f: any X may be announced that the text allows, but then it has to be paid for.
    return typeof answer === 'number' && answer >= leastOf(sight, frame) ? 'pay' : 'announceX';
  },
});

/** The smallest that may be announced. */
const leastOf = (sight: Sight, frame: AnnounceFrame): number =>
  Math.min(...waysToPay(sight, frame).filter(hasX).map(leastX));

/** What can be paid; where the targets depend on it, only values for which there are some (6ED 409.1c). */
function xSpace(sight: Sight, frame: AnnounceFrame): OptionSpace {
  const ways = waysToPay(sight, frame).filter(hasX);
  const most = Math.max(0, ...ways.map((cost) => largestX(sight, cost)));
  const least = leastOf(sight, frame);
  const { targets } = announcedText(sight, frame);
  if (!targets.some(dependsOnX)) return { shape: 'number', least, most };
  const withTargets = Array.from({ length: most + 1 }, (_, value) => value).filter((value) => {
    if (value < least) return false;
    return canHaveTargets(sight, { ...frame, choices: { ...frame.choices, x: value } });
  });
  return { shape: 'oneOf', options: withTargets };
}

/**
 * Whether there are enough targets for what is announced. X may still be open (6ED 409.1b): where they depend on it,
 * some value that can be paid is enough.
 */
export function canHaveTargetsForSomeX(sight: Sight, frame: AnnounceFrame): boolean {
  const { announcement } = sight.rules;
  const isOpen =
    announcement.indexOf('x') > announcement.indexOf('mode') &&
    announcedText(sight, frame).targets.some(dependsOnX) &&
    waysToPay(sight, frame).some(hasX);
  return isOpen ? countOf(xSpace(sight, frame)) > 0 : canHaveTargets(sight, frame);
}
