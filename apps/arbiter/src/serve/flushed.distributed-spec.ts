import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, type AnySocketClass, Seat } from '@arbiter/client';
import { seededRandom } from '@arbiter/kernel';
import { STOMPY } from '@arbiter/sets';
import { Redis as Raw } from 'ioredis';
import { WebSocket } from 'ws';
import { startRedis, type Redis } from '../../../../tools/servers/redis.mjs';
import { ServerProcess } from './child.behaviour-spec.ts';
import { sensibleChooser } from './player.behaviour-spec.ts';

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };
const { main, side } = STOMPY;
const deck = { main, side } as never;

let folder: string;
let redis: Redis;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flushed-'));
  redis = await startRedis({ folder });
  server = new ServerProcess(folder, 0, { ARBITER_REDIS: redis.url });
  await server.start();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await redis.stop();
  rmSync(folder, { recursive: true });
});

test('Redis loses everything again and again: who waits in the queue is matched, and the match is played to its end', async () => {
  const raw = new Raw(redis.url);
  // given somebody who waits in the queue
  const ann = await Client.guest(server.url, 'Ann', SOCKETS);
  const { ticket } = await ann.openTicket({ deck });
  expect((await ann.ticket(ticket)).status).toBe('waiting');
  // when all that is in Redis is gone
  expect((await raw.keys('*')).length).toBeGreaterThan(0);
  await raw.flushall();
  // then the next one who comes plays with them
  const bob = await Client.guest(server.url, 'Bob', SOCKETS);
  const second = await bob.openTicket({ deck });
  while ((await ann.ticket(ticket)).status === 'waiting') await pause(50);
  // and their match goes on while it happens again
  const flushing = setInterval(() => void raw.flushall(), 100);
  let sent = 0;
  const sensible = sensibleChooser(seededRandom(1));
  const seats = [
    new Seat(ann, { ticket, choose: sensible, sideboard: (asked) => asked.deck }),
    new Seat(bob, {
      ticket: second.ticket,
      choose: (asked) => (sent++ < 20 ? sensible(asked) : { type: 'Concede' }),
      sideboard: (asked) => asked.deck,
    }),
  ];
  const [one, other] = await Promise.all(seats.map(({ result }) => result));
  clearInterval(flushing);
  expect(one!.match).toBe(other!.match);
  expect(one!.games).toHaveLength(1);
  raw.disconnect();
  ann.close();
  bob.close();
}, 240_000);
