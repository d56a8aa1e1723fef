import { describe, expect, it } from '@jest/globals';
import { sparedTogether } from './spared.ts';

/** Whether so many of these are left to be given up. */
const leaves =
  (mayGo: readonly number[], needed: number) =>
  (spared: readonly unknown[]): boolean =>
    mayGo.filter((one) => !spared.includes(one)).length >= needed;

describe('targets that can be spared together', () => {
  it('are all of them, if nothing that could be aimed at has to go', () => {
    expect(sparedTogether([1, 2, 'p0'], [3], leaves([3], 1))).toEqual([[1, 2, 'p0']]);
  });

  it('are lists without each of those that may go', () => {
    expect(sparedTogether([1, 2, 3], [1, 2], leaves([1, 2], 1))).toEqual([
      [2, 3],
      [1, 3],
    ]);
  });

  it('are one list that the cost leaves, if there were too many', () => {
    const some = Array.from({ length: 30 }, (_, i) => i + 1);
    const [only, ...others] = sparedTogether(some, some, leaves(some, 4));
    expect(others).toEqual([]);
    expect(only).toEqual(some.slice(4));
  });
});
