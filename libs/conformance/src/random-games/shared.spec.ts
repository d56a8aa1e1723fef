import { describe, expect, test } from '@jest/globals';
import { BOTS, BOT_STOPS, seated, selfPlay } from '@arbiter/bots';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, commitmentTo, fold, foldOnce, judge, NO_GAME } from '@arbiter/engine';
import { seededRandom, type ExtendableHash } from '@arbiter/kernel';
import { CARDS } from '@arbiter/sets';
import { eventsFor, tellEach } from '@arbiter/view';
import { randomGame } from './plans.ts';

/** A hash that is none: any bytes that follow from the text will do here. */
const hash: ExtendableHash = (message, bytes) => {
  let seed = 7;
  for (let i = 0; i < message.length; i++) seed = (Math.imul(seed, 31) + message.charCodeAt(i)) | 0;
  const random = seededRandom(seed);
  return Uint8Array.from({ length: bytes }, () => random.below(256));
};
const rules = judge(SIXTH_EDITION, cardPool(CARDS), hash);
const secretOf = (whose: number): string => whose.toString(16).padStart(128, '0');
const promise = (whose: number): string => commitmentTo(hash, secretOf(whose));

function* commitsOf(seed: number) {
  const { decks, bots } = randomGame(seed);
  yield* selfPlay(
    rules,
    {
      type: 'StartGame',
      game: `shared ${seed}`,
      edition: '6ED',
      decks,
      commitments: { seats: [promise(0), promise(1)], server: promise(2) },
      serverSecret: secretOf(2),
      pinned: {},
      chooser: null,
      time: [1_000_000, 1_000_000],
      grace: [0, 0],
      stops: [BOT_STOPS, BOT_STOPS],
    },
    [
      seated(BOTS[bots[0]], seededRandom(seed), secretOf(0)),
      seated(BOTS[bots[1]], seededRandom(seed + 1), secretOf(1)),
    ],
  );
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const VIEWERS = [0, 1, 'spectator', 'operator'] as const;

describe('the readers of one process share parsed commits and positions', () => {
  test('so whatever folds, decides or tells writes into neither', () => {
    for (const seed of [1, 2, 3, 4, 9]) {
      let game = NO_GAME;
      let commits = 0;
      // `selfPlay` decides the next command on the very position that was frozen here.
      for (const { verdict } of commitsOf(seed)) {
        freeze(verdict.game);
        const events = freeze(structuredClone(verdict.events));
        for (const viewer of VIEWERS) tellEach(game, events, viewer);
        game = freeze(fold(game, events));
        commits += 1;
      }
      expect(game.outcome).not.toBeNull();
      expect(commits).toBeGreaterThan(50);
    }
  });

  test('what is remembered of events counts only for the position that they follow', () => {
    const played = [...commitsOf(5)];
    // In the middle of a turn: a new one would have a number of its own.
    const { before, verdict } = played
      .slice(40)
      .find(({ verdict: { events } }) => events.every(({ type }) => type !== 'TurnBegan'))!;
    const other = { ...before, turn: { ...before.turn, number: 99 } };
    expect(foldOnce(before, verdict.events)).toBe(foldOnce(before, verdict.events));
    expect(foldOnce(other, verdict.events).turn.number).toBe(99);
    expect(foldOnce(before, verdict.events)).toEqual(fold(before, verdict.events));
    const told = eventsFor(rules, before, verdict.events, 0);
    tellEach(other, verdict.events, 0);
    expect(eventsFor(rules, before, verdict.events, 0)).toEqual(told);
  });
});
