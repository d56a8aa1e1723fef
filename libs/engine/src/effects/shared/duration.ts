import type { Duration } from '@arbiter/cards';
import type { LastingEffect } from '../../state/effects.ts';
import { stillHolds } from '../../decide/happening/control.ts';
import type { Run } from '../../decide/stack/run.ts';

/** How long an effect will last; `null` if that is over before it begins: then it does nothing (6ED 418.3d). */
export function durationNow(
  { work, source, controller }: Run,
  until: Duration | undefined,
): Pick<LastingEffect, 'thisTurn' | 'asLongAs' | 'until'> | null {
  if (until === 'end of combat') return { thisTurn: true, until: { endOf: 'combat' } };
  if (until === 'your next upkeep') {
    return { thisTurn: false, until: { step: 'upkeep', of: controller } };
  }
  if (typeof until !== 'object') return { thisTurn: until === 'end of turn' };
  const tapped = until.asLongAs === 'you control this and it stays tapped';
  const asLongAs = { object: source, seat: controller, tapped };
  return stillHolds(work, asLongAs) ? { thisTurn: false, asLongAs } : null;
}
