import { BOT_NAMES, type BotName } from '@arbiter/bots';
import { seededRandom } from '@arbiter/kernel';
import {
  cardsOf,
  ENCHANTRESS,
  HEALER,
  SPED_RED,
  STOMPY,
  TRAVELLER,
  TRICKSTER,
  type KnownDeck,
} from '@arbiter/sets';
import { drawnDeck } from './drawn-deck.ts';
import type { PoolDecks } from './pool-decks.ts';

/** One of the random games: who plays what. */
export interface RandomGame {
  readonly seed: number;
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly bots: readonly [BotName, BotName];
  /** Whether commits are so short that the agenda pauses in the middle of things. */
  readonly pauses: boolean;
}

/**
 * Game number `seed` of a run. Of eight games two are played with the decks of 1999, in half of them with the
 * sideboards shuffled in, one with decks drawn from the cards written by hand, and five with the decks for tests, where rare
 * things happen, one of them with the second pair; half of all by the bot that prefers the rare, and of the others some by that bot on one side. A few are
 * played by the sensible bot with one deck for tests against itself: hardly anybody dies there, so libraries run out. In
 * one of sixteen commits are short.
 */
export function randomGame(seed: number): RandomGame {
  const round = Math.floor(seed / 8);
  const real = seed % 8 < 2;
  const pauses = (seed + round) % 16 === 0;
  const bot: BotName = (seed + Math.floor(round / 2)) % 2 === 0 ? 'rare' : 'random';
  if (seed % 8 === 7 && bot === 'random') {
    const deck = cardsOf(ENCHANTRESS.main);
    return { seed, decks: [deck, deck], bots: ['sensible', 'sensible'], pauses };
  }
  if (seed % 8 < 3 && !real) {
    const random = seededRandom(seed);
    const decks = [drawnDeck(random), drawnDeck(random)] as const;
    return { seed, decks, bots: [bot, random.pick(BOT_NAMES)], pauses };
  }
  const pair = real ? ([STOMPY, SPED_RED] as const) : testDecks(seed);
  const sideboards = real && (seed + round) % 2 === 1;
  const [first, second] = pair.map(({ main, side }) =>
    cardsOf(sideboards ? [...main, ...side] : main),
  ) as [string[], string[]];
  const swapped = Math.floor(round / 4) % 2 === 1;
  // The first of the test decks has the answers: to come up against each other they want a player who waits for them.
  const bots: [BotName, BotName] = !real && seed % 8 < 7 ? ['rare', bot] : [bot, bot];
  return swapped
    ? { seed, decks: [second, first], bots: [bots[1], bots[0]], pauses }
    : { seed, decks: [first, second], bots, pauses };
}

function testDecks(seed: number): readonly [KnownDeck, KnownDeck] {
  if (seed % 8 === 4) return [HEALER, TRAVELLER];
  // Attackers of one colour against shields from it and a fog: where effects that prevent contradict each other.
  return [ENCHANTRESS, seed % 8 < 6 ? SPED_RED : TRICKSTER];
}

/**
 * Game number `seed` of a run over a whole pool: two decks that no other game of the round has. At least one side is
 * played by the bot that prefers the rare. In one of sixteen commits are short.
 */
export function poolGame(pool: PoolDecks, seed: number): RandomGame {
  const other = BOT_NAMES[seed % BOT_NAMES.length]!;
  const swapped = Math.floor(seed / BOT_NAMES.length) % 2 === 1;
  return {
    seed,
    decks: [pool.deck(seed * 2), pool.deck(seed * 2 + 1)],
    bots: swapped ? [other, 'rare'] : ['rare', other],
    pauses: seed % 16 === 0,
  };
}
