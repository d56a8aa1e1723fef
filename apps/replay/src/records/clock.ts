import type { Head, WireClock } from '@arbiter/protocol';

/** The clocks as players are sent them; null before the game has started. */
export function clockOf(head: Head): WireClock | null {
  if (head.clock === null) return null;
  const seat = head.phase === 'live' ? head.awaiting?.seat : null;
  return { ...head.clock, running: seat === 0 || seat === 1 ? seat : null };
}
