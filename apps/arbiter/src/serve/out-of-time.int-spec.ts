import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Client, type AnySocketClass, type Asked, Seat } from '@arbiter/client';
import { STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';
import { ServerProcess } from './child.behaviour-spec.ts';

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };

let folder: string;
let server: ServerProcess;
let client: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'out-of-time-'));
  server = new ServerProcess(folder);
  await server.start();
  client = await Client.guest(server.url, 'Ann', SOCKETS);
});
afterEach(async () => {
  client.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('who lets a bank run out is warned, loses, and finds every millisecond in the record', async () => {
  const bank = 10_500;
  const { main, side } = STOMPY;
  const { ticket } = await client.openTicket({
    ...{ deck: { main, side } as never, time: { bank, grace: 0 } },
    opponent: { kind: 'bot', bot: 'random' },
  });
  const warned: number[] = [];
  const choose = ({ game }: Asked): Promise<never> => {
    client.follow(game, 0, { onShortOfTime: (left) => warned.push(left) });
    return new Promise(() => undefined);
  };
  const seat = new Seat(client, { ticket, choose });
  const { winner, seat: mine, games } = await seat.result;
  expect(warned).toEqual([10_000]);
  expect(winner).toBe(mine === 0 ? 1 : 0);

  const lines = (await client.record(games[0]!.game)).trimEnd().split('\n').slice(1, -1);
  const commits = lines.map((line) => JSON.parse(line) as { events: Record<string, unknown>[] });
  const events = commits.flatMap((commit) => commit.events);
  expect(events.at(-1)).toMatchObject({ type: 'GameEnded', reason: 'clock', rule: 'protocol' });
  const charged = events.filter(({ type }) => type === 'ClocksAdvanced');
  const spent = charged.map((event) => (event['spent'] as number[])[mine!]!);
  expect(spent.reduce((one, other) => one + other)).toBe(bank);
}, 120_000);
