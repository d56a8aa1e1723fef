import { describe, expect, test } from '@jest/globals';
import { selfPlay } from '@arbiter/bots';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, fold, foldOnce, judge, NO_GAME } from '@arbiter/engine';
import { botsAt, openingOf, quickHash } from '../opening.ts';
import { CARDS } from '@arbiter/sets';
import { eventsFor, tellEach, viewOf } from '@arbiter/view';
import { randomGame } from './plans.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);

/** The rules with the cards of one game alone, as games pin them: what other cards can do changes nothing there. */
function rulesOf(seed: number) {
  const { decks } = randomGame(seed);
  const names = new Set(decks.flat());
  return judge(SIXTH_EDITION, cardPool(CARDS.filter(({ name }) => names.has(name))), quickHash);
}

function* commitsOf(seed: number, by = rules) {
  const { decks, bots } = randomGame(seed);
  yield* selfPlay(
    by,
    openingOf({ game: `shared ${seed}`, edition: '6ED', decks, hash: quickHash }),
    botsAt(bots, seed),
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

  test('what is told of a commit is what is told of its events, one by one', () => {
    for (const { before, verdict } of commitsOf(6)) {
      const { events } = verdict;
      if (events.at(-1)?.type === 'CommandRefused') continue;
      for (const viewer of VIEWERS) {
        let game = before;
        const oneByOne = events.flatMap((event) => {
          const told = tellEach(game, [event], viewer);
          game = fold(game, [event]);
          return told;
        });
        expect(tellEach(before, events, viewer)).toEqual(oneByOne);
      }
    }
  });

  test('a view with parts kept from the position before is the view that is built of this position alone', () => {
    for (const { verdict } of commitsOf(7)) {
      for (const viewer of VIEWERS) {
        const alone = viewOf(rules, structuredClone(verdict.game), viewer);
        expect(viewOf(rules, verdict.game, viewer)).toEqual(alone);
      }
    }
  });

  test('what a commit leaves as it was is the same thing in the view after it, for every viewer', () => {
    const own = rulesOf(8);
    const kept = [...commitsOf(8, own)].filter(
      ({ before, verdict: { game } }) =>
        before.battlefield.length > 0 &&
        before.objects === game.objects &&
        // What lies face down is shown to one player and not to the other.
        viewOf(own, before, 0).permanents.every(({ faceDown }) => faceDown !== true),
    );
    expect(kept.length).toBeGreaterThan(20);
    for (const { before, verdict } of kept) {
      const { permanents, players } = viewOf(own, before, 0);
      const after = viewOf(own, verdict.game, 1);
      expect(after.permanents).toBe(permanents);
      expect(after.players[0].graveyard).toBe(players[0].graveyard);
    }
  });
});
