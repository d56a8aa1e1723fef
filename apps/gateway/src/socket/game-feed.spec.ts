import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GameState, GameUpdate, ServerMessage } from '@arbiter/protocol';
import type { Viewer } from '@arbiter/view';
import type { Link } from '../games/folded-game.ts';
import type { OnLink, Table } from '../games/table.ts';
import { GameFeed } from './game-feed.ts';
import type { Outbox } from './outbox.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A table of a game of three commits, whose record can't be read so often, and what a socket was sent. */
function failingTable(failures: number) {
  const watchers = new Map<OnLink, Viewer | null>();
  const links = [1, 2, 3].map((version) => ({ version }) as Link);
  const table = {
    ...{ watchers, version: 3 },
    async *links(from: number) {
      // One goes out before it fails, so that what comes next must not be that one again.
      yield await Promise.resolve(links[from - 1]);
      if (failures-- > 0) throw new Error('the record is away');
      yield* links.slice(from);
    },
    update: ({ version }: Link): GameUpdate => ({ type: 'update', version }) as GameUpdate,
    state: (_: Viewer, recent: number) =>
      ({
        ...{ type: 'subscribed', version: links.length, view: null },
        recent: links.slice(links.length - recent),
      }) as unknown as GameState,
    view: () => null,
  };
  const sent: string[] = [];
  const outbox = {
    hasRoom: true,
    room: () => Promise.resolve(true),
    send: (message: ServerMessage) => {
      sent.push('version' in message ? `${message.type} ${message.version}` : message.type);
    },
  };
  const commit = (): void => {
    table.version += 1;
    const link = { version: table.version } as Link;
    links.push(link);
    for (const told of watchers.keys()) told(link);
  };
  return { table: table as unknown as Table, outbox: outbox as unknown as Outbox, sent, commit };
}

test('what can’t be read before the greeting is read again, and each commit is told once', async () => {
  const { table, outbox, sent, commit } = failingTable(2);
  const errors: unknown[] = [];
  const feed = new GameFeed(table, 'spectator', { from: 0, recent: 0 }, outbox, (error) =>
    errors.push(error),
  );
  await jest.advanceTimersByTimeAsync(0);
  // A commit meanwhile waits for its turn.
  commit();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['update 1', 'update 2', 'update 3', 'update 4', 'subscribed 4']);
  expect(errors).toHaveLength(2);
  commit();
  expect(sent.at(-1)).toBe('update 5');
  feed.end();
});

test('nothing is read again for a closed socket', async () => {
  const { table, outbox, sent } = failingTable(Infinity);
  const errors: unknown[] = [];
  const feed = new GameFeed(table, 'spectator', { from: 0, recent: 0 }, outbox, (error) =>
    errors.push(error),
  );
  await jest.advanceTimersByTimeAsync(0);
  feed.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(errors).toHaveLength(1);
  expect(sent).toEqual(['update 1']);
});

describe('a client that wants the last two commits only', () => {
  const shown = (message: ServerMessage): string =>
    message.type === 'subscribed'
      ? `state and ${(message.recent ?? []).map(({ version }) => version).join(' ')}`
      : `update ${'version' in message ? message.version : ''}`;

  test.each([
    [null, ['state and 2 3']],
    [0, ['state and 2 3']],
    [1, ['update 2', 'update 3', 'state and ']],
    [3, ['state and ']],
  ])('and has version %s is told of no more, and of none twice', async (from, told) => {
    const { table, outbox } = failingTable(0);
    const sent: string[] = [];
    outbox.send = (message) => sent.push(shown(message));
    const feed = new GameFeed(table, 'spectator', { from, recent: 2 }, outbox, () => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(told);
    feed.end();
  });
});
