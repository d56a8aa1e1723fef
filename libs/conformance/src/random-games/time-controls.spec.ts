import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import {
  cardPool,
  deadlineOf,
  judge,
  type CommandBody,
  type Game,
  type Seat,
  type TimeControl,
  type Verdict,
} from '@arbiter/engine';
import { seededRandom } from '@arbiter/kernel';
import { CARDS } from '@arbiter/sets';
import { quickHash } from '../opening.ts';
import { drawCommand, playRandomly } from '../random-play.ts';
import { randomGame } from './plans.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);
const STOPS: CommandBody = { type: 'SetStops', stops: { own: [], other: [] } };
const PASS: CommandBody = { type: 'Pass' };
const LAG = { each: 1_000, all: 1_500 };

/** A game that waits for somebody who has priority and may do this, with 10 s on each clock, which starts at 0. */
function waitingFor(type: 'Pass' | 'CastSpell', control: TimeControl): Game {
  const { decks } = randomGame(3);
  const { game } = playRandomly({ judge: rules, hash: quickHash, decks }, 3, {
    until: (now) =>
      now.decision?.kind === 'priority' &&
      rules.legalCommands(now, now.decision.seat).some((one) => one.type === type),
  });
  const left = [10_000, 10_000] as const;
  const lag = control.lag && ([control.lag.all, control.lag.all] as const);
  const clock = { ...game.clock, left, settled: 0, control, ...(lag && { lag }) };
  return { ...game, clock: { ...clock, thought: { decision: 0, spent: 0 } } };
}

const asked = ({ decision }: Game): Seat => decision!.seat;

const sent = (
  game: Game,
  seat: Seat | 'system',
  at: number,
  body: CommandBody,
  thought?: number,
): Verdict =>
  rules.decide({ id: String(at), seat, at, body, ...(thought !== undefined && { thought }) }, game);

const leftTo = (seat: Seat, { game }: Verdict): number => game.clock.left[seat];

describe('time that is added', () => {
  const perDecision: TimeControl = { increment: { millis: 2_000, per: 'decision' } };

  test.each<[string, TimeControl, number]>([
    ['nothing without an increment', {}, 7_000],
    ['as much as a decision gives', perDecision, 9_000],
    [
      'nothing for a decision, where turns give it',
      { increment: { millis: 9, per: 'turn' } },
      7_000,
    ],
    ['no more than makes the clock full', { ...perDecision, most: 8_500 }, 8_500],
    ['nothing to a clock that is fuller than full', { ...perDecision, most: 6_000 }, 7_000],
  ])('to who has decided: %s', (_, control, left) => {
    const game = waitingFor('Pass', control);
    const verdict = sent(game, asked(game), 3_000, PASS);
    expect(verdict.accepted).toBe(true);
    expect(leftTo(asked(game), verdict)).toBe(left);
  });

  test('comes to nobody by what is no decision', () => {
    const game = waitingFor('Pass', perDecision);
    expect(leftTo(asked(game), sent(game, asked(game), 3_000, STOPS))).toBe(7_000);
  });

  test('comes to who takes the turn as it begins, where turns give it', () => {
    const increment = { millis: 2_000, per: 'turn' } as const;
    let game = waitingFor('Pass', { increment });
    const { active, number } = game.turn;
    const random = seededRandom(3);
    while (game.turn.number === number && game.outcome === null) {
      const legal = rules.legalCommands(game, asked(game));
      const body = drawCommand(legal, game, random, '');
      game = sent(game, asked(game), 0, body).game;
    }
    expect(game.turn.active).not.toBe(active);
    expect(game.clock.left[game.turn.active]).toBe(12_000);
    expect(game.clock.left[active]).toBe(10_000);
  });

  describe('for a spell', () => {
    const game = waitingFor('CastSpell', perDecision);
    const seat = asked(game);
    const spell = rules.legalCommands(game, seat).find(({ type }) => type === 'CastSpell');
    const object = spell?.type === 'CastSpell' ? spell.object : 0;
    const begun = sent(game, seat, 0, { type: 'Begin', object });

    test('comes once, when it is cast', () => {
      let now = begun.game;
      const events = [...begun.events];
      for (let tries = 0; tries < 20 && !events.some(({ type }) => type === 'SpellCast'); tries++) {
        const legal = rules
          .legalCommands(now, seat)
          .filter(({ type }) => type !== 'TakeBack' && type !== 'ActivateAbility');
        const verdict = sent(now, seat, 0, drawCommand(legal, now, seededRandom(tries), ''));
        expect(verdict.accepted).toBe(true);
        events.push(...verdict.events);
        now = verdict.game;
      }
      expect(events.filter(({ type }) => type === 'SpellCast')).toHaveLength(1);
      expect(events.filter(({ type }) => type === 'TimeAdded')).toHaveLength(1);
    });

    test('does not come for what is begun and taken back, however often', () => {
      const back = sent(begun.game, seat, 500, { type: 'TakeBack', keep: [] });
      expect(back.accepted).toBe(true);
      expect(leftTo(seat, back)).toBe(9_500);
    });
  });
});

