import { describe, expect, test } from '@jest/globals';
import { sourcesIn, withPaying, withSources } from './paying.ts';

describe('what pays', () => {
  test('stands in the answer, and is read from it', () => {
    const wished = [
      { object: 12, ability: 0 },
      { object: 13, ability: 1 },
    ];
    expect(sourcesIn(withSources({ pick: ['7'] }, wished))).toEqual(wished);
    expect(sourcesIn(withSources({}, []))).toEqual([]);
    expect(sourcesIn({})).toEqual([]);
  });

  test('is marked on the table, but for what the answer itself says of it', () => {
    const target = { picked: true, note: 'target' };
    const marks = new Map([[12, target]]);
    const mana = [12, 13].map((object) => ({ object, ability: 0 }));
    expect([...withPaying(marks, { mana, pool: '' })]).toEqual([
      [12, target],
      [13, { picked: true, note: 'pays' }],
    ]);
    expect(withPaying(marks, null)).toBe(marks);
  });
});
