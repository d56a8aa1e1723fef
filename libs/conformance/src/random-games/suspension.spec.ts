import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import {
  cardPool,
  judge,
  type CommandBody,
  type Game,
  type Seat,
  type Verdict,
} from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { quickHash } from '../opening.ts';
import { playRandomly } from '../random-play.ts';
import { randomGame } from './plans.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);
const SEATS: readonly Seat[] = [0, 1];

const sent = (game: Game, seat: Seat | 'system', body: CommandBody): Verdict =>
  rules.decide({ id: 'x', seat, at: game.clock.settled + 1, body }, game);

function after(game: Game, seat: Seat | 'system', body: CommandBody): Game {
  const verdict = sent(game, seat, body);
  expect(verdict.accepted).toBe(true);
  return verdict.game;
}

/** A game that is suspended at its so-and-so-many-th decision, which lies in the middle of whatever it does. */
function suspendedAt(decisions: number): Game {
  const { decks } = randomGame(decisions);
  const { game } = playRandomly({ judge: rules, hash: quickHash, decks }, decisions, {
    until: (one) => one.decisions >= decisions,
  });
  return after(game, 'system', { type: 'SuspendGame', trace: 'x' });
}

describe.each([1, 2, 3, 9, 33, 60, 90, 120])('a game suspended at decision %i', (decisions) => {
  const game = suspendedAt(decisions);

  test('is conceded by either player (6ED 102.7), and nothing of the position is evaluated', () => {
    for (const seat of SEATS) {
      const { events, game: over } = sent(game, seat, { type: 'Concede' });
      expect(over.outcome).toMatchObject({ winner: seat === 0 ? 1 : 0, reason: 'concession' });
      expect(events.map(({ type }) => type)).toEqual([
        'CommandReceived',
        'ClocksAdvanced',
        'PlayerLost',
        'GameEnded',
      ]);
      expect(over.clock.left).toEqual(game.clock.left);
    }
  });

  test('is a draw when both agree on it', () => {
    const offered = after(game, 0, { type: 'OfferDraw' });
    const withdrawn = after(offered, 0, { type: 'WithdrawDraw' });
    expect(after(withdrawn, 1, { type: 'OfferDraw' }).outcome).toBeNull();
    expect(after(offered, 1, { type: 'OfferDraw' }).outcome).toMatchObject({ winner: null });
  });

  test('takes nothing else from a player until it is resumed, and then goes on where it was', () => {
    const stops: CommandBody = { type: 'SetStops', stops: { own: [], other: [] } };
    for (const seat of SEATS) {
      for (const body of [stops, { type: 'Pass' }] as const) {
        expect(sent(game, seat, body)).toMatchObject({
          accepted: false,
          refusal: { rule: 'protocol' },
        });
      }
    }
    const resumed = after(game, 'system', { type: 'ResumeGame' });
    expect(resumed.decision).toEqual(game.decision);
    expect(sent(resumed, 0, stops).accepted).toBe(true);
  });
});
