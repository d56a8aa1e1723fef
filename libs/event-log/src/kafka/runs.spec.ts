import { describe, expect, it } from '@jest/globals';
import { runsOf } from './runs.ts';

describe('stretches to read', () => {
  it.each([
    ['none for no offsets', [], []],
    ['one for an offset', [7], [[7, 8]]],
    ['one for offsets that follow each other', [7, 8, 9], [[7, 10]]],
    ['one for offsets that are near each other', [7, 10], [[7, 11]]],
    [
      'two for offsets that are not',
      [7, 11],
      [
        [7, 8],
        [11, 12],
      ],
    ],
  ])('are %s', (_, offsets, runs) => {
    expect(runsOf(offsets, 3).map(({ from, to }) => [from, to])).toEqual(runs);
  });
});
