import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { WireClock } from '@arbiter/protocol';
import { ShortOfTime, WARNED_AT } from './short-of-time.ts';

const clock = (left: number, change: Partial<WireClock> = {}): WireClock => ({
  ...{ left: [left, left], grace: [0, 0], connected: [true, true], settled: 0, running: 0 },
  thought: { decision: 1, spent: 0 },
  ...change,
});

let warned: number[];
let watch: ShortOfTime;

beforeEach(() => {
  jest.useFakeTimers();
  warned = [];
  watch = new ShortOfTime((left) => warned.push(left));
});
afterEach(() => {
  watch.end();
  jest.useRealTimers();
});

test('a player is warned at each mark that the clock comes down to', () => {
  watch.follow(clock(61_000), 0);
  jest.advanceTimersByTime(999);
  expect(warned).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(warned).toEqual([60_000]);
  jest.advanceTimersByTime(60_000);
  expect(warned).toEqual([...WARNED_AT]);
});

test.each<[string, WireClock]>([
  ['whose clock stands', clock(11_000, { running: 1 })],
  ['whose clock no game runs', clock(11_000, { running: null })],
  ['whose connection is lost', clock(11_000, { connected: [false, true] })],
  ['who has more time than timers count', clock(4e12)],
])('nobody is warned %s', (_, now) => {
  watch.follow(now, 0);
  jest.advanceTimersByTime(20_000);
  expect(warned).toEqual([]);
});

test('no warning comes once the player has answered', () => {
  watch.follow(clock(11_000), 0);
  watch.follow(clock(11_000, { running: 1 }), 0);
  jest.advanceTimersByTime(20_000);
  expect(warned).toEqual([]);
});

test('what has passed before the clock was told counts', () => {
  watch.follow(clock(11_000, { since: 800 }), 0);
  jest.advanceTimersByTime(200);
  expect(warned).toEqual([10_000]);
});
