import { expect, it } from '@jest/globals';
import { CREATURE_TYPES } from './creature-types.ts';

it('every creature type that the rulebook lists is one word, and stands there once', () => {
  for (const type of CREATURE_TYPES) expect(type).toMatch(/^\p{Lu}[\p{L}'-]+$/u);
  expect(new Set(CREATURE_TYPES).size).toBe(CREATURE_TYPES.length);
});
