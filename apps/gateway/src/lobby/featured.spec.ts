import { expect, test } from '@jest/globals';
import { featuredAmong } from './featured.ts';
import { openMatch, type Match } from './match-of-events.ts';

const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };

const matchOf = (match: string, ratings?: [number, number]): Match =>
  openMatch({
    ...{ type: 'MatchOpened', match, region: 'local', tickets: ['a', 'b'], at: 1 },
    ...{ players: ['ann', 'bob'], decks: [deck, deck], ...(ratings && { ratings }) },
    offer: { edition: '6ED', format: 'freeform', bestOf: 1 },
  });

test('featured are the matches of the strongest, as strong as the weaker of two', () => {
  const matches = [
    matchOf('unknown'),
    matchOf('champion and newcomer', [2100, 1100]),
    matchOf('good', [1700, 1750]),
    matchOf('better', [1800, 1790]),
    matchOf('fair', [1600, 1601]),
  ];
  const featured = [...featuredAmong(matches)].map(({ match }) => match);
  expect(featured).toEqual(['better', 'good', 'fair']);
});

test('of equal strength the newer one is featured, and nobody of whom nothing is known', () => {
  const equal = ['d', 'c', 'b', 'a'].map((match) => matchOf(match, [1600, 1600]));
  expect([...featuredAmong(equal)].map(({ match }) => match)).toEqual(['d', 'c', 'b']);
  expect(featuredAmong([matchOf('unknown')]).size).toBe(0);
});
