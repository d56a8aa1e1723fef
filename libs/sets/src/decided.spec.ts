import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import variants from '../generated/variants.js';
import { CARDS, cardNamed } from './cards.ts';
import { withPrintedTypes } from './printed-types.ts';
import { varied } from './variants.ts';

const EDITIONS = ['4ED', '5ED', '6ED', 'TSP'];
const SAID = variants.flatMap((variant) =>
  variant.editions.map((edition) => ({ variant, edition })),
);
const DECIDED = readFileSync(new URL('../variants/decided.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('the variants of cards', () => {
  test.each(EDITIONS)('differ in %s from what the card is otherwise', (edition) => {
    const before = withPrintedTypes(CARDS, edition);
    const after = varied(before, variants, edition);
    const changed = after.filter((card, at) => JSON.stringify(card) !== JSON.stringify(before[at]));
    const said = SAID.filter((one) => one.edition === edition).map(({ variant }) => variant.name);
    expect(changed.map(({ name }) => name).sort()).toEqual(said.sort());
  });

  test('say in a few words why, for editions that there are', () => {
    for (const { why, editions } of variants) {
      expect(why).toMatch(/^.{10,120}$/u);
      expect(editions.length).toBeGreaterThan(0);
      expect(EDITIONS).toEqual(expect.arrayContaining([...editions]));
    }
  });
});

describe('the differences that have no variant', () => {
  test('are of cards that work, with what was decided and why', () => {
    for (const [name = '', editions = '', decision, why] of DECIDED) {
      expect(cardNamed(name)?.name).toBe(name);
      expect(EDITIONS).toEqual(expect.arrayContaining(editions.split(' ')));
      expect(decision).toMatch(/^(?:by rule|no word|alike)$/u);
      expect(why).toMatch(/^.{10,}$/u);
    }
  });

  test('are recorded once, and for no edition that has a variant', () => {
    const recorded = DECIDED.flatMap(([name, editions = '']) =>
      editions.split(' ').map((edition) => `${name} ${edition}`),
    );
    expect(new Set(recorded).size).toBe(recorded.length);
    const varies = new Set(SAID.map(({ variant, edition }) => `${variant.name} ${edition}`));
    expect(recorded.filter((one) => varies.has(one))).toEqual([]);
  });
});
