import { describe, expect, test } from '@jest/globals';
import { EMPTY_LOBBY, type Books } from '../state/state.ts';
import { decksOf } from './choices.ts';
import { editionOf } from './deck-picker.tsx';

const deck = { main: [], side: [], text: '' };
const books: Books = {
  decks: [
    { name: 'Stompy', player: 'Ann', day: '1999-08-06', playedUnder: '6ED', ...deck },
    { name: 'Goblins', player: 'Bob', day: '2003-05-16', playedUnder: 'TSP', ...deck },
    { name: 'Test', ...deck },
  ],
  kept: [{ name: 'Burn', edition: '5ED', format: 'freeform', saved: 1, ...deck }],
  editions: [],
  formats: [],
  forms: [],
  bots: [],
};

describe('the edition of the form', () => {
  test.each([
    ['Stompy', '6ED'],
    ['Goblins', 'TSP'],
    ['Test', ''],
    ['kept: Burn', '5ED'],
    ['', ''],
  ])('is the one that the chosen deck is played under: %j, %j', (name, edition) => {
    expect(editionOf(books, { ...EMPTY_LOBBY, deck: name })).toBe(edition);
  });

  test('is the one that was chosen since', () => {
    expect(editionOf(books, { ...EMPTY_LOBBY, deck: 'Goblins', edition: '6ED' })).toBe('6ED');
  });
});

test('of an edition the decks are offered that are played under it, or all if none is', () => {
  const under = (edition: string) => decksOf(books, edition).map(({ value }) => value);
  expect(under('TSP')).toEqual(['Goblins']);
  expect(under('5ED')).toEqual(['kept: Burn']);
  expect(under('4ED')).toEqual(['Stompy', 'Goblins', 'Test', 'kept: Burn']);
});

test('a deck is offered with its player and its year, and the player’s own after all others', () => {
  expect(decksOf(books).map(({ label }) => label)).toEqual([
    'Stompy (Ann, 1999)',
    'Goblins (Bob, 2003)',
    'Test',
    'your deck “Burn”',
  ]);
});
