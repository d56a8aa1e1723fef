import type { WireClock } from '../socket.ts';
import type { Head } from './head.ts';

/** The clocks as players are sent them; null before the game has started. */
export function clockOf(head: Head | null): WireClock | null {
  if (head?.clock == null) return null;
  const seat = head.phase === 'live' ? head.awaiting?.seat : null;
  return { ...head.clock, running: seat === 0 || seat === 1 ? seat : null };
}
