import { describe, expect, it } from '@jest/globals';
import { rareBot, randomBot, seated, selfPlay } from '@arbiter/bots';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, fold, judge, NO_GAME } from '@arbiter/engine';
import type { Game, StartGame } from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import { CARDS, cardsOf, ENCHANTRESS, SPED_RED, STOMPY, TRICKSTER } from '@arbiter/sets';
import { openingOf, secretOf } from '../opening.ts';
import { FixedChance } from '../scenario/play/fixed-chance.ts';
import { compare } from './compare.ts';
import { deepFreeze } from './freeze.ts';

const GAMES = 6;
/** Tables with more permanents have too many commands to try. */
const SMALL = 7;
/** Of the small tables one in so many is tried. */
const ONE_IN = 12;

const { hash } = new FixedChance();
const game = judge(SIXTH_EDITION, cardPool(CARDS), hash);

/** The slow enumerator again, on tables into which random games come. */
describe('what is offered is what is accepted, in random games', () => {
  it.each(Array.from({ length: GAMES }, (_, seed) => seed))('game %i', (seed) => {
    const random = seededRandom(seed);
    let tried = 0;
    for (const { verdict } of selfPlay(game, start(seed), playersOf(seed))) {
      const now = verdict.game;
      if (now.decision === null || now.battlefield.length > SMALL || !random.oneIn(ONE_IN)) {
        continue;
      }
      if (now.decision.kind === 'disclose' || isTooLarge(now)) continue;
      const { faults } = compare(game, deepFreeze(structuredClone(now)), now.decision.seat);
      expect(faults.slice(0, 5)).toEqual([]);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });
});

describe('the record folds to the live state, and deciding changes no state', () => {
  it.each(Array.from({ length: GAMES }, (_, seed) => seed))('game %i', (seed) => {
    let folded = NO_GAME;
    let last = NO_GAME;
    for (const { verdict } of selfPlay(game, start(seed), playersOf(seed))) {
      // The next command is decided on it, and has to leave it alone.
      deepFreeze(verdict.game);
      folded = fold(folded, verdict.events);
      last = verdict.game;
    }
    expect(JSON.stringify(folded)).toBe(JSON.stringify(last));
    expect(last.outcome).not.toBeNull();
  });
});

/** Spaces that nobody would list. */
function isTooLarge(now: Game): boolean {
  return now.decision?.kind === 'name' || now.stack.length > 3;
}

function playersOf(seed: number): Parameters<typeof selfPlay>[2] {
  return [
    seated(randomBot, seededRandom(seed * 2 + 1), secretOf(seed, 0)),
    seated(seed % 2 === 0 ? rareBot : randomBot, seededRandom(seed * 2 + 2), secretOf(seed, 1)),
  ];
}

function start(seed: number): StartGame {
  const [one, other] = seed % 3 === 0 ? [STOMPY, SPED_RED] : [ENCHANTRESS, TRICKSTER];
  return openingOf({
    game: `random ${seed}`,
    edition: SIXTH_EDITION.edition,
    decks: [cardsOf(one.main), cardsOf(other.main)],
    hash,
    seed,
  });
}
