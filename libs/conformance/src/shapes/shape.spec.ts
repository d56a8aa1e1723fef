import { describe, expect, it } from '@jest/globals';
import { NO_GAME, type GameEvent } from '@arbiter/engine';
import { checkRecord } from './check-record.ts';

const MOVE = {
  type: 'ObjectMoved',
  rule: '6ED 413.2d',
  object: 7,
  newId: 8,
  from: 'stack',
  to: 'graveyard',
  cause: 'resolve',
} as const;
const DEALT = { type: 'DamageDealt', rule: '6ED 310.4', source: 3, to: 'p1', amount: 2 } as const;

/** An event as it might come from code with a fault. */
const made = (event: object): GameEvent => event as GameEvent;

describe('what is recorded', () => {
  it('has everything that its type asks for, and may leave out what may be left out', () => {
    expect(() => {
      checkRecord([MOVE, { ...DEALT, combat: false }], NO_GAME);
    }).not.toThrow();
  });

  it.each([
    ['a missing value', DEALT, 'DamageDealt.combat is missing'],
    ['an unknown one', { ...MOVE, why: 1 }, 'ObjectMoved.why is unknown'],
    ['a word that is none of its own', { ...MOVE, cause: '' }, 'ObjectMoved.cause: "" is not'],
    [
      'a zero that JSON does not know',
      { ...DEALT, combat: true, amount: -0 },
      'DamageDealt.amount: -0 is not a whole number',
    ],
    ['a number that is none', { ...MOVE, object: null }, 'ObjectMoved.object: null is not'],
    ['a hole', { ...MOVE, lastKnown: undefined }, 'ObjectMoved.lastKnown: undefined is not'],
    [
      'what stands deeper',
      { type: 'EffectBegan', rule: '6ED 418.3', effect: { kind: 'none' } },
      'EffectBegan.effect.kind: "none" is none',
    ],
    [
      'a place of a list',
      { type: 'PermanentsUntapped', rule: '6ED 302.1', objects: [4, 'x'] },
      'PermanentsUntapped.objects[1]: "x" is not a whole number',
    ],
    [
      'neither an object nor a player',
      { ...DEALT, combat: true, to: 'p2' },
      'DamageDealt.to: "p2" is not',
    ],
    ['an event that there is not', { ...MOVE, type: 'Moved' }, 'Moved.type: "Moved" is none'],
  ])('is told to have %s', (_, event, fault) => {
    expect(() => {
      checkRecord([made(event)], NO_GAME);
    }).toThrow(fault);
  });

  it('is a game after its events', () => {
    const { turn } = NO_GAME;
    expect(() => {
      checkRecord([], { ...NO_GAME, turn: { ...turn, active: 2 as 1 } });
    }).toThrow('the game.turn.active: 2 is not 0, or: 2 is not 1');
  });
});
