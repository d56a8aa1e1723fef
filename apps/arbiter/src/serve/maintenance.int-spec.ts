import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, type AnySocketClass, type PlayerNote, Seat } from '@arbiter/client';
import type { MaintenanceStatus, TicketState } from '@arbiter/protocol';
import { STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';
import { maintenance } from '../commands/maintenance.ts';
import { disputes } from '../commands/disputes.ts';
import { operator } from '../commands/operator.ts';
import { printed } from '../disputes/printed.behaviour-spec.ts';
import { ServerProcess } from './child.behaviour-spec.ts';

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };
const HOUR = 3_600_000;
const UNTIL = new Date(Date.now() + HOUR).toISOString();
const LATER = new Date(Date.now() + 2 * HOUR).toISOString();
const { main, side } = STOMPY;
const deck = { main, side } as never;
const BOT = { kind: 'bot', bot: 'random' } as const;

describe('maintenance of a server on which somebody plays', () => {
  let folder: string;
  let server: ServerProcess;
  let [ann, bob]: Client[] = [];
  let token: string;
  let match: string;
  const heard: Record<'ann' | 'bob', PlayerNote[]> = { ann: [], bob: [] };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maintenance-'));
    server = new ServerProcess(folder);
    await server.start();
    ann = await Client.guest(server.url, 'Ann', SOCKETS);
    bob = await Client.guest(server.url, 'Bob', SOCKETS);
    ann.followSeatings(
      () => undefined,
      (note) => heard.ann.push(note),
    );
    bob.followSeatings(
      () => undefined,
      (note) => heard.bob.push(note),
    );
    token = await tokenOf('olga');
  }, 120_000);
  afterAll(async () => {
    ann?.close();
    bob?.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const tokenOf = async (...args: string[]): Promise<string> =>
    (await printed(operator, args, { ARBITER_DATA: join(folder, 'data') })).text.trim();
  const run = (...args: string[]) =>
    printed(maintenance, args, { ARBITER_URL: server.url, ARBITER_TOKEN: token });
  const status = async (): Promise<MaintenanceStatus> =>
    (await fetch(`${server.url}/v1/maintenance`)).json() as Promise<MaintenanceStatus>;
  async function until<T>(look: () => Promise<T | false>): Promise<T> {
    for (let tries = 0; tries < 400; tries++) {
      const found = await look();
      if (found !== false) return found;
      await pause(50);
    }
    throw new Error('it never came');
  }
  const settled = (ticket: string): Promise<TicketState> =>
    until(async () => {
      const now = await bob!.ticket(ticket);
      return ['withdrawn', 'refused', 'matched'].includes(now.status) && now;
    });

  test('waiting tickets are withdrawn, and everybody is told why and until when', async () => {
    const played = await ann!.openTicket({ deck, opponent: BOT });
    // Sits there, and thinks.
    const choose = (): Promise<never> => new Promise(() => undefined);
    new Seat(ann!, { ticket: played.ticket, choose }).result.catch(() => undefined);
    await until(async () => (await status()).games === 1 && true);
    ({ match } = (await ann!.ticket(played.ticket)) as { match: string });
    const { ticket } = await bob!.openTicket({ deck, opponent: { kind: 'anyone' } });

    const announced = await run('announce', '--until', UNTIL);
    expect(announced).toEqual({
      code: 0,
      text: `maintenance, expected to be over at ${UNTIL}; 1 match is played, with 1 game\n`,
    });
    const why = `no new match begins because of maintenance, which is expected to be over at ${UNTIL}`;
    const again = Date.parse(UNTIL);
    expect(await settled(ticket)).toMatchObject({ status: 'withdrawn', why, again });
    const asked = await bob!.openTicket({ deck, opponent: BOT });
    expect(await settled(asked.ticket)).toMatchObject({ status: 'refused', why, again });
    await until(() => Promise.resolve(heard.ann.length > 0 && heard.bob.length > 0));
    const note = { type: 'maintenance', maintenance: { until: again, drained: null } };
    expect([heard.ann[0], heard.bob[0]]).toMatchObject([note, note]);
  }, 120_000);

  test('a killed server goes on with it, and with the game', async () => {
    heard.bob = [];
    await server.kill();
    await server.start();
    expect(await status()).toMatchObject({ maintenance: { drained: null }, matches: 1, games: 1 });
    const asked = await bob!.openTicket({ deck, opponent: BOT });
    expect(await settled(asked.ticket)).toMatchObject({ status: 'refused' });
    // Who comes back hears of it.
    await until(() => Promise.resolve(heard.bob.length > 0));
  }, 120_000);

  test('it is drained once the last game is over, and the command that waits for that says so', async () => {
    const waits = run('announce', '--until', LATER, '--wait');
    await pause(500);
    await ann!.concedeMatch(match);
    const [first, last] = (await waits).text.trimEnd().split('\n');
    expect(first).toBe(
      `maintenance, expected to be over at ${LATER}; 1 match is played, with 1 game`,
    );
    expect(last).toContain(`expected to be over at ${LATER}; drained at `);
    expect(await status()).toMatchObject({ matches: 0, games: 0 });
    await until(async () => {
      const last = heard.ann.at(-1);
      return Promise.resolve(last?.type === 'maintenance' && last.maintenance?.drained != null);
    });
  }, 120_000);

  test('ended, matches begin again', async () => {
    expect((await run('end')).text).toBe('no maintenance; 0 matches are played, with 0 games\n');
    const asked = await bob!.openTicket({ deck, opponent: BOT });
    expect(await settled(asked.ticket)).toMatchObject({ status: 'matched' });
    expect(await run('end')).toMatchObject({ code: 1 });
    await until(() => Promise.resolve(heard.ann.at(-1)?.type === 'maintenance'));
    expect(heard.ann.at(-1)).toMatchObject({ maintenance: null });
  }, 120_000);

  test('it is for operators alone, and stands on the audit trail', async () => {
    const judge = await tokenOf('judy', '--role', 'judge');
    const service = await tokenOf('deployer', '--service');
    const ask = (by: string, body: object, path = ''): Promise<number> =>
      fetch(`${server.url}/v1/operators/maintenance${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.status);
    const soon = { until: Date.now() + 60_000 };
    expect(await ask(judge, soon)).toBe(403);
    expect(await ask(service, soon)).toBe(403);
    expect(await ask(token, { until: Date.now() - 1 })).toBe(422);
    expect(await ask(token, {}, '/no such one/ending')).toBe(404);
    const auditor = await tokenOf('audrey', '--role', 'auditor');
    // The read models open in their own time, and tell what was done a moment later.
    const env = { ARBITER_URL: server.url, ARBITER_TOKEN: auditor };
    await until(async () => {
      const { text } = await printed(disputes, ['audit', '--operator', 'olga'], env);
      return (
        /olga \(operator\): ChangedMaintenance \S+, until \d/u.test(text) &&
        /olga \(operator\): ChangedMaintenance \S+, called off/u.test(text)
      );
    });
  }, 60_000);
});
