import { describe, expect, test } from '@jest/globals';
import { asksForMana, totalOf } from './total-cost.ts';

const SOURCE = 1;

describe('whether a cost asks for mana', () => {
  test.each([
    ['{G}, which is of one colour', 'G', true],
    ['{2}, which any mana pays', '2', true],
    ['{0}', '0', false],
  ])('%s', (_, mana, asks) => {
    expect(asksForMana(totalOf([{ mana }], SOURCE, 0, 0))).toBe(asks);
  });

  test('a cost without mana does not', () => {
    expect(asksForMana(totalOf([{ tap: true }], SOURCE, 0, 0))).toBe(false);
  });
});
