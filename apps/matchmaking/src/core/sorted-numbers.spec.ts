import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { risingOrder } from './sorted-numbers.ts';

test('numbers stand in rising order, equal ones as they came', () => {
  const one = fc.oneof(
    fc.float({ noNaN: true }),
    fc.integer({ min: -3, max: 3 }),
    // The same to single precision.
    fc.integer({ min: -3, max: 3 }).map((part) => 1500 + part / 1e9),
    fc.constantFrom(Infinity, -Infinity),
  );
  fc.assert(
    fc.property(fc.array(one, { maxLength: 400 }), (numbers) => {
      // Zeros are equal, whatever their sign.
      const plain = numbers.map((number) => number + 0);
      const order = [...risingOrder(plain)];
      const expected = [...plain.keys()].sort((a, b) =>
        plain[a] === plain[b] ? a - b : plain[a]! - plain[b]!,
      );
      expect(order).toEqual(expected);
    }),
  );
});
