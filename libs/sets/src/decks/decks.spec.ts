import { describe, expect, test } from '@jest/globals';
import { cardNamed } from '../index.ts';
import { cardsOf, ENCHANTRESS, HEALER, KNOWN_DECKS, TRAVELLER, TRICKSTER } from './index.ts';

describe('the decks of the project', () => {
  test.each([...KNOWN_DECKS, ENCHANTRESS, TRICKSTER, HEALER, TRAVELLER])(
    '$name: 60 cards that work',
    (deck) => {
      expect(cardsOf(deck.main)).toHaveLength(60);
      expect([0, 15]).toContain(cardsOf(deck.side).length);
      const unknown = [...deck.main, ...deck.side].filter(({ name }) => !cardNamed(name));
      expect(unknown).toEqual([]);
    },
  );

  test('the two of 1999 have 36 different cards between them', () => {
    const lists = KNOWN_DECKS.flatMap(({ main, side }) => [...main, ...side]);
    expect(new Set(lists.map(({ name }) => name)).size).toBe(36);
  });
});
