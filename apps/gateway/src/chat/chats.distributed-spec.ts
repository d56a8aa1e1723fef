import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMemoryLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { redisCoordination, type Coordination } from '@arbiter/platform';
import { startRedis, type Redis } from '../../../../tools/servers/redis.mjs';
import type { Lobby } from '../lobby/lobby.ts';
import type { Match } from '../lobby/match-of-events.ts';
import { Chats } from './chats.ts';

let folder: string;
let redis: Redis;
const closing: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chats-'));
  redis = await startRedis({ folder });
});
afterAll(async () => {
  for (const close of closing) await close();
  await redis.stop();
  rmSync(folder, { recursive: true });
});

/** A gateway that knows of one match, between Ann and Bob. */
function gateway(): { readonly chats: Chats; readonly coordination: Coordination } {
  const match = { match: 'm', players: ['ann', 'bob'], status: 'playing' } as unknown as Match;
  const lobby = {
    match: () => Promise.resolve(match),
    seatIn: (_: Match, player: string) => (player === 'ann' ? 0 : 1),
  } as unknown as Lobby;
  const log = openMemoryLog();
  const coordination = redisCoordination({ url: redis.url });
  const chats = new Chats({ log, coordination, keys: memoryKeyRing() }, lobby);
  chats.onApplicationBootstrap();
  closing.push(async () => {
    chats.onApplicationShutdown();
    await coordination.close();
    await log.close();
  });
  return { chats, coordination };
}

test('over Redis a line is heard at each gateway, and from one that can’t reach Redis it is refused with 503', async () => {
  const [{ chats: ofAnn, coordination }, { chats: ofBob }] = [gateway(), gateway()];
  const heard = (chats: Chats): string => JSON.stringify(chats.lines('m'));
  // Both begin to listen once they are connected.
  while (![ofAnn, ofBob].every((one) => heard(one).includes('Hi, Bob'))) {
    await ofAnn.say('m', 'ann', { text: 'Hi, Bob' }).catch(() => undefined);
    await pause(50);
  }
  await coordination.close();
  await expect(ofAnn.say('m', 'ann', { text: 'lost' })).rejects.toMatchObject({
    body: { status: 503 },
  });
  expect(heard(ofBob)).not.toContain('lost');
}, 40_000);
