import { describe, expect, test } from '@jest/globals';
import type { Color } from '@arbiter/cards';
import { asksForMana, manaDue, totalOf } from './total-cost.ts';

const SOURCE = 1;

describe('whether a cost asks for mana', () => {
  test.each([
    ['{G}, which is of one colour', 'G', true],
    ['{2}, which any mana pays', '2', true],
    ['{S}, which snow mana alone pays', 'S', true],
    ['{0}', '0', false],
  ])('%s', (_, mana, asks) => {
    expect(asksForMana(totalOf([{ mana }], SOURCE, 0, 0))).toBe(asks);
  });

  test('a cost without mana does not', () => {
    expect(asksForMana(totalOf([{ tap: true }], SOURCE, 0, 0))).toBe(false);
  });
});

describe('an X that may be paid with some colors only', () => {
  const due = (mana: string, x: number, ...colors: Color[]) =>
    manaDue({ ...totalOf([{ mana }], SOURCE, 0, x), xPaidWith: colors });

  test('is mana of the one color, and no choice between two', () => {
    expect(due('X', 2, 'B')).toEqual({ symbols: [0, 0, 2, 0, 0, 0], generic: 0 });
  });

  test('is a choice where there are two', () => {
    expect(due('X1', 2, 'B', 'R')).toEqual({
      symbols: [0, 0, 0, 0, 0, 0],
      generic: 1,
      hybrid: [
        ['B', 'R'],
        ['B', 'R'],
      ],
    });
  });

  test('comes beside the choices that were there', () => {
    expect(due('X(W/U)', 1, 'B')).toEqual({
      symbols: [0, 0, 1, 0, 0, 0],
      generic: 0,
      hybrid: [['W', 'U']],
    });
  });
});
