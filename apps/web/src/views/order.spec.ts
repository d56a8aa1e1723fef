import { expect, test } from '@jest/globals';
import { orderIn } from '../play/answers.ts';
import { movedTo } from './order.tsx';

const OF = [7, 8, 9];

test('a row that is moved takes its place, and the others keep their order', () => {
  expect(orderIn(OF, movedTo(OF, {}, 9, 0))).toEqual([9, 7, 8]);
  const first = movedTo(OF, {}, 7, 2);
  expect(orderIn(OF, first)).toEqual([8, 9, 7]);
  expect(orderIn(OF, movedTo(OF, first, 7, 1))).toEqual([8, 7, 9]);
});

test('a row stays at the ends of an order', () => {
  expect(orderIn(OF, movedTo(OF, {}, 7, -1))).toEqual(OF);
  expect(orderIn(OF, movedTo(OF, {}, 9, 3))).toEqual(OF);
});
