import { describe, expect, test } from '@jest/globals';
import compiled from '../generated/cards.js';
import variants from '../generated/variants.js';
import { BY_HAND } from './by-hand.ts';
import { CARDS, cardsIn } from './cards.ts';
import { wholeCard } from './split-cards.ts';

describe('the cards', () => {
  test('each has one source: a file of data, or one written by hand', () => {
    const names = CARDS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const known = (card: (typeof CARDS)[number]): boolean =>
      BY_HAND.includes(card) || compiled.includes(card);
    const isWhole = ({ halves, flipsTo }: (typeof CARDS)[number]): boolean =>
      halves?.every(known) === true || flipsTo !== undefined;
    expect(CARDS.filter((card) => !known(card) && !isWhole(card))).toEqual([]);
  });

  test('are whole: half of a split card or of a flip card is none', () => {
    expect(CARDS.filter(({ name }) => wholeCard(name) !== name)).toEqual([]);
  });

  test('are the same in every edition that has no variant', () => {
    const edition = 'XYZ';
    expect(variants.filter(({ editions }) => editions.includes(edition))).toEqual([]);
    expect(cardsIn(edition)).toBe(CARDS);
  });
});
