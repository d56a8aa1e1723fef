import { expect, it } from '@jest/globals';
import { chanceStream, shuffledOrder } from '@arbiter/kernel';
import fc from 'fast-check';
import { bytesForOrder } from './bytes-for-order.ts';

it('makes the shuffle come out in any order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }).chain((count) =>
        fc.shuffledSubarray(
          Array.from({ length: count }, (_, i) => i),
          {
            minLength: count,
          },
        ),
      ),
      (order) => {
        const bytes = new Uint8Array(256);
        bytes.set(bytesForOrder(order));
        expect(
          shuffledOrder(
            chanceStream(() => bytes, ''),
            order.length,
          ),
        ).toEqual(order);
      },
    ),
  );
});
