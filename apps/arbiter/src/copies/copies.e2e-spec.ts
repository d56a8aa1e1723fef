import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, type AnySocketClass, Seat } from '@arbiter/client';
import { seededRandom } from '@arbiter/kernel';
import { openLmdbLog } from '@arbiter/event-log';
import { topics } from '@arbiter/protocol';
import { STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';
import { MAIN, ServerProcess } from '../serve/child.behaviour-spec.ts';
import { sensibleChooser } from '../serve/player.behaviour-spec.ts';
import { filesWith } from './searched.behaviour-spec.ts';

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };
const NAME = 'Zebedee Quux-Arkwright';

let folder: string;
let server: ServerProcess;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  server = new ServerProcess(folder);
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command to its end. */
function arbiter(data: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ARBITER_DATA: data },
  });
  return { status, said: stdout + stderr };
}

/** Plays a match against a bot, and gives it up in the middle. @returns who played, and its only game */
async function playAndConcede(): Promise<{ player: string; match: string; game: string }> {
  const client = await Client.guest(server.url, NAME, SOCKETS);
  const { main, side } = STOMPY;
  const { ticket } = await client.openTicket({
    bestOf: 1,
    deck: { main, side } as never,
    opponent: { kind: 'bot', bot: 'sensible' },
  });
  let sent = 0;
  const sensible = sensibleChooser(seededRandom(1));
  const seat = new Seat(client, {
    ticket,
    choose: (asked) => (sent++ < 10 ? sensible(asked) : { type: 'Concede' }),
    sideboard: ({ deck }) => deck,
  });
  const { match, games } = await seat.result;
  client.close();
  return { player: client.player!, match, game: games[0]!.game };
}

/** What analytics teams have read of a stopped server, by id: some of it is told twice. */
async function published(data: string): Promise<Map<string, unknown>> {
  const log = await openLmdbLog({ folder: join(data, 'log') });
  const messages = new Map<string, unknown>();
  for (const { name } of [topics.gamePublicEvents, topics.matchPublicEvents]) {
    for (const [partition, { first }] of (await log.extents(name)).entries()) {
      for await (const { value, headers } of log.read(name, partition, first)) {
        messages.set(`${name} ${String(headers['ce_id'])}`, JSON.parse(value!));
      }
    }
  }
  await log.close();
  return messages;
}

test('archived, restored, rebuilt, erased: the game verifies throughout, and the name is nowhere', async () => {
  const [data, restored, archive] = ['data', 'restored', 'archive'].map((one) => join(folder, one));
  await server.start();
  const { player, match, game } = await playAndConcede();
  await pause(1_000); // Read models come a moment after the record.
  await server.stop();
  const told = await published(data!);
  expect(told.size).toBeGreaterThan(10);

  expect(arbiter(data!, 'archive', archive!)).toMatchObject({
    status: 0,
    said: expect.stringContaining('1 matches with 1 games archived, 0 were there'),
  });
  expect(filesWith(archive!, NAME)).toEqual(['persons.ndjson.gz']);

  cpSync(join(data!, 'keys'), join(restored!, 'keys'), { recursive: true });
  expect(arbiter(restored!, 'restore', archive!).status).toBe(0);
  expect(arbiter(restored!, 'rebuild')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^projecting games: 100 %/mu),
  });
  expect(filesWith(restored!, NAME)).toEqual([join('log', 'data.mdb')]);
  expect(arbiter(restored!, 'erase', player, '--archive', archive!)).toEqual({
    status: 0,
    said: `${player} is erased, in ${archive!} too\n`,
  });
  expect([...filesWith(restored!, NAME), ...filesWith(archive!, NAME)]).toEqual([]);

  server = new ServerProcess(folder, 0, { ARBITER_DATA: restored! });
  await server.start();
  const get = async (path: string): Promise<string> => (await fetch(server.url + path)).text();
  expect((await fetch(`${server.url}/v1/players/${player}`)).status).toBe(404);
  expect(await get(`/v1/matches/${match}`)).toContain('"name":"somebody"');
  let record = '';
  while (!record.startsWith('{"edition"')) record = await get(`/v1/games/${game}/record`);
  await server.stop();
  expect(record).not.toContain(NAME);
  // The public topics are published again, message by message as they were.
  expect([...(await published(restored!))]).toEqual([...told]);
  // What is archived now is what was archived then, byte by byte, and verifies.
  rmSync(archive!, { recursive: true });
  expect(arbiter(restored!, 'archive', archive!).status).toBe(0);
  const [packed] = filesWith(join(archive!, 'games'), game);
  const verified = arbiter(restored!, 'verify', join(archive!, 'games', packed!));
  expect(verified).toMatchObject({ status: 0, said: expect.stringMatching(/^verified$/mu) });
  expect(filesWith(join(archive!, 'games'), record)).toEqual([packed]);
  expect([...filesWith(restored!, NAME), ...filesWith(archive!, NAME)]).toEqual([]);
  expect(server.output.join('')).not.toContain(NAME);
}, 240_000);
