import { DISCLOSE_MILLIS } from '@arbiter/engine';
import type { Head } from '@arbiter/protocol';
import type { Due } from './facts.ts';

/**
 * When the open decision's time is up, and the command that says so. Who is not connected uses up the grace first.
 * The engine decides by the append time of the command whether it was really up.
 */
export function expiryOf({ awaiting, clock, phase, game }: Head): Due | null {
  if (phase !== 'live' || clock === null || awaiting === null || awaiting.seat === 'system') {
    return null;
  }
  const { seat, number } = awaiting;
  const grace = clock.connected[seat] ? 0 : clock.grace[seat];
  const left =
    awaiting.kind === 'disclose' ? Math.min(clock.left[seat], DISCLOSE_MILLIS) : clock.left[seat];
  const at = clock.settled + left + grace;
  // An expiry that came too early was refused, and its id with it; the next one has another time, so another id.
  return { at, body: { type: 'ExpireClock', decision: number }, cause: `${game}/${number}@${at}` };
}
