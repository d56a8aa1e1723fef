import { describe, expect, test } from '@jest/globals';
import { changeOf } from '@arbiter/protocol';
import fc from 'fast-check';
import { changed } from './changed.ts';

/** Values that resemble each other: few names, few ids, few leaves. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', '=', '.', '#'), tie('value')),
    fc.array(fc.record({ id: fc.nat(5), of: tie('value') }), { maxLength: 5 }),
  ),
}));

describe('the change from one value to another', () => {
  test('applied to the one, as it came over the wire, gives the other', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const change = changeOf(before, after);
        if (change === null) expect(after).toEqual(before);
        else {
          const sent = JSON.parse(JSON.stringify(change)) as typeof change;
          expect(changed(before, sent)).toEqual(after);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('is none between equal values, shared or not', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(changeOf(one, one)).toBeNull();
        expect(changeOf(one, structuredClone(one))).toBeNull();
      }),
    );
  });

  test('names what is new of a long list and no more', () => {
    const card = (id: number, tapped = false) => ({ id, name: `card ${id}`, tapped });
    const before = { turn: 1, cards: [card(1), card(2), card(3)] };
    const after = { turn: 1, cards: [card(1), card(3, true), card(4)] };
    expect(changeOf(before, after)).toEqual({
      '.': { cards: { '#': [0, [2, { '.': { tapped: { '=': true } } }], { '=': card(4) }] } },
    });
  });

  test('of another value is an error, not nonsense', () => {
    expect(() => changed([1], { '.': { x: { '=': 1 } } })).toThrow('belongs to an object');
    expect(() => changed({}, { '#': [0] })).toThrow('belongs to a list');
  });
});
