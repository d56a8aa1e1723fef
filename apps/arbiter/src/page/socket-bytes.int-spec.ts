import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, type AnySocketClass, type GameListener } from '@arbiter/client';
import { GatewayModule, setUpHttp } from '@arbiter/gateway';
import { openMemoryLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { inProcessCoordination } from '@arbiter/platform';
import { linesOf, REGION, topics, type MatchmakingEvent } from '@arbiter/protocol';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { WebSocket } from 'ws';

/** A long game: 403 commits, 42 turns. */
const RECORD = new URL('../../golden/drawn-2.ndjson.br', import.meta.url);
const [header = '', ...rest] = linesOf(brotliDecompressSync(readFileSync(RECORD)).toString());
const COMMITS = rest.slice(0, -1);
const { game: GAME } = JSON.parse(header) as { game: string };

const log = openMemoryLog();
let app: NestExpressApplication;
let url: string;
beforeAll(async () => {
  @Module({
    imports: [
      GatewayModule.forRoot({
        ...{ log, coordination: inProcessCoordination(), keys: memoryKeyRing() },
      }),
    ],
  })
  class Gateway {}
  app = await NestFactory.create<NestExpressApplication>(Gateway as Type, {
    ...{ bodyParser: false, forceCloseConnections: true, logger: ['error'] },
  });
  setUpHttp(app);
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await log.close();
});

/** A socket as a browser opens it, and what came over it. */
function counted() {
  let connection: Socket | undefined;
  const count = {
    frames: 0,
    bytes: () => connection?.bytesRead ?? 0,
  };
  class Counted extends WebSocket {
    constructor(address: string) {
      super(address);
      this.on('upgrade', ({ socket }: IncomingMessage) => (connection = socket));
      this.on('message', () => (count.frames += 1));
    }
  }
  return { count, WebSocket: Counted as unknown as AnySocketClass };
}

/** Follows the game as the page does. */
function follow(client: Client, listener: GameListener = {}): { version: () => number } {
  const follower = client.follow(GAME, null, { onRecent: () => undefined, ...listener });
  return { version: () => follower.version() ?? -1 };
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('a long game is told in 180 kB, and to a page that is loaded again in two frames and 30 kB', async () => {
  // given two who sit down to a game
  const { count, WebSocket: Browser } = counted();
  const ann = await Client.guest(url, 'Ann', { WebSocket: Browser });
  const bob = await Client.guest(url, 'Bob');
  await log.append(opening([ann.guest.player, bob.guest.player]).map(asRecord));
  const table = follow(ann);
  await until(() => table.version() === 0);
  // when it is played to its end
  for (const [i, value] of COMMITS.entries()) {
    await log.append([{ topic: topics.gameEvents.name, key: GAME, value }]);
    await until(() => table.version() === i + 1);
  }
  // then each commit came for itself, in so many bytes; acknowledgements are not among them
  expect(count.frames).toBeGreaterThan(COMMITS.length);
  expect(count.bytes()).toBeLessThan(180_000);
  ann.close();

  // and when the page is loaded again
  const again = counted();
  const { player, token } = ann.guest;
  const reloaded = new Client(url, player, { token, WebSocket: again.WebSocket });
  const told: number[] = [];
  const later = follow(reloaded, {
    onRecent: (commits) => told.push(...commits.map(({ version }) => version)),
  });
  await until(() => later.version() === COMMITS.length);
  // then it has the game as it is, and what happened last
  expect(told).toEqual(Array.from({ length: 64 }, (_, i) => COMMITS.length - 63 + i));
  expect(again.count.frames).toBeLessThanOrEqual(2);
  expect(again.count.bytes()).toBeLessThan(30_000);
  reloaded.close();
}, 60_000);

const asRecord = (event: MatchmakingEvent) => ({
  ...{ topic: topics.matchmakingEvents.name, key: REGION, value: JSON.stringify(event) },
});

function opening(players: [string, string]): MatchmakingEvent[] {
  const match = 'local-m-long';
  const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
  return [
    {
      ...{ type: 'MatchOpened', match, region: REGION, tickets: ['t-1', 't-2'], players, at: 1 },
      offer: { edition: '6ED', format: 'freeform', bestOf: 1 },
      decks: [deck, deck],
    },
    {
      ...{ type: 'GameOpened', match, game: GAME, number: 1, from: 0, at: 1 },
      start: { type: 'StartGame' },
    },
  ];
}
