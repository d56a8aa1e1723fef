import { faultsOf } from '@arbiter/cards';
import { expect, it } from '@jest/globals';
import variants from '../generated/variants.js';
import { CARDS, cardsIn } from './cards.ts';

it('every card can be played, in every edition that has it otherwise', () => {
  const editions = new Set(variants.flatMap((variant) => variant.editions));
  const all = [CARDS, ...[...editions].map(cardsIn)].flat();
  expect(all.flatMap((card) => faultsOf(card).map((fault) => [card.name, fault]))).toEqual([]);
});
