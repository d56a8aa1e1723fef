import { describe, expect, it } from '@jest/globals';
import { advance, openHead } from './head.ts';
import { beyondLimit, GAME_LIMITS, OWNER_LIMITS } from './game-limits.ts';
import { makeCommit, type GameEvent } from './commit.ts';

const LIMITS = { commits: 100, refusals: 10 };
const pass = { type: 'Pass' };
const concede = { type: 'Concede' };

describe('a command is beyond the limits of its game', () => {
  it.each([
    ['not before there are so many', 99, [9, 9], 0, pass, null],
    ['where there are so many commits', 100, [0, 0], 0, pass, 'commits'],
    ['where so many of its seat were refused', 50, [0, 10], 1, pass, 'refusals'],
    ['not where so many of the other seat were refused', 50, [0, 10], 0, pass, null],
    ['not where it gives up the game', 100, [10, 0], 0, concede, null],
    ['never where the system sends it', 100, [10, 10], 'system', pass, null],
  ] as const)('%s', (_, version, refused, seat, body, beyond) => {
    const head = { version, refused, phase: 'live' } as const;
    expect(beyondLimit(head, { seat, body }, LIMITS)).toBe(beyond);
  });

  it('that is over, even where it gives it up: that is refused each time', () => {
    const head = { version: 50, refused: [10, 0], phase: 'over' } as const;
    expect(beyondLimit(head, { seat: 0, body: concede }, LIMITS)).toBe('refusals');
  });

  it('sooner where players send it than where it is decided: what is under way is let through', () => {
    expect(OWNER_LIMITS.commits).toBeGreaterThan(GAME_LIMITS.commits);
    expect(OWNER_LIMITS.refusals).toBeGreaterThan(GAME_LIMITS.refusals);
  });
});

describe('a head', () => {
  it('counts the refused commands of each seat', () => {
    const head = openHead('g', { edition: '6ED', pinned: {}, secret: 's' });
    const play = (id: string, seat: 0 | 1 | 'system', ...came: readonly GameEvent[]): void => {
      const received = { type: 'CommandReceived', id, seat, command: pass, at: 1 };
      const at = { partition: 0, offset: 0, prev: head.tip, first: head.next };
      advance(head, makeCommit({ ...at, command: id, events: [received, ...came] }, 's'));
    };
    const refused = { type: 'CommandRefused' };
    play('a', 1, refused);
    play('b', 1, refused);
    play('c', 0, refused);
    play('d', 0, { type: 'Passed' });
    play('e', 'system', refused);
    expect(head.refused).toEqual([1, 2]);
  });
});
