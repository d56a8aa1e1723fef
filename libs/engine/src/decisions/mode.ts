import type { Sight } from '../sight/sight.ts';
import type { AnnounceFrame } from '../state/frames.ts';
import type { CompiledMode } from '../text/printed.ts';
import { announcedModes } from '../paying/announced-cost.ts';
import { isPayable } from '../paying/total-cost.ts';
import { waysToPay } from '../paying/ways-to-pay.ts';
import { isNumber } from './answers.ts';
import { decision } from './decision.ts';
import { canHaveTargetsForSomeX } from './x.ts';

/**
 * Which mode of a spell is played, or of a triggered ability that goes on the stack (6ED 410.4), counted from 0: one with all
 * the targets that it needs (6ED 409.1b).
 */
export const mode = decision({
  kind: 'mode',
  frames: ['announce'],
  asks: 'announceMode',
  isAnswer: isNumber,
  space({ sight, frame }) {
    const options = announcedModes(sight, frame).flatMap((text, one) =>
      isPossible(sight, frame, one, text) ? [one] : [],
    );
    return { shape: 'oneOf', options };
  },
});

function isPossible(sight: Sight, frame: AnnounceFrame, one: number, text: CompiledMode): boolean {
  const chosen = { ...frame, choices: { ...frame.choices, mode: one } };
  // 5ED Damage Prevention.14: only what is for this time.
  if (frame.ability === null) {
    const { types } = sight.printed(sight.object(frame.object));
    if (sight.rules.timing.notNow(sight, frame.source, [text], types) !== null) return false;
  }
  const { costsMore } = text;
  return (
    canHaveTargetsForSomeX(sight, chosen) &&
    (costsMore === undefined || waysToPay(sight, chosen).some((cost) => isPayable(sight, cost)))
  );
}
