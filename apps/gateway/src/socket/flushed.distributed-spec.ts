import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMemoryLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { redisCoordination, type Coordination } from '@arbiter/platform';
import { Redis as Raw } from 'ioredis';
import { startRedis, type Redis } from '../../../../tools/servers/redis.mjs';
import type { Table } from '../games/table.ts';
import type { Tables } from '../games/tables.ts';
import type { Intake, Message } from '../intake.ts';
import { DEFAULT_LIMITS } from '../options.ts';
import { SeatPresence } from './presence.ts';

let folder: string;
let redis: Redis;
const closing: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flushed-'));
  redis = await startRedis({ folder });
});
afterAll(async () => {
  for (const close of closing) await close();
  await redis.stop();
  rmSync(folder, { recursive: true });
});

/** A game of which both gateways know the same, and which believes at once what it is told. */
class Told {
  readonly connected: [boolean, boolean] = [true, true];
  readonly connections: [number, number] = [0, 0];
  readonly all: string[] = [];
  readonly table = {
    id: 'game',
    folded: {
      head: { phase: 'live', clock: { connected: this.connected } },
      connections: this.connections,
    },
  } as unknown as Table;
  readonly tables = { open: () => Promise.resolve(this.table) } as unknown as Tables;
  readonly intake = {
    append: ({ body }: Message) => {
      const { type, seat } = (body as { body: { type: string; seat: 0 | 1 } }).body;
      this.all.push(`${type} ${seat}`);
      this.connected[seat] = type === 'ConnectionRestored';
      this.connections[seat] += 1;
      return Promise.resolve();
    },
  } as unknown as Intake;
}

function gateway({ tables, intake }: Told): [SeatPresence, Coordination] {
  const coordination = redisCoordination({ url: redis.url });
  const log = openMemoryLog();
  const parts = { log, coordination, keys: memoryKeyRing() };
  const presence = new SeatPresence(parts, { ...DEFAULT_LIMITS, absence: 50 }, intake, tables);
  presence.onApplicationBootstrap();
  closing.push(async () => {
    presence.onApplicationShutdown();
    await coordination.close();
    await log.close();
  });
  return [presence, coordination];
}

test('Redis loses everything: who sits at another gateway counts as gone for 10 s at most, and comes back by itself', async () => {
  const told = new Told();
  const [ofAnn] = gateway(told);
  const [ofBob, shared] = gateway(told);
  ofAnn.come(told.table, 0);
  while ((await shared.presence.present('game/game/0')).length === 0) await pause(10);
  const raw = new Raw(redis.url);
  await raw.flushall();
  raw.disconnect();
  // Bob's gateway looks for his opponent, of whom Redis knows nothing now.
  ofBob.come(told.table, 1);
  const isThere = (): boolean => told.connected[0];
  while (isThere()) await pause(10);
  expect(told.all).toEqual(['ConnectionLost 0']);
  while (!isThere()) await pause(10);
  expect(told.all).toEqual(['ConnectionLost 0', 'ConnectionRestored 0']);
  expect(await shared.presence.present('game/game/0')).toHaveLength(1);
  expect(await shared.presence.present('game/game/1')).toHaveLength(1);
}, 40_000);
