import { faultsOf } from '@arbiter/cards';
import { expect, it } from '@jest/globals';
import { CARDS } from './index.ts';

it.each(CARDS.map((card) => [card.name, card] as const))('%s can be played', (_, card) => {
  expect(faultsOf(card)).toEqual([]);
});
