import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import {
  cardPool,
  deadlineOf,
  DISCLOSE_MILLIS,
  judge,
  type CommandBody,
  type Game,
  type Seat,
  type Verdict,
} from '@arbiter/engine';
import { seededRandom, type Random } from '@arbiter/kernel';
import { quickHash } from '../opening.ts';
import { CARDS } from '@arbiter/sets';
import { playRandomly } from '../random-play.ts';
import { randomGame } from './plans.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);
const STOPS: CommandBody = { type: 'SetStops', stops: { own: [], other: [] } };

/** A game that waits for such a decision, with a clock that starts at 0. */
function waitingFor(kind: 'priority' | 'disclose', minute = 60_000): Game {
  const { decks } = randomGame(3);
  const { game } = playRandomly({ judge: rules, hash: quickHash, decks }, 3, {
    until: ({ decision }) => decision?.kind === kind,
  });
  const clock = { ...game.clock, left: [minute, minute], grace: [500, 500], settled: 0 } as const;
  return { ...game, clock: { ...clock, thought: { decision: 0, spent: 0 } } };
}

const sent = (game: Game, seat: Seat | 'system', at: number, body: CommandBody): Verdict =>
  rules.decide({ id: String(at), seat, at, body }, game);

function after(game: Game, seat: Seat | 'system', at: number, body: CommandBody): Game {
  const verdict = sent(game, seat, at, body);
  expect(verdict.accepted).toBe(true);
  return verdict.game;
}

const asked = ({ decision }: Game): Seat => decision!.seat;
const expiry = ({ decision }: Game): CommandBody => ({
  type: 'ExpireClock',
  decision: decision!.number,
});

test('the time of a suspension is charged to nobody', () => {
  const start = waitingFor('priority');
  const seat = asked(start);
  const suspended = after(start, 'system', 1_000, { type: 'SuspendGame', trace: 'x' });
  const lost = after(suspended, 'system', 500_000, { type: 'ConnectionLost', seat });
  const resumed = after(lost, 'system', 900_000, { type: 'ResumeGame' });
  const passed = after(resumed, seat, 902_000, { type: 'Pass' });
  expect(passed.clock).toMatchObject({ left: { [seat]: 57_500 }, grace: { [seat]: 0 } });
});

test('a pause that comes with an earlier time does not turn the clock back', () => {
  const start = waitingFor('priority');
  const later = after(start, asked(start), 5_000, STOPS);
  const paused = after(later, 'system', 3_000, { type: 'PauseClocks' });
  expect(paused.clock).toEqual(later.clock);
});

describe('a command that comes when the time is up', () => {
  const start = waitingFor('priority', 1_000);
  const other = asked(start) === 0 ? 1 : 0;

  test.each([
    ['a pass', asked(start), { type: 'Pass' }],
    ['a concession', asked(start), { type: 'Concede' }],
    ['the other player’s concession', other, { type: 'Concede' }],
    ['the other player’s stops', other, STOPS],
  ] as const)('is refused by the clock: %s', (_, seat, body) => {
    expect(sent(start, seat, 999, body).accepted).toBe(true);
    const late = sent(start, seat, 1_000, body);
    expect(late).toMatchObject({ accepted: false, refusal: { rule: rules.rules.cite.clock } });
    expect(late.game).toBe(start);
  });

  test('and the expiry that follows it ends the game, with nothing left', () => {
    const late = sent(start, asked(start), 1_010, { type: 'Pass' }).game;
    const { clock, outcome } = after(late, 'system', 1_011, expiry(late));
    expect(clock.left[asked(start)]).toBe(0);
    expect(outcome).toMatchObject({ winner: other, reason: 'clock' });
  });

  test('a connection that is lost too late brings no grace', () => {
    const lost = after(start, 'system', 1_200, { type: 'ConnectionLost', seat: asked(start) });
    expect(lost.clock.grace).toEqual([500, 500]);
    expect(after(lost, 'system', 1_201, expiry(lost)).outcome?.winner).toBe(other);
  });
});

