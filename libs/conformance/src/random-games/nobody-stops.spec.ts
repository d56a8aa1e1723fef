import { expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, type CommandBody, type Seat } from '@arbiter/engine';
import { CARDS } from '@arbiter/sets';
import { tableOf } from '../position-of-scenario.ts';

const rules = judge(SIXTH_EDITION, cardPool(CARDS), (_, bytes) => new Uint8Array(bytes));

/** Neither player draws, so none has to discard: with no stop set, nothing is ever left to decide. */
const TABLE = `
title: Nobody draws
edition: 6ED
table:
  active: ann
  step: upkeep
  ann: { battlefield: [Necropotence] }
  bob: { battlefield: [Necropotence] }
play:
  - expect: { step: upkeep }
`;

test('where nobody stops and nothing is to decide, somebody is asked after two turns all the same', () => {
  let game = tableOf(rules, TABLE);
  const send = (seat: Seat, body: CommandBody): void => {
    const verdict = rules.decide({ id: 'x', seat, at: game.clock.settled, body }, game);
    expect(verdict.accepted).toBe(true);
    game = verdict.game;
  };
  for (const seat of [0, 1] as const) {
    send(seat, { type: 'SetStops', stops: { own: [], other: [] } });
  }
  const asked: (number | string)[] = [];
  for (let passes = 0; passes < 3; passes++) {
    send(game.decision!.seat, { type: 'Pass' });
    asked.push(game.turn.number, game.turn.step);
  }
  const first = game.turn.number - 6;
  expect(asked).toEqual([first, 'upkeep', first + 3, 'upkeep', first + 6, 'upkeep']);
});
