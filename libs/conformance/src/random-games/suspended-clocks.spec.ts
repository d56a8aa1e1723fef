import { expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type CommandBody, type Game, type Seat } from '@arbiter/engine';
import { seededRandom, type ExtendableHash } from '@arbiter/kernel';
import { CARDS } from '@arbiter/sets';
import { playRandomly } from '../random-play.ts';
import { randomGame } from './plans.ts';

/** A hash that is none: any bytes that follow from the text will do here. */
const hash: ExtendableHash = (message, bytes) => {
  let seed = 7;
  for (let i = 0; i < message.length; i++) seed = (Math.imul(seed, 31) + message.charCodeAt(i)) | 0;
  const random = seededRandom(seed);
  return Uint8Array.from({ length: bytes }, () => random.below(256));
};
const rules = judge(SIXTH_EDITION, cardPool(CARDS), hash);

/** A game in which somebody has priority, with a clock that starts at 0. */
function inPlay(): Game {
  const { decks } = randomGame(3);
  const { game } = playRandomly({ judge: rules, hash, decks }, 3, {
    until: ({ decision }) => decision?.kind === 'priority',
  });
  return { ...game, clock: { ...game.clock, left: [60_000, 60_000], settled: 0 } };
}

function after(game: Game, seat: Seat | 'system', at: number, body: CommandBody): Game {
  const verdict = rules.decide({ id: String(at), seat, at, body }, game);
  expect(verdict.accepted).toBe(true);
  return verdict.game;
}

test('the time of a suspension is charged to nobody', () => {
  const start = inPlay();
  const seat = start.decision?.seat as Seat;
  const suspended = after(start, 'system', 1_000, { type: 'SuspendGame', trace: 'x' });
  const lost = after(suspended, 'system', 500_000, { type: 'ConnectionLost', seat });
  const resumed = after(lost, 'system', 900_000, { type: 'ResumeGame' });
  const passed = after(resumed, seat, 902_000, { type: 'Pass' });
  expect(passed.clock.left[seat]).toBe(57_000);
});

test('a pause that comes with an earlier time does not turn the clock back', () => {
  const start = inPlay();
  const seat = start.decision?.seat as Seat;
  const later = after(start, seat, 5_000, { type: 'SetStops', stops: { own: [], other: [] } });
  const paused = after(later, 'system', 3_000, { type: 'PauseClocks' });
  expect(paused.clock).toEqual(later.clock);
});
