import type { BotName } from '@arbiter/bots';
import { cardsOf, ENCHANTRESS, SPED_RED, STOMPY, TRICKSTER, type KnownDeck } from '@arbiter/sets';

/** One of the random games: who plays what. */
export interface RandomGame {
  readonly seed: number;
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly bots: readonly [BotName, BotName];
}

/**
 * Game number `seed` of a run. Of four games two are played with the decks of 1999, one of them with the sideboards
 * shuffled in, and two with the decks for tests; half of them all by the bot that prefers the rare.
 */
export function randomGame(seed: number): RandomGame {
  const round = Math.floor(seed / 4);
  const pair: readonly [KnownDeck, KnownDeck] =
    seed % 4 < 2 ? [STOMPY, SPED_RED] : [ENCHANTRESS, TRICKSTER];
  const sideboards = seed % 4 === 1;
  const [first, second] = pair.map(({ main, side }) =>
    cardsOf(sideboards ? [...main, ...side] : main),
  ) as [string[], string[]];
  const bot: BotName = round % 2 === 0 ? 'rare' : 'random';
  const swapped = Math.floor(round / 2) % 2 === 1;
  return { seed, decks: swapped ? [second, first] : [first, second], bots: [bot, bot] };
}