describe('lag', () => {
  const game = waitingFor('Pass', { lag: LAG });
  const seat = asked(game);
  const charge = (verdict: Verdict) => verdict.events.find(({ type }) => type === 'ClocksAdvanced');
  const seats = (millis: number) => ({ [seat]: millis, [1 - seat]: 0 });

  test.each([
    ['what the player did not have', 2_600, 400],
    ['no more than a decision may have', 500, 1_000],
    ['nothing, if the player claims to have had it longer', 9_000, 0],
  ])('is credited: %s', (_, thought, lag) => {
    const { spent, lag: credited } = charge(sent(game, seat, 3_000, PASS, thought)) as never as {
      spent: number[];
      lag?: number[];
    };
    expect(spent).toMatchObject(seats(3_000 - lag));
    expect(credited?.[seat] ?? 0).toBe(lag);
  });

  test('is not credited to a player who says nothing', () => {
    expect(charge(sent(game, seat, 3_000, PASS))).not.toHaveProperty('lag');
  });

  test.each<[string, Seat, CommandBody]>([
    ['what is no answer', seat, STOPS],
    ['the other player', seat === 0 ? 1 : 0, STOPS],
  ])('is not credited for %s', (_, from, body) => {
    expect(charge(sent(game, from, 3_000, body, 0))).not.toHaveProperty('lag');
  });

  test('is credited until all that a game has for it is used up', () => {
    const used = { ...game, clock: { ...game.clock, lag: [300, 300] as const } };
    const verdict = sent(used, seat, 3_000, PASS, 0);
    expect(verdict.game.clock.lag?.[seat]).toBe(0);
    expect(leftTo(seat, verdict)).toBe(7_300);
  });

  test('lets an answer arrive in time that was given in time', () => {
    expect(sent(game, seat, 10_400, PASS).accepted).toBe(false);
    expect(sent(game, seat, 10_400, PASS, 9_900).accepted).toBe(true);
    expect(sent(game, seat, 11_000, PASS, 9_900).accepted).toBe(false);
  });

  test('is waited for before time is up', () => {
    const expiry: CommandBody = { type: 'ExpireClock', decision: game.decision!.number };
    expect(deadlineOf(game)).toEqual({ seat, at: 11_000 });
    expect(sent(game, 'system', 10_999, expiry).accepted).toBe(false);
    expect(sent(game, 'system', 11_000, expiry).game.outcome?.reason).toBe('clock');
  });

  test('brings no time back once none is left', () => {
    const lost: CommandBody = { type: 'ConnectionLost', seat };
    const after = sent(game, 'system', 10_500, lost).game;
    expect(deadlineOf(after)).toEqual({ seat, at: 10_500 });
  });
});
