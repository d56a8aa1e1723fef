import { expect, test } from '@jest/globals';
import { KeptDeck } from './kept-deck.ts';

test('a reload finds the list and the choice of deck again', () => {
  const kept = new Map<string, string>();
  const local = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const before = new KeptDeck(local);
  expect([before.chosen, before.list]).toEqual([null, '']);
  before.choose('');
  before.keep('4 Shock\n');
  const after = new KeptDeck(local);
  expect([after.chosen, after.list]).toEqual(['', '4 Shock\n']);
});
