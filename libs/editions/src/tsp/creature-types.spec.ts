import { expect, it } from '@jest/globals';
import { CREATURE_TYPES } from './creature-types.ts';

it('every creature type that the rulebook lists is one word, and stands there once', () => {
  for (const type of CREATURE_TYPES) expect(type).toMatch(/^\p{Lu}[\p{L}'-]+$/u);
  expect(new Set(CREATURE_TYPES).size).toBe(CREATURE_TYPES.length);
});

it('there are as many as in the rulebook, from the first to the last', () => {
  expect(CREATURE_TYPES).toHaveLength(377);
  expect([CREATURE_TYPES.at(0), CREATURE_TYPES.at(-1)]).toEqual(['Abomination', 'Zubera']);
});
