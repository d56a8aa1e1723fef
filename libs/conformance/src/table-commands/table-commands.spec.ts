import { describe, expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type CommandBody, type Game, type Seat } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { quickHash } from '../opening.ts';
import { playRandomly } from '../random-play.ts';
import { randomGame } from '../random-games/plans.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), quickHash);
const { cite } = rules.rules;
const OFFER: CommandBody = { type: 'OfferDraw' };
const WITHDRAW: CommandBody = { type: 'WithdrawDraw' };

/** A game that waits for such a decision. */
function waitingFor(kind: 'priority' | 'disclose'): Game {
  const { decks } = randomGame(3);
  return playRandomly({ judge: rules, hash: quickHash, decks }, 3, {
    until: ({ decision }) => decision?.kind === kind,
  }).game;
}

const sent = (game: Game, seat: Seat, body: CommandBody) =>
  rules.decide({ id: 'x', seat, at: game.clock.settled, body }, game);

/** The game after these commands, each of which is accepted. */
function after(game: Game, ...commands: readonly (readonly [Seat, CommandBody])[]): Game {
  return commands.reduce((before, [seat, body]) => {
    const verdict = sent(before, seat, body);
    expect(verdict.accepted).toBe(true);
    return verdict.game;
  }, game);
}

/** The rule behind an event that the command brings. */
const ruleOf = (game: Game, seat: Seat, body: CommandBody, event: string) =>
  sent(game, seat, body).events.find(({ type }) => type === event)?.rule;

const refusalOf = (game: Game, seat: Seat, body: CommandBody) => {
  const verdict = sent(game, seat, body);
  return verdict.accepted ? null : verdict.refusal;
};

describe('a draw by agreement', () => {
  test('needs both offers', () => {
    const game = waitingFor('priority');
    expect(after(game, [0, OFFER]).outcome).toBeNull();
    const agreed = sent(after(game, [0, OFFER]), 1, OFFER);
    expect(agreed.game.outcome).toMatchObject({ winner: null, reason: 'agreement' });
    expect(agreed.events.map(({ type }) => type)).toContain('DrawOffered');
  });

  test('is offered once', () => {
    const offered = after(waitingFor('priority'), [0, OFFER]);
    const { rule, reason } = refusalOf(offered, 0, OFFER)!;
    expect([rule, reason]).toEqual([cite.agreedDraw, 'a draw has already been offered']);
  });

  test('is offered, and the offer withdrawn, by the rule of an agreed draw', () => {
    const game = waitingFor('priority');
    expect(ruleOf(game, 0, OFFER, 'DrawOffered')).toBe(cite.agreedDraw);
    const withdrawn = ruleOf(after(game, [0, OFFER]), 0, WITHDRAW, 'DrawOfferWithdrawn');
    expect(withdrawn).toBe(cite.agreedDraw);
  });

  test('may be offered again once an offer is withdrawn, and then counts again', () => {
    const withdrawn = after(waitingFor('priority'), [0, OFFER], [0, WITHDRAW]);
    expect(after(withdrawn, [1, OFFER]).outcome).toBeNull();
    expect(after(withdrawn, [1, OFFER], [0, OFFER]).outcome).not.toBeNull();
  });

  test('is not withdrawn before it is offered', () => {
    const { rule, reason } = refusalOf(waitingFor('priority'), 0, WITHDRAW)!;
    expect([rule, reason]).toEqual([cite.agreedDraw, 'no draw has been offered']);
  });
});

describe('a secret', () => {
  const game = waitingFor('disclose');
  const { seat } = game.decision!;
  const disclose = (secret: string): CommandBody => ({ type: 'DiscloseSecret', secret });

  test.each([
    ['too short', 'a'.repeat(127)],
    ['no hexadecimal', 'g'.repeat(128)],
    ['hexadecimal but for its beginning', `g${'a'.repeat(128)}`],
    ['hexadecimal but for its end', `${'a'.repeat(128)}g`],
  ])('is 64 bytes in hexadecimal: %s', (_, secret) => {
    const { rule, reason } = refusalOf(game, seat, disclose(secret))!;
    expect([rule, reason]).toEqual([
      cite.chance,
      'a secret must be at least 64 bytes, in hexadecimal',
    ]);
  });

  test('is the one that was promised', () => {
    const { rule, reason } = refusalOf(game, seat, disclose('a'.repeat(128)))!;
    expect([rule, reason]).toEqual([
      cite.chance,
      'this secret doesn’t match the one that was promised',
    ]);
  });

  test('is asked of both players before anything else', () => {
    const seats: (Seat | undefined)[] = [];
    const { decks } = randomGame(3);
    playRandomly({ judge: rules, hash: quickHash, decks }, 3, {
      until: ({ decision }) => {
        if (decision?.kind === 'disclose') seats.push(decision.seat);
        return decision !== null && decision.kind !== 'disclose';
      },
    });
    expect(seats).toEqual([0, 1]);
  });

  test('is disclosed when it is asked for', () => {
    const late = waitingFor('priority');
    const { rule, reason } = refusalOf(late, late.decision!.seat, disclose('a'.repeat(128)))!;
    expect([rule, reason]).toEqual([
      cite.protocol,
      'secrets can be disclosed only before the game begins',
    ]);
  });
});
