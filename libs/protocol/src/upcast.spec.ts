import { describe, expect, it } from '@jest/globals';
import { upcaster } from './upcast.ts';

const read = upcaster({
  LifeLost: [
    ({ life, ...rest }) => ({ ...rest, amount: life ?? 0 }),
    (event) => ({ ...event, cause: 'unknown' }),
  ],
});

describe('upcasters', () => {
  it.each([
    [{ type: 'LifeLost', life: 3 }],
    [{ type: 'LifeLost', v: 1, life: 3 }],
    [{ type: 'LifeLost', v: 2, amount: 3 }],
    [{ type: 'LifeLost', v: 3, amount: 3, cause: 'unknown' }],
  ])('carry %j to the newest shape', (event) => {
    expect(read(event)).toEqual({ type: 'LifeLost', amount: 3, cause: 'unknown' });
  });

  it('leave alone what never changed', () => {
    const event = { type: 'TurnBegan', turn: 3 };
    expect(read(event)).toBe(event);
  });

  it('refuse what a newer build wrote', () => {
    expect(() => read({ type: 'LifeLost', v: 4 })).toThrow(
      /version 4 is not known here; the newest is 3/,
    );
    expect(() => read({ type: 'TurnBegan', v: 2 })).toThrow(RangeError);
  });
});
