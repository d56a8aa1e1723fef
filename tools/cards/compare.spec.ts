import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@arbiter/cards';
import type { Compiled } from '@arbiter/compiler';
import { compare, comparisonText, stands } from './compare.mjs';

const lens = (power: number): CardDefinition => ({
  name: 'Test Lens',
  types: ['Creature'],
  power,
  toughness: 1,
});
const result = (compiled: Compiled) => [{ name: 'Test Lens', set: 'TST', compiled }];
const refusal: Compiled = { refusals: [{ why: 'not read', clause: 'shine.' }] } as never;

describe('the definitions written down, beside what the texts compile to now', () => {
  test('stand while they are the same', () => {
    const found = compare([lens(1)], result({ definition: lens(1) }), new Set());
    expect(found).toMatchObject({ same: 1, changed: [], refused: [], unread: [], added: [] });
    expect(stands(found)).toBe(true);
  });

  test('do not stand when one compiles to something else, no longer compiles, or has no text', () => {
    const others = [result({ definition: lens(2) }), result(refusal), []];
    const found = others.map((results) => compare([lens(1)], results, new Set()));
    expect(found.map(stands)).toEqual([false, false, false]);
    expect(found.map(comparisonText).map((text) => text.split('\n')[0])).toEqual([
      'Test Lens compiles to something else now',
      'Test Lens no longer compiles',
      'Test Lens has no text any more',
    ]);
  });

  test('stand when more could be added; a card written by hand could not', () => {
    const added = compare([], result({ definition: lens(1) }), new Set());
    expect([added.added, stands(added)]).toEqual([['Test Lens'], true]);
    expect(compare([], result({ definition: lens(1) }), new Set(['Test Lens'])).added).toEqual([]);
  });
});
