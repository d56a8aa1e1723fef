import type { Duration } from '@arbiter/cards';
import type { LastingEffect } from '../../state/effects.ts';
import { stillHolds } from '../../decide/happening/control.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { Run } from '../../decide/stack/run.ts';

/** How long an effect will last; `null` if that is over before it begins: then it does nothing (6ED 418.3d). */
export function durationNow(
  { work, source, controller }: Run,
  until: Duration | undefined,
  about: ObjectId = source,
): Pick<LastingEffect, 'thisTurn' | 'asLongAs' | 'until'> | null {
  if (until === 'end of combat') return { thisTurn: true, until: { endOf: 'combat' } };
  if (until === 'your next upkeep') {
    return { thisTurn: false, until: { step: 'upkeep', of: controller } };
  }
  if (until === 'its controller’s next untap step') {
    return { thisTurn: false, until: { step: 'untap', of: work.object(about).controller } };
  }
  if (until === 'your next turn') {
    return { thisTurn: false, until: { step: 'turn', of: controller } };
  }
  if (typeof until !== 'object') return { thisTurn: until === 'end of turn' };
  const { tapped, controlled } = AS_LONG_AS[until.asLongAs];
  const asLongAs = { object: source, seat: controlled ? controller : null, tapped };
  return stillHolds(work, asLongAs) ? { thisTurn: false, asLongAs } : null;
}

const AS_LONG_AS = {
  'you control this': { controlled: true, tapped: false },
  'you control this and it stays tapped': { controlled: true, tapped: true },
  'this is in play': { controlled: false, tapped: false },
  'this stays tapped': { controlled: false, tapped: true },
} as const;
