import { describe, expect, test } from '@jest/globals';
import { CARDS } from './index.ts';
import { releaseOf } from './names.ts';

describe('the names of all cards', () => {
  test('are found in any case, with the date of their first set', () => {
    expect(releaseOf('gaea’s  cradle')).toEqual({ name: "Gaea's Cradle", released: '1998-10-12' });
    expect(releaseOf('Damnation')?.released).toMatch(/^2007/u);
    expect(releaseOf('Blacker Lotus II')).toBeUndefined();
  });

  test('hold each card that works', () => {
    expect(
      CARDS.filter(({ name }) => releaseOf(name)?.name !== name).map(({ name }) => name),
    ).toEqual([]);
  });
});
