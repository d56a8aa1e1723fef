import { describe, expect, test } from '@jest/globals';
import { hasPrice, type DeclarationCost } from './declaration-cost.ts';

const [FREE, TAXED, DUELIST, GREEDY, ATTACKER, OTHER] = [1, 2, 3, 4, 10, 11];
const COST: DeclarationCost = {
  each: [
    [TAXED, 2, 0],
    [DUELIST, 1, 0, [ATTACKER]],
  ],
  mana: 5,
  life: 20,
  manaOf: [],
};
const sacrificing: DeclarationCost = {
  ...COST,
  sacrifices: [{ creature: GREEDY, count: 1, what: { type: 'Land' }, among: [20] }],
};

describe('6ED 308.2#2, 6ED 309.2#1: whether something is paid for declaring a creature', () => {
  test.each([
    ['where nothing costs anything', undefined, TAXED, undefined, false],
    ['what has a price', COST, TAXED, undefined, true],
    ['what has a price, against anybody', COST, TAXED, OTHER, true],
    ['what has none', COST, FREE, undefined, false],
    ['against the attacker for which there is one', COST, DUELIST, ATTACKER, true],
    ['against another one', COST, DUELIST, OTHER, false],
    ['against nobody in particular', COST, DUELIST, undefined, true],
    ['what is paid for by a sacrifice', sacrificing, GREEDY, undefined, true],
    ['what others are sacrificed for', sacrificing, FREE, undefined, false],
    ['what would be, where nothing is', COST, GREEDY, undefined, false],
  ])('%s', (_, cost, creature, attacker, expected) => {
    expect(hasPrice(cost, creature, attacker)).toBe(expected);
  });
});
