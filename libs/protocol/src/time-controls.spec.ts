import { describe, expect, test } from '@jest/globals';
import {
  isOfferedToAnyone,
  LAG,
  timeForGame,
  timeGiven,
  timeOf,
  TIMES,
  timeWanted,
  type TimeName,
} from './time-controls.ts';

const NAMES = Object.keys(TIMES) as TimeName[];
const own = { bank: 10_000, grace: 0 };
const left = { time: [1_000, 2_000], grace: [30, 40] } as const;

describe('time to think', () => {
  test.each(NAMES)(
    'that has a name is what may be asked for in full, and anyone may: %s',
    (name) => {
      expect(timeGiven.safeParse(TIMES[name]).success).toBe(true);
      expect(timeOf(name)).toEqual(timeOf(TIMES[name]));
      expect(isOfferedToAnyone(timeOf(name))).toBe(true);
    },
  );

  test('is not named in an offer where it is the standard, however that was said', () => {
    expect([timeOf('standard'), timeOf({ ...TIMES.standard })]).toEqual([undefined, undefined]);
  });

  test('of one’s own is for those who know whom they play', () => {
    expect(timeOf(own)).toEqual(own);
    expect(isOfferedToAnyone(own)).toBe(false);
  });

  test.each<[string, unknown]>([
    ['a name that there is not', 'lightning'],
    ['next to nothing', { bank: 4_999, grace: 0 }],
    ['more than a day', { decision: 86_400_001, grace: 0 }],
    ['a part of a millisecond', { bank: 10_000.5, grace: 0 }],
    ['two things at once', { bank: 10_000, decision: 10_000, grace: 0 }],
    ['no grace', { bank: 10_000 }],
  ])('is not %s', (_, wanted) => {
    expect(timeWanted.safeParse(wanted).success).toBe(false);
  });
});

describe('a game of a match', () => {
  test('begins with the bank, and the next with what is left of it', () => {
    expect(timeForGame(own)).toEqual({
      ...{ time: [10_000, 10_000], grace: [0, 0] },
      control: { lag: LAG },
    });
    expect(timeForGame(own, left)).toMatchObject(left);
  });

  test('has the increment of the bank', () => {
    const { increment } = TIMES.blitz;
    expect(timeForGame(TIMES.blitz).control).toEqual({ increment, lag: LAG });
  });

  test('with time for each decision begins with that again, but with the grace that is left', () => {
    const { decision } = TIMES.each;
    expect(timeForGame(TIMES.each, left)).toEqual({
      time: [decision, decision],
      grace: [30, 40],
      control: {
        ...{ most: decision, lag: LAG },
        increment: { millis: decision, per: 'decision' },
      },
    });
  });
});
