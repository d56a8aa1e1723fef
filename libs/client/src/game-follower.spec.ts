import { describe, expect, test } from '@jest/globals';
import type { GameState, GameUpdate } from '@arbiter/protocol';
import { GameFollower, type GameListener } from './game-follower.ts';

const state = (version: number, recent: readonly number[]): GameState => ({
  ...{ type: 'subscribed', to: 'game', id: 'g', viewer: 0 },
  ...{ version, tip: null, view: null, options: null, clock: null },
  recent: recent.map((one) => ({ version: one, events: [] })),
});
const update = (version: number) => ({ type: 'update', game: 'g', version, events: [] }) as never;

/** A follower that has nothing yet, and what it was told of. */
function following(listener: GameListener = {}) {
  const told: string[] = [];
  const follower = new GameFollower(
    'g',
    null,
    {
      onRecent: (commits) => told.push(`recent ${commits.map(({ version }) => version).join(' ')}`),
      onUpdate: ({ version }: GameUpdate) => told.push(`update ${version}`),
      ...listener,
    },
    () => undefined,
  );
  return { follower, told };
}

describe('a follower of the last commits', () => {
  test('is told of them with the first state, and then of each update', () => {
    const { follower, told } = following();
    follower.take(state(9, [7, 8, 9]));
    follower.take(update(10));
    expect(told).toEqual(['recent 7 8 9', 'update 10']);
    expect(follower.gaps).toBe(0);
  });

  test('is told of none twice after a lost connection', () => {
    const { follower, told } = following();
    follower.take(state(8, [7, 8]));
    follower.take(state(10, [7, 8, 9, 10]));
    follower.take(state(10, [9, 10]));
    expect(told).toEqual(['recent 7 8', 'recent 9 10']);
  });

  test('asks for them; one that wants every update does not', () => {
    expect(following().follower.recent).toBe(64);
    const every = new GameFollower('g', 0, {}, () => undefined);
    expect(every.recent).toBeUndefined();
  });
});
