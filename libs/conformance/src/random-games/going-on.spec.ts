import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import {
  beginningOf,
  cardPool,
  fold,
  judge,
  NO_GAME,
  positionOf,
  type CommandBody,
  type Continues,
  type Game,
  type GameEvent,
  type Seat,
} from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import { CARDS } from '@arbiter/sets';
import { openingOf, quickHash, secretOf } from '../opening.ts';
import { drawCommand, playRandomly } from '../random-play.ts';
import { checkCards } from './invariants.ts';
import { randomGame } from './plans.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);
const SEEDS = [1, 2, 3, 4, 5, 6];
/** Of the secrets of the games that go on. */
const OTHER = 77;

interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Some commands, each accepted. */
function after(before: Game, ...commands: (readonly [Seat | 'system', CommandBody])[]): Played {
  let game = before;
  const events: GameEvent[] = [];
  commands.forEach(([seat, body], index) => {
    const verdict = rules.decide({ id: `c${index}`, seat, at: 5_000 + index, body }, game);
    expect(verdict).toMatchObject({ accepted: true });
    game = verdict.game;
    events.push(...verdict.events);
  });
  return { game, events };
}

/** A random game up to so many decisions. */
function until(seed: number, decisions: number): Game {
  const { decks } = randomGame(seed);
  const { game } = playRandomly({ judge: rules, hash: quickHash, decks }, seed, {
    until: (now) => now.decisions >= decisions,
  });
  return game;
}

const opening = (from: Game, seed: number, libraries: Continues['libraries']): CommandBody => ({
  ...openingOf({
    ...{ game: 'continued', edition: '6ED', decks: randomGame(seed).decks },
    ...{ hash: quickHash, seed: OTHER },
  }),
  time: from.clock.left,
  continues: {
    ...{ game: from.id, version: 3, event: 9, tip: 'tip', libraries },
    position: beginningOf(from),
  },
});

const disclose = (seat: Seat): readonly [Seat, CommandBody] => [
  seat,
  { type: 'DiscloseSecret', secret: secretOf(OTHER, seat) },
];

const goOn = (from: Game, seed: number, libraries: Continues['libraries']): Played =>
  after(NO_GAME, ['system', opening(from, seed, libraries)], disclose(0), disclose(1));

describe.each(SEEDS)('a game that goes on from a moment of random game %i', (seed) => {
  const from = until(seed, 20 + seed * 15);

  test('asks both for new secrets first, and then what was being asked there', () => {
    const opened = after(NO_GAME, ['system', opening(from, seed, 'kept')]).game;
    expect(opened.decision).toMatchObject({ kind: 'disclose', seat: 0 });
    expect(opened.clock.left).toEqual(from.clock.left);
    const { decision } = goOn(from, seed, 'kept').game;
    expect({ ...decision, number: 0 }).toEqual({ ...from.decision, number: 0 });
  });

  test('stands as the other did, with the same options, where libraries are kept', () => {
    const { game } = goOn(from, seed, 'kept');
    expect(positionOf(game)).toEqual(positionOf(from));
    const { seat } = from.decision!;
    expect(rules.legalCommands(game, seat)).toEqual(rules.legalCommands(from, seat));
  });

  test('has both libraries in another order where they are reshuffled, and all else as it was', () => {
    const { game } = goOn(from, seed, 'reshuffled');
    for (const seat of [0, 1] as const) {
      const [now, then] = [game.players[seat].library, from.players[seat].library];
      expect(now).not.toEqual(then);
      expect([...now].sort()).toEqual([...then].sort());
    }
    const withLibraries = (one: Game): unknown =>
      positionOf({ ...game, players: one.players, rolls: one.rolls });
    expect(withLibraries(from)).toEqual(positionOf(from));
  });

  test('folds to the same from its record alone, and can be played to its end', () => {
    const { game, events } = goOn(from, seed, 'reshuffled');
    expect(fold(NO_GAME, events)).toEqual(game);
    const random = seededRandom(seed);
    let now = game;
    for (let at = 6_000; now.outcome === null && at < 12_000; at++) {
      const { seat } = now.decision!;
      const body = drawCommand(rules.legalCommands(now, seat), now, random, '');
      const verdict = rules.decide({ id: `d${at}`, seat, at, body }, now);
      expect(verdict.accepted).toBe(true);
      now = verdict.game;
      checkCards(now, randomGame(seed).decks);
    }
    expect(now.outcome).not.toBeNull();
  });
});

test('in the middle of an announcement a game goes on from before it', () => {
  const { decks } = randomGame(3);
  const { game } = playRandomly({ judge: rules, hash: quickHash, decks }, 3, {
    until: (now) => now.agenda.some((frame) => frame.kind === 'announce' && frame.start !== null),
  });
  const announcing = game.agenda.find((frame) => frame.kind === 'announce');
  const before = announcing?.kind === 'announce' ? announcing.start! : game;
  const went = goOn(game, 3, 'kept').game;
  expect(positionOf(went)).toEqual(positionOf({ ...before, decision: went.decision }));
  expect(went.decision).toMatchObject({ kind: 'priority', seat: before.decision!.seat });
});

test('a ruling stops a game, a suspended one too, and nobody has won it', () => {
  const trace = { type: 'SuspendGame', trace: 'it broke' } as const;
  const stop = { type: 'StopGame', dispute: 'd', ruling: 1 } as const;
  for (const game of [until(1, 30), after(until(1, 30), ['system', trace]).game]) {
    expect(after(game, ['system', stop]).game.outcome).toMatchObject({
      winner: null,
      reason: 'ruling',
    });
  }
});
