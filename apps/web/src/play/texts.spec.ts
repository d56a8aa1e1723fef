import { describe, expect, test } from '@jest/globals';
import type { View } from '@arbiter/client';
import { abilitiesBeside, textOfCard } from './texts.ts';

type Card = View['permanents'][number];

const texts: View['texts'] = [
  { id: 'Moss Ox', lines: ['Trample', '{T}: Add {G} to your mana pool.'] },
];
const ability = (text: string): Card['abilities'][number] => ({
  index: 0,
  kind: 'activated',
  mana: false,
  text,
});
const card = (change: Partial<Card>): Card =>
  ({ name: 'Moss Ox', abilities: [], ...change }) as unknown as Card;

describe('a card says', () => {
  test('what cards of its name say', () => {
    expect(textOfCard({ texts }, card({}))).toEqual(texts[0]?.lines);
  });
  test('its own text, where words in it were replaced', () => {
    expect(textOfCard({ texts }, card({ text: ['Forestwalk'] }))).toEqual(['Forestwalk']);
  });
  test('nothing, where its name has no text', () => {
    expect(textOfCard({ texts }, card({ name: 'Mud Ox' }))).toEqual([]);
  });
});

test('of the abilities that it has now only those are told that its text doesn’t say', () => {
  const abilities = [ability('Trample'), ability('Flying')];
  expect(abilitiesBeside({ texts }, card({ abilities }))).toEqual(['Flying']);
});
