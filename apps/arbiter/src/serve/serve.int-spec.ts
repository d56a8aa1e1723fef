import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client, type AnySocketClass, Seat } from '@arbiter/client';
import { seededRandom } from '@arbiter/kernel';
import { SPED_RED, STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';
import { ServerProcess } from './child.behaviour-spec.ts';
import { sensibleChooser } from './player.behaviour-spec.ts';

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };

/** How often the server is killed in a match; more by hand. */
const KILLS = Number(process.env['ARBITER_TEST_KILLS'] ?? 5);

describe('arbiter serve, as a process', () => {
  let folder: string;
  let server: ServerProcess;
  const clients: Client[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'serve-'));
    server = new ServerProcess(folder);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  async function sitDown(name: string, deck: typeof STOMPY, seed: number): Promise<[Client, Seat]> {
    const client = await Client.guest(server.url, name, SOCKETS);
    clients.push(client);
    const { main, side } = deck;
    const { ticket } = await client.openTicket({ bestOf: 3, deck: { main, side } as never });
    const choose = sensibleChooser(seededRandom(seed));
    const seat = new Seat(client, { ticket, choose, sideboard: ({ deck: same }) => same });
    return [client, seat];
  }

  test('is ready soon, prints its address, answers, and stops when asked', async () => {
    await server.start();
    const answer = await fetch(`${server.url}/v1/editions`);
    expect(answer.status).toBe(200);
    expect(server.output.join('')).toMatch(/^Arbiter is ready at http:\/\/127\.0\.0\.1:\d+ /mu);
    expect(await server.stop()).toBe(0);
  }, 120_000);

  test('a best of three is played on through kills: nothing lost, nothing told two ways', async () => {
    await server.start();
    const [ann, annsSeat] = await sitDown('Ann', STOMPY, 1);
    const [bob, bobsSeat] = await sitDown('Bob', SPED_RED, 2);
    const results = Promise.all([annsSeat.result, bobsSeat.result]);
    const ended = new AbortController();
    void results.finally(() => {
      ended.abort();
    });
    const random = seededRandom(Number(process.env['ARBITER_TEST_SEED'] ?? 5));
    for (let kills = 0; kills < KILLS; kills++) {
      await pause(50 + random.below(900));
      if (ended.signal.aborted) break;
      await server.kill();
      await server.start();
    }
    const [anns, bobs] = await results;
    expect(anns.status).toBe('over');
    expect(anns.score).toEqual(bobs.score);
    expect(Math.max(...anns.score)).toBe(2);
    expect([annsSeat.gaps, bobsSeat.gaps]).toEqual([0, 0]);
    for (const { game } of anns.games) {
      const tips = new Map(ann.tipsOf(game).map(({ version, tip }) => [version, tip]));
      expect(tips.size).toBeGreaterThan(10);
      for (const { version, tip } of bob.tipsOf(game)) {
        expect(tips.get(version) ?? tip).toBe(tip);
      }
      const lines = (await ann.record(game)).trimEnd().split('\n');
      const commits = lines.slice(1, -1).map((line) => (JSON.parse(line) as { id: string }).id);
      for (const [version, tip] of tips) expect(commits[version - 1]).toBe(tip);
    }
  }, 160_000);

  test('two bots play each other', async () => {
    await server.start();
    const client = await Client.guest(server.url, 'Watcher', SOCKETS);
    clients.push(client);
    const deck = (of: typeof STOMPY) => ({ main: of.main, side: of.side }) as never;
    const { ticket } = await client.openExhibition({
      bots: ['sensible', 'sensible'],
      decks: [deck(STOMPY), deck(SPED_RED)],
    });
    let game: string | undefined;
    for (let i = 0; i < 100 && game === undefined; i++) {
      await pause(50);
      const { match } = await client.ticket(ticket);
      if (match !== null) game = (await client.match(match)).games[0]?.game;
    }
    const version = await new Promise<number>((resolve) => {
      client.follow(game!, 0, {
        onUpdate: (update) => {
          if (update.version > 15) resolve(update.version);
        },
      });
    });
    expect(version).toBe(16);
    // Anyone who chooses what to watch sees how it stands, and who watches.
    const [listed] = (await client.matches()).live;
    expect(listed?.live).toMatchObject({ life: [expect.any(Number), expect.any(Number)] });
    expect(listed?.live?.turn).toBeGreaterThan(0);
    expect(listed?.live?.watchers).toBe(1);
    expect((await client.matches('somebody else')).live).toEqual([]);
  }, 120_000);

  test('spectators of a rated match are behind, however they ask', async () => {
    await server.start();
    const guest = (name: string) => Client.guest(server.url, name, SOCKETS);
    const [ann, bob, cid] = [await guest('Ann'), await guest('Bob'), await guest('Cid')];
    clients.push(ann, bob, cid);
    const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
    for (const [one, other] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      const opponent = { kind: 'player', player: other.player ?? '' } as const;
      await one.openTicket({ deck, rated: true, opponent });
    }
    const theirs = async () => (await ann.matches()).mine[0];
    let match = await theirs();
    for (let i = 0; i < 100 && match === undefined; i++) {
      await pause(50);
      match = await theirs();
    }
    await Promise.all([ann, bob].map((one) => one.commit(match!.match, 1)));
    let game: string | undefined;
    let version = 0;
    for (let i = 0; i < 100 && version === 0; i++) {
      await pause(50);
      game = (await theirs())?.games[0]?.game;
      if (game !== undefined) ({ version } = await ann.view(game));
    }
    expect(version).toBeGreaterThan(0);
    expect(await cid.view(game!)).toMatchObject({ version: 0, view: null });
    expect(await cid.view(game!, version).catch((error: unknown) => error)).toMatchObject({
      status: 404,
    });
    const told: number[] = [];
    cid.follow(game!, 0, { onUpdate: (update) => told.push(update.version) });
    await pause(500);
    expect(told).toEqual([]);
    expect((await cid.matches()).live[0]?.live).toBeNull();
    // Those who play it see at once how it stands, and for whom it waits.
    expect([0, 1]).toContain((await theirs())?.live?.asks);
  }, 120_000);

  test('says in one line why it can not start', async () => {
    await server.start();
    const other = new ServerProcess(folder);
    expect(await other.runToEnd()).toBe(1);
    expect(other.output.join('')).toMatch(
      /^arbiter: the data folder \S+ is in use by process \d+\n$/u,
    );
    const elsewhere = mkdtempSync(join(tmpdir(), 'serve-'));
    const taken = new ServerProcess(elsewhere, Number(new URL(server.url).port));
    expect(await taken.runToEnd()).toBe(1);
    expect(taken.output.join('')).toMatch(/^arbiter: port \d+ of 127\.0\.0\.1 is taken; .*\n$/u);
    writeFileSync(join(elsewhere, 'file'), '');
    const unwritable = new ServerProcess(join(elsewhere, 'file'));
    expect(await unwritable.runToEnd()).toBe(1);
    expect(unwritable.output.join('')).toMatch(
      /^arbiter: the data folder \S+ can't be written .*\n$/u,
    );
    rmSync(elsewhere, { recursive: true });
  }, 120_000);
});
