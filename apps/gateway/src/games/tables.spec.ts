import { afterEach, expect, jest, test } from '@jest/globals';
import type { EventLog, WatchOptions } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import type { Lobby } from '../lobby/lobby.ts';
import { DEFAULT_LIMITS } from '../options.ts';
import { Tables } from './tables.ts';

afterEach(() => {
  jest.useRealTimers();
});

/** Tables over a log on which a first look at a game takes until it is told that there is nothing. */
function slowTables() {
  let onBatch: WatchOptions['onBatch'] = () => undefined;
  let found = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    found = resolve;
  });
  const followed: string[] = [];
  const log = {
    watch: (options: WatchOptions) => {
      onBatch = options.onBatch;
      const follow = (what: string) => (partition: number) => {
        followed.push(`${what} ${partition}`);
        return Promise.resolve();
      };
      return { begin: follow('begin'), end: follow('end'), close: () => Promise.resolve() };
    },
    partitionOf: (_: string, game: string) => game.length,
    available: () => Promise.resolve(new Map()),
    // eslint-disable-next-line require-yield -- the record of this game is empty
    async *readKey() {
      await looked;
    },
  } as unknown as EventLog;
  const lobby = {
    loaded: Promise.resolve(),
    liveGames: () => [],
    place: () => Promise.resolve({ from: 0 }),
  } as unknown as Lobby;
  const options = { log, keys: memoryKeyRing(), coordination: undefined as never };
  const tables = new Tables(options, DEFAULT_LIMITS, () => undefined, lobby);
  tables.onApplicationBootstrap();
  return {
    tables,
    found,
    followed,
    tell: (record: object) => onBatch({ records: [record] } as never),
  };
}

test('a table that is still being folded is not dropped, however long that takes', async () => {
  jest.useFakeTimers();
  const { tables, found, tell } = slowTables();
  // given a first look that takes longer than an unwatched table is kept
  const opening = tables.open('g');
  await jest.advanceTimersByTimeAsync(3 * DEFAULT_LIMITS.idle);
  found();
  const table = await opening;
  // when a commit comes
  const offered: number[] = [];
  table.offer = ({ offset }) => offered.push(offset);
  await tell({ key: 'g', offset: 7, value: null });
  // then it reaches those who waited, and those who come later
  expect(offered).toEqual([7]);
  expect(await tables.open('g')).toBe(table);
  await tables.onApplicationShutdown();
});

test('an unwatched table is dropped after a while', async () => {
  jest.useFakeTimers();
  const { tables, found } = slowTables();
  found();
  await tables.open('g');
  await jest.advanceTimersByTimeAsync(3 * DEFAULT_LIMITS.idle);
  expect(tables.size).toBe(0);
  await tables.onApplicationShutdown();
});

test('a partition is followed as long as a game of it is held, and no other one', async () => {
  jest.useFakeTimers();
  const { tables, found, followed } = slowTables();
  expect(followed).toEqual([]);
  found();
  await Promise.all(['one', 'two', 'three'].map((game) => tables.open(game)));
  expect(new Set(followed)).toEqual(new Set(['begin 3', 'begin 5']));
  // when one of the three goes on being watched
  const table = await tables.open('one');
  table.watchers.set(() => undefined, 0);
  await jest.advanceTimersByTimeAsync(3 * DEFAULT_LIMITS.idle);
  // then only its partition is followed any more
  expect(followed.filter((one) => one.startsWith('end'))).toEqual(['end 5']);
  await tables.onApplicationShutdown();
});
