import { describe, expect, test } from '@jest/globals';
import variants from '../generated/variants.js';
import { CARDS } from './cards.ts';
import { withPrintedTypes } from './printed-types.ts';
import { varied } from './variants.ts';

const EDITIONS = ['4ED', '5ED', '6ED', 'TSP'];

describe('the variants of cards', () => {
  test.each(EDITIONS)('differ in %s from what the card is otherwise', (edition) => {
    const before = withPrintedTypes(CARDS, edition);
    const after = varied(before, variants, edition);
    const changed = after.filter((card, at) => JSON.stringify(card) !== JSON.stringify(before[at]));
    const said = variants.filter(({ editions }) => editions.includes(edition));
    expect(changed.map(({ name }) => name).sort()).toEqual(said.map(({ name }) => name).sort());
  });

  test('say in a few words why, for editions that there are', () => {
    for (const { why, editions } of variants) {
      expect(why).toMatch(/^.{10,120}$/u);
      expect(editions.length).toBeGreaterThan(0);
      expect(EDITIONS).toEqual(expect.arrayContaining([...editions]));
    }
  });
});