describe('10 s to disclose a secret', () => {
  const start = waitingFor('disclose');
  const seat = asked(start);

  test('run from when it was asked for, whatever is sent meanwhile', () => {
    let game = start;
    for (let at = 3_000; at < DISCLOSE_MILLIS; at += 3_000) {
      game = after(game, seat, at, STOPS);
      expect(deadlineOf(game)).toEqual({ seat, at: DISCLOSE_MILLIS });
    }
    expect(after(game, 'system', DISCLOSE_MILLIS, expiry(game)).outcome?.reason).toBe('forfeit');
  });

  test('pause and have grace like every other clock', () => {
    const lost = after(start, 'system', 4_000, { type: 'ConnectionLost', seat });
    expect(deadlineOf(lost)?.at).toBe(DISCLOSE_MILLIS + 500);
    const paused = after(lost, 'system', 7_000, { type: 'PauseClocks' });
    expect(deadlineOf(paused)?.at).toBe(DISCLOSE_MILLIS + 3_000 + 500);
  });
});

/** Any command of the kinds that clocks have to do with, well-timed or not. */
function anyCommand(game: Game, random: Random): [Seat | 'system', CommandBody] {
  const seat = random.pick([0, 1] as const);
  return random.pick([
    [asked(game), { type: 'Pass' }],
    [seat, STOPS],
    [seat, { type: 'Yield', to: 'draw step', on: random.oneIn(2) }],
    [seat, { type: 'Choose', answer: true }],
    ['system', { type: 'ConnectionLost', seat }],
    ['system', { type: 'ConnectionRestored', seat }],
    ['system', { type: 'PauseClocks' }],
    ['system', { type: 'SuspendGame', trace: 'x' }],
    ['system', { type: 'ResumeGame' }],
    ['system', { type: 'ResumeGame' }],
    ['system', { type: 'Continue' }],
    ['system', expiry(game)],
    ['system', { type: 'ExpireClock', decision: game.decision!.number - 1 }],
  ]);
}

test('whatever comes at whatever time, a clock is never overdrawn and runs out exactly at its deadline', () => {
  const starts = [waitingFor('priority', 9_000), waitingFor('disclose', 90_000)];
  const ends = { clock: 0, forfeit: 0, refusedLate: 0 };
  for (let seed = 1; seed <= 400; seed++) {
    const random = seededRandom(seed);
    let game = random.pick(starts);
    let at = 0;
    for (let tries = 0; tries < 60 && game.outcome === null; tries++) {
      at += random.pick([0, 1, 90, 600, 2_500]);
      const [from, body] = anyCommand(game, random);
      const due = deadlineOf(game);
      const verdict = sent(game, from, at, body);
      const where = `seed ${seed}, ${JSON.stringify(body)} at ${at}, due ${JSON.stringify(due)}`;
      const late = due !== null && at >= due.at;
      if (from !== 'system' && late) {
        expect([where, verdict.accepted]).toEqual([where, false]);
        ends.refusedLate += 1;
      }
      if (body.type === 'ExpireClock') {
        const right = late && body.decision === game.decision!.number;
        expect([where, verdict.accepted]).toEqual([where, right]);
        if (right) {
          const { winner, reason } = verdict.game.outcome!;
          expect([where, winner]).toEqual([where, due.seat === 0 ? 1 : 0]);
          ends[reason as 'clock' | 'forfeit'] += 1;
        }
      }
      const { left, grace } = verdict.game.clock;
      expect([where, Math.min(...left, ...grace) >= 0]).toEqual([where, true]);
      // Nobody is charged for time that did not pass, nor for more of it than passed.
      const charged = total(game) - total(verdict.game);
      expect([where, charged >= 0 && charged <= at - game.clock.settled]).toEqual([where, true]);
      // A deadline moves back only by a pause, by grace or by an answer.
      const moved = (deadlineOf(verdict.game)?.at ?? Infinity) - (due?.at ?? 0);
      const same = verdict.game.decision?.number === game.decision?.number;
      if (due !== null && same && from !== 'system') expect([where, moved]).toEqual([where, 0]);
      game = verdict.game;
    }
  }
  for (const times of Object.values(ends)) expect(times).toBeGreaterThan(20);
});

const total = ({ clock: { left, grace } }: Game): number => left[0] + left[1] + grace[0] + grace[1];
