/** Games of bots with decks of tournaments. */
import { seated, selfPlay, type Bot } from '@arbiter/bots';
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

/** The decks of tournaments that players are offered. */
export const TOURNAMENT_DECKS = offeredDecks(EDITION_FACTS);

/** Any card may be named, of the decks or not. */
const NAMES = lexiconOf(CARDS);

/** Who won the game of this number between two decks of one edition, or null; as a game pins it, with their cards alone. */
export function winnerOf(
  number: number,
  decks: readonly ToldTournamentDeck[],
  bots: readonly [Bot, Bot],
): Seat | null {
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
    bots.map((bot, seat) =>
      seated(bot, seededRandom(number * 2 + seat), secretOf(number, seat as Seat)),
    ) as never,
  );
  for (;;) {
    const next = game.next();
    if (next.done === true) return next.value.outcome?.winner ?? null;
  }
}
