import { describe, expect, test } from '@jest/globals';
import { BOTS, seated, selfPlay } from '@arbiter/bots';
import { EDITION_FACTS, EDITIONS } from '@arbiter/editions';
import { cardPool, judge, lexiconOf, type Seat } from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import {
  CARDS,
  cardsOf,
  definitionsOf,
  offeredDecks,
  type ToldTournamentDeck,
} from '@arbiter/sets';
import { openingOf, quickHash, secretOf } from '../opening.ts';

const SEATS = [0, 1] as const;

/** Any card may be named, of the decks or not. */
const NAMES = lexiconOf(CARDS);

/** Who won the game of this number between two decks of one edition, or null; as a game pins it, with their cards alone. */
function winnerOf(number: number, decks: readonly ToldTournamentDeck[]): Seat | null {
  const edition = decks[0]?.playedUnder ?? '';
  const rules = Object.values(EDITIONS).find((one) => one.edition === edition)!;
  const [one, other] = decks.map(({ main }) => cardsOf(main)) as [string[], string[]];
  const cards = definitionsOf(edition, [...one, ...other]);
  const game = selfPlay(
    judge(rules, cardPool(cards, NAMES), quickHash),
    openingOf({
      game: `tournament ${number}`,
      edition,
      decks: [one, other],
      hash: quickHash,
      seed: number,
    }),
    SEATS.map((seat) =>
      seated(BOTS.sensible, seededRandom(number * 2 + seat), secretOf(number, seat)),
    ) as never,
  );
  for (;;) {
    const next = game.next();
    if (next.done === true) return next.value.outcome?.winner ?? null;
  }
}

/** Each deck with one of the same edition, so that every deck has a match. */
const PAIRS = EDITION_FACTS.flatMap(({ code }) => {
  const decks = offeredDecks(EDITION_FACTS).filter(({ playedUnder }) => playedUnder === code);
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
        const winner = winnerOf(games, pair);
        if (winner !== null) wins[winner] += 1;
      }
      // A draw is played again.
      expect(Math.max(...wins)).toBe(2);
    },
  );
});
