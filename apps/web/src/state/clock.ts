import type { WireClock } from '@arbiter/client';

/** What is left to a seat now, in milliseconds. @param since milliseconds since the clock was told */
export function timeLeft(clock: WireClock, seat: 0 | 1, since: number): number {
  const spent = clock.running === seat && clock.connected[seat] ? since : 0;
  return Math.max(0, clock.left[seat] - spent);
}

/** `24:05`. */
export function minutes(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
