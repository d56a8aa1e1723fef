import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { EDITIONS } from '@arbiter/editions';
import { cardPool, judge, NO_GAME, type Command } from '@arbiter/engine';
import { openMemoryLog } from '@arbiter/event-log';
import {
  commitLine,
  makeCommit,
  makeCommitment,
  makePrivateKey,
  rootId,
  seededSecret,
  shake256,
  tipSigner,
  topics,
  type GameEvent,
} from '@arbiter/protocol';
import { CARDS, cardsOf, STOMPY } from '@arbiter/sets';
import { Table } from './table.ts';

const GAME = 'g';
const SIXTH = judge(EDITIONS['6ED']!, cardPool(CARDS), shake256);
const secret = (whose: string) => seededSecret('table', whose);
const pinned = { engine: 'e'.repeat(64) };
const none = { own: [], other: [] };
const START = {
  type: 'StartGame',
  game: GAME,
  edition: '6ED',
  decks: [cardsOf(STOMPY.main), cardsOf(STOMPY.main)],
  commitments: {
    seats: [makeCommitment(secret('0')), makeCommitment(secret('1'))],
    server: makeCommitment(secret('server')),
  },
  ...{ serverSecret: secret('server'), pinned, chooser: null },
  ...{ time: [60_000, 60_000], grace: [0, 0], stops: [none, none] },
};

/** The record of a game, which has begun and waits for seat 0, and tables of it. */
async function begun() {
  const log = openMemoryLog();
  const append = async (prev: string, command: string, first: number, events: unknown) => {
    const place = { partition: 0, offset: first };
    const body = { prev, first, command, ...place, events: events as GameEvent[] };
    const commit = makeCommit(body, secret('server'));
    const value = commitLine(commit);
    await log.append([{ topic: topics.gameEvents.name, key: GAME, value }]);
    return { ...commit, value };
  };
  const tableNow = async (delay = 0) => {
    const tips = tipSigner(makePrivateKey());
    const parts = { log, tips, judgeOf: () => SIXTH, now: () => Date.now() };
    const table = new Table(GAME, 0, parts, delay);
    await table.ready();
    return table;
  };
  const start = { id: 'start', seat: 'system', at: 5, body: START } as unknown as Command;
  const { events } = SIXTH.decide(start, NO_GAME);
  const opened = await append(rootId(GAME, pinned), 'start', 0, events);
  /** Anything that follows the start. */
  const next = (type: string) => {
    const command = { type: 'Yield', to: 'x', on: true };
    return append(opened.id, 'a', events.length, [
      { type: 'CommandReceived', rule: 'protocol', seat: 0, command, id: 'a', at: 6 },
      { type, rule: 'protocol', trace: 'abc' },
    ]);
  };
  return { tableNow, next };
}

describe('a table', () => {
  test('asks no player while its game is suspended', async () => {
    const { tableNow, next } = await begun();
    expect((await tableNow()).state(0)).toMatchObject({ options: { commands: [{}] } });

    // when it is suspended
    await next('GameSuspended');

    // then nobody is asked
    expect((await tableNow()).state(0)).toMatchObject({
      ...{ version: 2, options: null },
      view: { suspended: true },
    });
  });
});

describe('a table that is behind', () => {
  const DELAY = 15_000;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('knows nothing that is newer, and tells of it in order once it is old enough', async () => {
    // given a game whose first commit was written just now, and a second 10 s later
    const { tableNow, next } = await begun();
    const table = await tableNow(DELAY);
    const told: number[] = [];
    table.watchers.set(({ version }) => told.push(version), 'spectator');
    expect([table.version, table.state('spectator').view]).toEqual([0, null]);
    await jest.advanceTimersByTimeAsync(10_000);
    const { value } = await next('GameSuspended');
    table.offer({ offset: 1, value, time: Date.now() });

    // when 15 s have passed since the first, and then since the second
    await jest.advanceTimersByTimeAsync(4_999);
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect([told, table.version]).toEqual([[1], 1]);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(table.version).toBe(1);
    await jest.advanceTimersByTimeAsync(1);

    // then each was told in its time
    expect([told, table.version]).toEqual([[1, 2], 2]);
  });

  test('is told of at a glance as it stood so long ago: turn, life, clocks and who is asked', async () => {
    // given a game that began just now
    const { tableNow, next } = await begun();
    const table = await tableNow();
    const clock = { running: 0, left: [60_000, 60_000] };
    const began = { turn: 0, active: 0, life: [20, 20], clock, asks: 0 };
    expect([table.glance(0), table.glance(1)]).toMatchObject([began, null]);

    // when it is suspended, 10 s later
    await jest.advanceTimersByTimeAsync(10_000);
    const { value } = await next('GameSuspended');
    table.offer({ offset: 1, value, time: Date.now() });

    // then its clock stands for those who look now, and runs for those who are behind
    expect(table.glance(0)?.clock).toMatchObject({ running: null });
    expect(table.glance(10_000)).toMatchObject(began);
    expect(table.glance(DELAY)).toBeNull();
  });

  test('counts those who watch, and not those who play or wait for an answer', async () => {
    const table = await (await begun()).tableNow();
    for (const viewer of [0, 1, null, 'spectator', 'spectator'] as const) {
      table.watchers.set(() => undefined, viewer);
    }
    expect(table.spectators).toBe(2);
  });
});
