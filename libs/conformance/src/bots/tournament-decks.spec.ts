import { describe, expect, test } from '@jest/globals';
import { BOTS } from '@arbiter/bots';
import { EDITION_FACTS } from '@arbiter/editions';
import { TOURNAMENT_DECKS, winnerOf } from './tournament-game.ts';

/** Each deck with one of the same edition, so that every deck has a match. */
const PAIRS = EDITION_FACTS.flatMap(({ code }) => {
  const decks = TOURNAMENT_DECKS.filter(({ playedUnder }) => playedUnder === code);
  return decks
    .filter((_, i) => i % 2 === 0)
    .map((deck, i) => [deck, decks[2 * i + 1] ?? decks[0]!] as const);
});

describe('decks of tournaments', () => {
  test.each(PAIRS.map((pair) => [pair[0].name, pair[1].name, pair] as const))(
    'sensible bots play a best of three with %s against %s to the end',
    (_, __, pair) => {
      const wins: [number, number] = [0, 0];
      let games = 0;
      for (; games < 7 && Math.max(...wins) < 2; games++) {
        const winner = winnerOf(games, pair, [BOTS.sensible, BOTS.sensible]);
        if (winner !== null) wins[winner] += 1;
      }
      // A draw is played again.
      expect(Math.max(...wins)).toBe(2);
    },
  );
});
