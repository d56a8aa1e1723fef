import { describe, expect, it } from '@jest/globals';
import { openHead, type Head } from '@arbiter/protocol';
import { PINNED, SECRET } from '../simulation/toy-rules.behaviour-spec.ts';
import { expiryOf } from './clocks.ts';
import { Undecided } from './undecided.ts';

const head: Head = {
  ...openHead('g', { pinned: PINNED, secret: SECRET, edition: '6ED' }),
  awaiting: { seat: 1, kind: 'priority', number: 7 },
  clock: {
    left: [100, 200],
    grace: [10, 20],
    connected: [true, true],
    settled: 1_000,
    thought: { decision: 0, spent: 0 },
  },
};

describe('expiry', () => {
  it('is due when the deciding seat is out of time', () => {
    expect(expiryOf(head)).toEqual({
      at: 1_200,
      body: { type: 'ExpireClock', decision: 7 },
      cause: `${head.tip}@1200`,
    });
  });

  it('is later by the grace period of a disconnected seat', () => {
    const clock = { ...head.clock!, connected: [true, false] as const };
    expect(expiryOf({ ...head, clock })?.at).toBe(1_220);
  });

  it('has another id after one that came too early and was refused', () => {
    expect(expiryOf({ ...head, tip: 'refused' })?.cause).not.toBe(expiryOf(head)?.cause);
  });

  it.each([
    ['before the game has started', { clock: null }],
    ['while nobody decides', { awaiting: null }],
    ['in a suspended game', { phase: 'suspended' }],
    ['in a game that is over', { phase: 'over' }],
  ] as const)('is never due %s', (_, change) => {
    expect(expiryOf({ ...head, ...change })).toBeNull();
  });
});

describe('the lowest undecided offset', () => {
  it('moves on when all before it are decided, in whatever order', () => {
    const undecided = new Undecided(4);
    expect(undecided.lowest()).toBe(4);
    for (const offset of [4, 5, 6, 9]) undecided.read(offset);
    expect(undecided.read(5)).toBe(false);
    const after = (offset: number) => {
      undecided.decided(offset);
      return undecided.lowest();
    };
    expect([6, 4, 5, 9].map(after)).toEqual([4, 5, 9, 10]);
  });
});
