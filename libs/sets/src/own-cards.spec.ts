import { afterEach, describe, expect, test } from '@jest/globals';
import { CARDS, cardNamed, cardsIn, definitionsOf } from './cards.ts';
import { LIBRARY } from './library.ts';
import { serveOwnCards } from './own-cards.ts';
import { searchCards } from './search.ts';
import { standingOf } from './standing.ts';

const HOUND = { name: 'Test Hound', cost: 'R', types: ['Creature'], power: 2, toughness: 1 };
const DAY = '1999-11-01';
const lines = (...cards: readonly object[]): string =>
  cards.map((card) => `${JSON.stringify(card)}\n`).join('');

afterEach(() => void serveOwnCards(''));

describe('somebody’s own cards, served beside ours', () => {
  test('are found, searched, allowed in decks and given to games as ours are', () => {
    expect(serveOwnCards(lines(HOUND))).toEqual({ faults: [], warnings: [] });
    expect(cardNamed('test hound')).toEqual(HOUND);
    expect(standingOf('TEST HOUND', DAY)).toEqual({ standing: 'works', name: 'Test Hound' });
    expect(definitionsOf('6ED', ['Test Hound', 'Forest']).map(({ name }) => name)).toEqual([
      'Forest',
      'Test Hound',
    ]);
    const edition = { code: '6ED', date: DAY };
    expect(searchCards({ name: 'test hou' }, edition, { limit: 5 })).toMatchObject([
      { name: 'Test Hound', why: null, sets: [] },
    ]);
  });

  test('may not be named in a game: what may be is the same on every server', () => {
    serveOwnCards(lines(HOUND));
    expect(LIBRARY.wordsUntil(DAY).isCard('Test Hound')).toBe(false);
  });

  test('do not take the place of ours, and that is told', () => {
    const [first] = CARDS;
    const found = serveOwnCards(lines({ ...HOUND, name: first!.name }, HOUND));
    expect(found).toEqual({
      faults: [],
      warnings: [`this card comes with Arbiter, whose definition counts: ${first!.name}`],
    });
    expect(cardNamed(first!.name)).toBe(first);
    expect(cardsIn('6ED')).toHaveLength(CARDS.length + 1);
  });

  test('are none at all if a line is wrong, and each wrong line is told', () => {
    const text = [
      '{',
      '3',
      '{"types":["Creature"]}',
      JSON.stringify({ ...HOUND, types: ['Monster'] }),
      '',
      JSON.stringify(HOUND),
      JSON.stringify(HOUND),
    ].join('\n');
    expect(serveOwnCards(text).faults).toEqual([
      { line: 1, why: 'this is no JSON' },
      { line: 2, why: 'this is no definition of a card' },
      { line: 3, why: 'a definition has a name' },
      { line: 4, why: 'Test Hound does not keep to the card language' },
      { line: 7, why: 'Test Hound is there twice' },
    ]);
    expect(cardNamed('Test Hound')).toBeUndefined();
  });
});
