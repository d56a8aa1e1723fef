import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@arbiter/cards';
import { CARDS } from '@arbiter/sets';
import { PoolDecks } from './pool-decks.ts';

const NAMED = new Map(CARDS.map((card) => [card.name, card]));
const decks = new PoolDecks(CARDS);
const basics = (deck: readonly string[]): readonly string[] => [
  ...new Set(deck.filter((name) => NAMED.get(name)?.supertypes?.includes('Basic'))),
];

describe('decks dealt from a pool', () => {
  test('have 60 cards, and basic lands of each colour that their spells cost', () => {
    const LAND = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' } as const;
    for (let number = 0; number < decks.round; number += 7) {
      const deck = decks.deck(number);
      expect(deck).toHaveLength(60);
      const costs = deck.map((name) => NAMED.get(name)?.cost ?? '').join('');
      for (const [color, land] of Object.entries(LAND)) {
        if (costs.includes(color)) expect(deck).toContain(land);
      }
    }
  });

  test('hold every spell of the pool in one deck of each round', () => {
    for (const round of [0, 1]) {
      const dealt = Array.from({ length: decks.round }, (_, i) =>
        decks.deck(round * decks.round + i),
      );
      const times = new Map<string, number>();
      for (const deck of dealt) {
        for (const name of new Set(deck)) times.set(name, (times.get(name) ?? 0) + 1);
      }
      const spells = CARDS.filter(({ types }) => !types.includes('Land'));
      expect(spells.filter(({ name }) => times.get(name) !== 1)).toEqual([]);
    }
  });

  test('follow from their number alone, in whatever order they are asked for', () => {
    const other = new PoolDecks(CARDS);
    const numbers = [decks.round + 3, 2, decks.round * 2];
    expect(numbers.map((number) => other.deck(number))).toEqual(
      [...numbers]
        .reverse()
        .map((number) => decks.deck(number))
        .reverse(),
    );
    expect(decks.deck(3)).not.toEqual(decks.deck(decks.round + 3));
  });

  test('mostly ask for few colours, and make the colours of abilities too', () => {
    const few = Array.from({ length: decks.round }, (_, i) => basics(decks.deck(i)).length);
    expect(few.filter((count) => count <= 2).length).toBeGreaterThan(decks.round / 2);
    const card: CardDefinition = {
      name: 'Test Lens',
      cost: '2',
      types: ['Artifact'],
      abilities: [
        {
          kind: 'activated',
          cost: { mana: '1U' },
          effect: [{ do: 'draw', who: 'you', amount: 1 }],
        },
      ],
    };
    expect(basics(new PoolDecks([card]).deck(0))).toEqual(['Island']);
  });
});
