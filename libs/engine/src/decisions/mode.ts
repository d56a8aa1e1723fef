import type { Sight } from '../sight/sight.ts';
import type { AnnounceFrame } from '../state/frames.ts';
import { isPayable } from '../paying/total-cost.ts';
import { waysToPay } from '../paying/ways-to-pay.ts';
import { isNumber } from './answers.ts';
import { decision } from './decision.ts';
import { canHaveTargets } from './targets.ts';

/** Which mode of a spell is played, counted from 0: one with all the targets that it needs (6ED 409.1b). */
export const mode = decision({
  kind: 'mode',
  frames: ['announce'],
  asks: 'announceMode',
  isAnswer: isNumber,
  space({ sight, frame }) {
    const { modes } = sight.printed(sight.object(frame.object));
    const possible = modes.flatMap((_, one) => (isPossible(sight, frame, one) ? [one] : []));
    return { shape: 'oneOf', options: possible };
  },
});

function isPossible(sight: Sight, frame: AnnounceFrame, one: number): boolean {
  const chosen = { ...frame, choices: { ...frame.choices, mode: one } };
  const { modes, types } = sight.printed(sight.object(frame.object));
  const text = modes[one];
  // 5ED Damage Prevention.14: only what is for this time.
  const untimely =
    text !== undefined && sight.rules.timing.notNow(sight, frame.source, [text], types) !== null;
  if (untimely) return false;
  const costsMore = text?.costsMore;
  return (
    canHaveTargets(sight, chosen) &&
    (costsMore === undefined || waysToPay(sight, chosen).some((cost) => isPayable(sight, cost)))
  );
}
