import type { CardDefinition } from '@arbiter/cards';
import { describe, expect, test } from '@jest/globals';
import { varied, type Variant } from './variants.ts';

const NEGATE: CardDefinition = { name: 'Test Negate', cost: 'UU', types: ['Instant'] };
const BEAR: CardDefinition = { name: 'Test Bear', types: ['Creature'], power: 2, toughness: 2 };
const OLD = { editions: ['4ED', '5ED'], why: 'printed so' };

describe('a card that means something else in an edition', () => {
  test('is another definition there, and stays what it is elsewhere', () => {
    const interrupt: CardDefinition = { ...NEGATE, types: ['Interrupt'] };
    const variants: Variant[] = [{ ...OLD, name: 'Test Negate', definition: interrupt }];
    expect(varied([NEGATE, BEAR], variants, '5ED')).toEqual([interrupt, BEAR]);
    expect(varied([NEGATE, BEAR], variants, '6ED')).toEqual([NEGATE, BEAR]);
  });

  test('may be told as what differs', () => {
    const variants: Variant[] = [{ ...OLD, name: 'Test Bear', patch: { power: 3 } }];
    expect(varied([BEAR], variants, '4ED')).toEqual([{ ...BEAR, power: 3 }]);
  });

  test('has to be a card, and to be told once', () => {
    const variant: Variant = { ...OLD, name: 'Test Bear', patch: {} };
    expect(() => varied([NEGATE], [variant], '4ED')).toThrow('Test Bear, no card');
    expect(() => varied([BEAR], [variant, variant], '4ED')).toThrow('two variants of Test Bear');
  });
});
