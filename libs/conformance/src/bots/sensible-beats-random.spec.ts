import { expect, test } from '@jest/globals';
import { BOTS } from '@arbiter/bots';
import { EDITION_FACTS } from '@arbiter/editions';
import { TOURNAMENT_DECKS, winnerOf } from './tournament-game.ts';

const GAMES_AN_EDITION = 2;

/** The first decks of each edition. */
const DECKS = EDITION_FACTS.flatMap(({ code }) =>
  TOURNAMENT_DECKS.filter(({ playedUnder }) => playedUnder === code).slice(0, GAMES_AN_EDITION),
);

test('the sensible bot beats the random one with the same deck in seven games of eight or more', () => {
  const lost = DECKS.filter((deck, number) => {
    const seat = number % 2;
    const bots =
      seat === 0
        ? ([BOTS.sensible, BOTS.random] as const)
        : ([BOTS.random, BOTS.sensible] as const);
    return winnerOf(number, [deck, deck], bots) !== seat;
  });
  expect(DECKS).toHaveLength(EDITION_FACTS.length * GAMES_AN_EDITION);
  expect(lost.length).toBeLessThanOrEqual(1);
});
