import { describe, expect, test } from '@jest/globals';
import { RULEBOOKS } from '@arbiter/editions';
import {
  beginningOf,
  cardPool,
  judge,
  mainGamesOf,
  type CommandBody,
  type Game,
  type GameObject,
  type Seat,
} from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { viewOf } from '@arbiter/view';
import { quickHash } from '../opening.ts';
import { playRandomly } from '../random-play.ts';
import { blankCoverage } from './coverage.ts';
import { playChecked } from './play-checked.ts';

const rules = judge(RULEBOOKS['TSP']!, cardPool(CARDS), quickHash);
const DECK = [
  ...Array.from({ length: 14 }, () => 'Plains'),
  ...Array.from({ length: 5 }, () => 'Shahrazad'),
  ...Array.from({ length: 14 }, () => 'Savannah Lions'),
];
const DECKS = [DECK, DECK] as const;

/** A game in which so many games wait for the one that is played, in the middle of a turn of that. */
const inSubgame = (depth: number): Game =>
  playRandomly({ judge: rules, hash: quickHash, decks: DECKS }, 1, {
    // Both still hold something in the game that waits.
    until: (game) =>
      mainGamesOf(game).length === depth &&
      game.turn.number > 2 &&
      game.main?.players.every(({ hand }) => hand.length > 0) === true,
  }).game;

function sent(game: Game, seat: Seat | 'system', body: CommandBody, at = game.clock.settled): Game {
  const verdict = rules.decide({ id: 'sent', seat, at, body }, game);
  expect(verdict.accepted).toBe(true);
  return verdict.game;
}

test.each([1, 2, 3])(
  'bots play subgames, and their record is decided again to the same: %i',
  (seed) => {
    const coverage = blankCoverage(rules, []);
    const bots = ['rare', 'random'] as const;
    const run = { judgeOf: () => rules, hash: quickHash, coverage, counts: new Map() };
    playChecked(run, { seed, decks: DECKS, bots, pauses: seed === 2 });
    expect(coverage.events.SubgameBegan).toBeGreaterThan(0);
    expect(coverage.events.MainGameResumed).toBe(coverage.events.SubgameBegan);
  },
);

describe('in the middle of a subgame', () => {
  const game = inSubgame(2);

  test('a clock that runs out ends all games, and the outcome is that of the outermost', () => {
    const { decision } = game;
    const at = game.clock.settled + game.clock.left[decision!.seat];
    const body = { type: 'ExpireClock', decision: decision!.number } as const;
    const over = sent(game, 'system', body, at);
    expect(mainGamesOf(over)).toEqual([]);
    expect(over.outcome).toMatchObject({ reason: 'clock', winner: 1 - decision!.seat });
  });

  test('a ruling stops it where it is, and it can be played on from there', () => {
    const stopped = sent(game, 'system', { type: 'StopGame', dispute: 'd', ruling: 1 });
    expect(stopped.outcome).toMatchObject({ reason: 'ruling' });
    expect(mainGamesOf(stopped)).toEqual(mainGamesOf(game));
  });

  test('a game that is suspended can be conceded, one after the other', () => {
    let now = sent(game, 'system', { type: 'SuspendGame', trace: 'x' });
    for (const left of [1, 0]) {
      now = sent(now, 0, { type: 'Concede' });
      expect(mainGamesOf(now)).toHaveLength(left);
      expect(now).toMatchObject({ suspended: true, outcome: null });
    }
    expect(sent(now, 0, { type: 'Concede' }).outcome).toMatchObject({ winner: 1 });
  });

  test('a position with which another game goes on has no secret of this one', () => {
    const secrets = [...game.players.map(({ secret }) => secret), game.serverSecret];
    for (const secret of secrets) {
      expect(secret).not.toBeNull();
      expect(beginningOf(game)).not.toContain(secret);
    }
  });

  test.each([0, 1] as const)(
    'what the other holds in the main game is hidden from seat %i',
    (seat) => {
      const hidden = (game.main as Game).players[seat === 0 ? 1 : 0].hand;
      expect(hidden.length).toBeGreaterThan(0);
      const others = (objects: Game['objects']): Game['objects'] =>
        objects.map((one): GameObject | null =>
          one !== null && hidden.includes(one.id) ? { ...one, card: 'Shock', name: 'Shock' } : one,
        );
      const main = { ...(game.main as Game), objects: others((game.main as Game).objects) };
      const twin = { ...game, main, objects: others(game.objects) };
      expect(viewOf(rules, twin, seat)).toEqual(viewOf(rules, game, seat));
      expect(viewOf(rules, game, seat).mainGames).toHaveLength(2);
    },
  );
});
