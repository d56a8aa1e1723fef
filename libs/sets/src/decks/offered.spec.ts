import { afterEach, describe, expect, test } from '@jest/globals';
import { cardNamed } from '../cards.ts';
import { releaseOf } from '../names.ts';
import { serveOwnCards } from '../own-cards.ts';
import { cardsOf } from './deck.ts';
import { editionOn, KNOWN_DECKS, offeredDecks, tournamentDecks } from './offered.ts';
import { TOURNAMENT_DECKS } from './tournaments/index.ts';

const SIXTH = { code: '6ED', date: '1999-11-01' };
const TIME_SPIRAL = { code: 'TSP', date: '2006-10-06' };
const told = (name: string, editions = [SIXTH]) =>
  tournamentDecks(editions).find((deck) => deck.name === name);

afterEach(() => void serveOwnCards(''));

describe('the decks of tournaments', () => {
  test('are 44, each with a name of its own, and every name in them is that of a card', () => {
    expect(new Set(TOURNAMENT_DECKS.map(({ name }) => name)).size).toBe(44);
    const names = TOURNAMENT_DECKS.flatMap(({ main, side }) => [...main, ...side]);
    expect(names.filter(({ name }) => releaseOf(name)?.name !== name)).toEqual([]);
    expect(new Set(names.map(({ name }) => name)).size).toBe(608);
  });

  test.each(TOURNAMENT_DECKS)('$name has 60 cards or more, and 15 beside', ({ main, side }) => {
    expect(cardsOf(main).length).toBeGreaterThanOrEqual(60);
    expect(cardsOf(side)).toHaveLength(15);
  });

  test.each([
    ['1996-08-31', '4ED'],
    ['1996-09-01', '5ED'],
    ['1999-05-31', '5ED'],
    ['1999-06-01', '6ED'],
    ['2000-12-31', '6ED'],
    ['2001-01-01', 'TSP'],
  ])('of %s were played by the rules of %s', (day, edition) => {
    expect(editionOn(day)).toBe(edition);
  });

  test('are played under 6ED until the edition of their time is offered', () => {
    expect(told('Sligh')).toMatchObject({ edition: '5ED', playedUnder: '6ED' });
    const fifth = { code: '5ED', date: '1999-05-31' };
    expect(told('Sligh', [SIXTH, fifth])).toMatchObject({ edition: '5ED', playedUnder: '5ED' });
  });

  test.each(['Angry Non-Hermit', 'Mono-Blue Tinker', 'Chimera', 'Replenish'])(
    'of 2000, such as %s, are played under the next edition: 6ED ends before some of their cards',
    (name) => {
      expect(told(name)).toMatchObject({ edition: '6ED', playedUnder: '6ED' });
      expect(told(name)?.late).not.toEqual([]);
      const both = [TIME_SPIRAL, SIXTH];
      expect(told(name, both)).toMatchObject({ edition: '6ED', playedUnder: 'TSP', late: [] });
      expect(offeredDecks(both).map((deck) => deck.name)).toContain(name);
    },
  );

  test('stay under the edition of their time if no later one has all their cards', () => {
    const dragonstorm = told('Dragonstorm 2007', [SIXTH, TIME_SPIRAL]);
    expect(dragonstorm).toMatchObject({ playedUnder: 'TSP' });
    expect(dragonstorm?.late).toContain('Tarfire');
    expect(told('Sped Red', [TIME_SPIRAL, SIXTH])).toMatchObject({ playedUnder: '6ED' });
  });

  test('say how many of their cards work, which don’t, and which came out too late', () => {
    for (const deck of tournamentDecks([SIXTH])) {
      expect(deck.works + deck.missing.length).toBe(deck.cards);
      expect(deck.missing.filter((name) => cardNamed(name) !== undefined)).toEqual([]);
    }
    expect(told('Sped Red')).toMatchObject({ cards: 19, works: 19, missing: [], late: [] });
    expect(told('Affinity')?.late).toContain('Arcbound Ravager');
  });
});

describe('the decks that are offered', () => {
  test('are those whose cards all work and are in the edition; ours come first', () => {
    const offered = offeredDecks([SIXTH]);
    expect(offered.slice(0, 2).map(({ name }) => name)).toEqual(
      KNOWN_DECKS.map(({ name }) => name),
    );
    expect(offered.filter(({ missing, late }) => missing.length + late.length > 0)).toEqual([]);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test('are not those with cards that came out later, even if all of them work', () => {
    const late = told('Affinity')!;
    const cards = late.missing.map((name) => JSON.stringify({ name, types: ['Artifact'] }));
    serveOwnCards(cards.join('\n'));
    expect(told('Affinity')?.missing).toEqual([]);
    expect(offeredDecks([SIXTH]).map(({ name }) => name)).not.toContain('Affinity');
  });

  test('become more as cards come to work', () => {
    const before = offeredDecks([SIXTH]).map(({ name }) => name);
    const [next] = tournamentDecks([SIXTH]).filter(
      ({ missing, late }) => missing.length > 0 && late.length === 0,
    );
    if (next === undefined) return; // Every deck of the time is offered already.
    const cards = next.missing.map((name) => JSON.stringify({ name, types: ['Artifact'] }));
    serveOwnCards(cards.join('\n'));
    const now = offeredDecks([SIXTH]).map(({ name }) => name);
    expect(now.filter((name) => !before.includes(name))).toContain(next.name);
  });
});
