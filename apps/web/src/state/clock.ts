import type { TimeGiven, WireClock } from '@arbiter/client';
import { say } from '../words/say.ts';

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

/** Below so many milliseconds a clock that runs is shown to be low. */
export const LOW = 30_000;

/** How a match gives its players time, if not in the standard way: `, 8:00 + 0:10 a turn each`. */
export function timeText(time: TimeGiven | undefined): string {
  if (time === undefined) return '';
  if ('decision' in time)
    return `, ${say('{time} for each decision', { time: minutes(time.decision) })}`;
  const { bank, increment } = time;
  if (increment === undefined) return `, ${say('{bank} each', { bank: minutes(bank) })}`;
  const given = { bank: minutes(bank), more: minutes(increment.millis) };
  return increment.per === 'turn'
    ? `, ${say('{bank} + {more} a turn each', given)}`
    : `, ${say('{bank} + {more} a decision each', given)}`;
}
