import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, type AnySocketClass } from '@arbiter/client';
import type { ServerMessage } from '@arbiter/protocol';
import { WebSocket } from 'ws';
import { archive } from '../commands/archive.ts';
import { disputes } from '../commands/disputes.ts';
import { operator } from '../commands/operator.ts';
import { ratings } from '../commands/ratings.ts';
import { replay } from '../commands/replay.ts';
import { restore } from '../commands/restore.ts';
import { describeInTurn } from '../../../../tools/in-turn.mjs';
import { layGames, type LaidGame } from '../page/laid-game.behaviour-spec.ts';
import { facingAttack, tappedOf } from './facing-attack.behaviour-spec.ts';
import { printed } from './printed.behaviour-spec.ts';
import { verifyRecord } from '../records/verify.ts';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };
type Body = Readonly<Record<string, unknown>>;

describeInTurn(2)('a dispute, from a player’s word to the score of the match', () => {
  const games = [facingAttack('refused-block'), facingAttack('wrong-result')] as const;
  let folder: string;
  let server: ServerProcess;
  let ann: Awaited<ReturnType<typeof Client.guest>>;
  let bob: Awaited<ReturnType<typeof Client.guest>>;
  let olga: string;
  let otto: string;
  let audrey: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'disputes-'));
    server = new ServerProcess(folder);
    await server.start();
    ann = await Client.guest(server.url, 'Ann', SOCKETS);
    bob = await Client.guest(server.url, 'Bob', SOCKETS);
    await server.stop();
    await layGames(join(folder, 'data', 'log'), [ann.player!, bob.player!], games, {
      rated: true,
    });
    await server.start();
    const token = async (...args: string[]): Promise<string> =>
      (await printed(operator, args, { ARBITER_DATA: join(folder, 'data') })).text.trim();
    [olga, otto, audrey] = [
      await token('olga'),
      await token('otto', '--tie', ann.player!),
      await token('audrey', '--role', 'auditor'),
    ];
  }, 120_000);

  afterAll(async () => {
    ann.close();
    bob.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(
    token: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Body }> {
    const key = `k${Math.random()}`;
    const send = (): Promise<Response> =>
      fetch(`${server.url}/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    let answer = await send();
    // A server that has just begun may have to make its read models first.
    for (let tries = 0; answer.status === 503 && tries < 60; tries++) {
      await pause(500);
      answer = await send();
    }
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  const settle = (token: string, ...args: string[]) =>
    printed(disputes, args, { ARBITER_URL: server.url, ARBITER_TOKEN: token });

  /** Bob blocks with his tapped creature, which is refused; reports that; and concedes the game. */
  async function reported(table: LaidGame): Promise<{
    readonly dispute: string;
    readonly rule: string;
    readonly version: number;
  }> {
    const { game } = table;
    const [attacker, tapped] = [tappedOf(table, 0), tappedOf(table, 1)];
    const block = { type: 'DeclareBlockers', blocks: [[tapped, attacker]] };
    const refused = await ask(bob.guest.token, `games/${game}/commands`, block);
    expect(refused.status).toBe(409);
    const { rule, version } = refused.body;
    const report = { game, version, text: 'My block was legal, and the server refused it.' };
    const opened = await ask(bob.guest.token, 'disputes', report);
    expect(opened).toMatchObject({ status: 201, body: { status: 'open' } });
    await ask(bob.guest.token, `games/${game}/commands`, { type: 'Concede' });
    return {
      dispute: String(opened.body['dispute']),
      rule: String(rule),
      version: Number(version),
    };
  }

  async function until<T>(what: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < 200; tries++) {
      const found = await what();
      if (found !== undefined) return found;
      await pause(50);
    }
    throw new Error('it never came');
  }

  test('a claim that a legal block was refused is rejected: the record is verified, and the rule says so', async () => {
    const [table] = games;
    const { game } = table;
    const { dispute, rule, version } = await reported(table);

    // An operator finds it, and everything in the match, which is over.
    expect((await settle(olga, 'list', '--status', 'open')).text).toContain(dispute);
    expect((await settle(olga, 'show', dispute)).text).toContain('My block was legal');
    const record = await until(async () => {
      const { text } = await fetch(`${server.url}/v1/games/${game}/record?kind=whole`, {
        headers: { authorization: `Bearer ${olga}` },
      }).then(async (one) => ({ text: one.ok ? await one.text() : '' }));
      return text === '' ? undefined : text;
    });
    expect(verifyRecord(record).lines[0]).toBe('verified');
    const verification = await until(async () => {
      const found = await ask(olga, `history/games/${game}`);
      return (found.body['verification'] as Body | null) ?? undefined;
    });
    // What was sent to this server, and not laid on its log, lies where the record says: two commands, and its pause.
    expect(verification).toMatchObject({ state: 'verified', event: null, sources: 3 });

    // They step to the refusal, and see its rule.
    const { body } = await ask(olga, `disputes/${dispute}`);
    const state = await ask(olga, `games/${game}/events/${String(body['event'])}/state?as=1`);
    expect(state).toMatchObject({ status: 200, body: { viewer: 1 } });
    const timeline = await ask(olga, `games/${game}/timeline?from=${version}`);
    const lines = timeline.body['lines'] as readonly { type: string; rule: string }[];
    expect(lines).toContainEqual(expect.objectContaining({ type: 'CommandRefused', rule }));

    const ruling = [
      '--remedy',
      'no-change',
      '--rule',
      rule,
      '--grounds',
      'The blocker was tapped.',
    ];
    expect((await settle(olga, 'rule', dispute, ...ruling)).text).toContain(
      `take dispute ${dispute} first`,
    );
    expect((await settle(otto, 'take', dispute)).text).toContain('has a tie with who does');
    expect(await settle(olga, 'take', dispute)).toMatchObject({ code: 0 });
    const ruled = await settle(olga, 'rule', dispute, ...ruling);
    expect(ruled).toMatchObject({ code: 0, text: expect.stringContaining('the result stands') });

    // Both players and everybody who replays the game see the ruling.
    const shown = await ask(bob.guest.token, `disputes/${dispute}`);
    expect(shown.body).toMatchObject({ status: 'ruled', evidence: null });
    const again = await ask(ann.guest.token, `games/${game}/timeline?limit=1`);
    expect(again.body['rulings']).toMatchObject([
      { dispute, rules: [rule], changes: false, continuedIn: null },
    ]);
    const [{ event }] = again.body['rulings'] as [{ event: number }];
    const shownTo = { ARBITER_URL: server.url, ARBITER_TOKEN: '' };
    const replayed = (await printed(replay, [game], shownTo)).text.split('\n');
    expect(replayed[0]).toBe(
      `dispute ${dispute}, about event ${event}: the result stands (${rule}): The blocker was tapped.`,
    );
    const mark = replayed.indexOf(`ruled on in dispute ${dispute}:`);
    expect(Number(replayed[mark - 1]!.split(' ')[0])).toBeLessThan(event);
    expect(Number(replayed[mark + 1]!.split(' ')[0])).toBeGreaterThanOrEqual(event);

    // Who was away is told when they come back.
    const told: ServerMessage[] = [];
    const ends = [ann, bob].map((client) =>
      client.followSeatings(
        () => undefined,
        (message) => told.push(message),
      ),
    );
    await until(() => Promise.resolve(told.length === 2 ? true : undefined));
    const ruling1 = { type: 'sanctioned', dispute, game, sanctions: [] };
    expect(told).toMatchObject([ruling1, ruling1]);
    for (const stop of ends) stop();
  }, 120_000);

  test('a player is banned until then: both are told, and no match is to be had, also after a crash', async () => {
    const [{ dispute }] = (await ask(bob.guest.token, 'disputes?status=ruled')).body[
      'disputes'
    ] as [{ dispute: string }];
    const appeal = { text: 'I was insulted while I thought about that block.' };
    expect(await ask(bob.guest.token, `disputes/${dispute}/appeal`, appeal)).toMatchObject({
      status: 200,
    });
    const omar = (await printed(operator, ['omar'], { ARBITER_DATA: join(folder, 'data') })).text;
    const told: ServerMessage[] = [];
    const ends = [ann, bob].map((client) =>
      client.followSeatings(
        () => undefined,
        (message) => {
          if (message.type === 'sanctioned' && message.sanctions.length > 0) told.push(message);
        },
      ),
    );
    await settle(omar.trim(), 'take', dispute);
    const grounds = ['--remedy', 'no-change', '--rule', '6ED 309.1', '--grounds', 'He was.'];
    const bans = ['--ban', '0:2099-01-01T00:00Z', '--warn', '1'];
    const ruled = await settle(omar.trim(), 'rule', dispute, ...grounds, ...bans);
    expect(ruled.text).toContain('seat 0 is banned until 2099-01-01T00:00:00.000Z');
    const end = Date.UTC(2099, 0, 1);
    await until(() => Promise.resolve(told.length === 2 ? true : undefined));
    const sanctions = [
      { player: bob.player, until: null },
      { player: ann.player, until: end },
    ];
    expect(told).toMatchObject([
      { type: 'sanctioned', dispute, sanctions },
      { type: 'sanctioned', dispute, sanctions },
    ]);
    for (const stop of ends) stop();
    await until(async () =>
      (await settle(olga, 'show', dispute)).text.includes('the players are told')
        ? true
        : undefined,
    );

    const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
    const wanted = { deck, opponent: { kind: 'bot', bot: 'sensible' } };
    const why = expect.stringContaining('you are banned until 2099-01-01T00:00:00.000Z');
    const refused = { body: { status: 'refused', why, again: end } };
    expect(await ask(ann.guest.token, 'tickets', wanted)).toMatchObject(refused);
    await server.kill();
    await server.start();
    expect(await ask(ann.guest.token, 'tickets', wanted)).toMatchObject(refused);
    const cup = { name: 'Cup', kind: 'swiss', edition: '6ED', format: 'freeform', bestOf: 1 };
    expect(await ask(ann.guest.token, 'tournaments', { ...cup, places: 4 })).toMatchObject({
      ...{ status: 409, body: { title: 'You are banned' } },
    });
    const invited = { deck, opponent: { kind: 'player', player: ann.player } };
    expect(await ask(bob.guest.token, 'tickets', invited)).toMatchObject({
      body: { status: 'waiting' },
    });
  }, 120_000);

  test('a result is corrected: the match counts by it once, and both players are told', async () => {
    const [, table] = games;
    const { dispute, rule } = await reported(table);
    const match = 'local-laid-wrong-result';
    const told: ServerMessage[] = [];
    const follow = (client: Client): (() => void) =>
      client.socket.follow({
        ...{ to: 'player', id: client.player!, version: () => null },
        take: (message: ServerMessage) => {
          if (message.type === 'ruled') told.push(message);
        },
      });
    const ends = [follow(ann), follow(bob)];
    // After the crash in the test before, the sockets may still be reconnecting; who is away is told later, by `sanctioned`.
    const isBack = (client: Client): Promise<void> =>
      new Promise((resolve) => {
        const end = client.followMatch(match, () => {
          resolve();
          setImmediate(() => {
            end();
          });
        });
      });
    await Promise.all([ann, bob].map(isBack));
    const ofMatch = async (): Promise<Body> =>
      (await ask(ann.guest.token, `history/matches/${match}`)).body;
    await until(async () => ((await ofMatch())['status'] === 'over' ? true : undefined));
    expect(await ofMatch()).toMatchObject({ score: [1, 0], winner: 0 });
    const ratingsNow = (): Promise<number[]> =>
      Promise.all(
        [ann, bob].map(async ({ player }) => {
          const { body } = await ask(ann.guest.token, `history/ratings?player=${player!}`);
          return (body['ratings'] as { rating: number }[])[0]!.rating;
        }),
      );
    const [annBefore, bobBefore] = await ratingsNow();

    await settle(olga, 'take', dispute);
    const grounds = ['--rule', rule, '--grounds', 'The definition of the card was wrong.'];
    const ruling = await settle(olga, 'rule', dispute, '--remedy', 'winner-1', ...grounds);
    expect(ruling.code).toBe(0);
    await until(async () => {
      const { text } = await settle(olga, 'show', dispute);
      return text.includes('the match counts by it') ? true : undefined;
    });
    expect(await ofMatch()).toMatchObject({
      ...{ score: [0, 1], winner: 1 },
      games: [{ winner: 1, rulings: [{ dispute, changes: true, remedied: true }] }],
    });
    const [annAfter, bobAfter] = await ratingsNow();
    expect(annAfter).toBeLessThan(annBefore!);
    expect(bobAfter).toBeGreaterThan(bobBefore!);
    await until(() => Promise.resolve(told.length === 2 ? true : undefined));
    expect(told).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ player: ann.player, match, score: [0, 1], matchWinner: 1 }),
        expect.objectContaining({ player: bob.player, match, score: [0, 1], matchWinner: 1 }),
      ]),
    );
    expect(await ask(bob.guest.token, `matches/${match}`)).toMatchObject({
      body: { score: [0, 1] },
    });

    // Killed and started again, all of it is as it was, and nothing is applied twice.
    await server.kill();
    await server.start();
    await until(
      async () => ((await ofMatch())['score'] as number[] | undefined)?.[1] === 1 || undefined,
    );
    expect((await settle(olga, 'close', dispute)).text).toContain('closed');
    expect(await ofMatch()).toMatchObject({ score: [0, 1], winner: 1 });
    for (const end of ends) end();

    // What the operator looked at and did is on record, for auditors alone.
    const trail = await settle(audrey, 'audit', '--operator', 'olga');
    for (const said of ['Rule', 'TakeDispute', 'LookedAtDispute', 'Exported']) {
      expect(trail.text).toContain(said);
    }
    expect((await settle(olga, 'audit')).text).toContain(
      'it is for auditor; your token says operator',
    );
    expect(await ask(olga, 'players/me')).toMatchObject({ status: 401 });
  }, 120_000);

  test('the ratings that history gives are those on record and in the tables', async () => {
    await server.stop();
    const data = { ARBITER_DATA: join(folder, 'data') };
    expect(await printed(ratings, ['recompute'], data)).toEqual({
      code: 0,
      text: '2 ratings in 1 pool, 0 differences\n',
    });
  }, 60_000);

  test('where the log was lost, an archive brings the case back, and all that was ruled counts again', async () => {
    const data = { ARBITER_DATA: join(folder, 'data') };
    const copy = join(folder, 'copy');
    expect(await printed(archive, [copy], data)).toMatchObject({
      code: 0,
      text: expect.stringContaining('disputes about 2 games'),
    });
    for (const lost of ['log', 'read-models']) {
      rmSync(join(folder, 'data', lost), { recursive: true, force: true });
    }
    expect(await printed(restore, [copy], data)).toMatchObject({ code: 0 });
    await server.start();
    const wrong = 'history/matches/local-laid-wrong-result';
    await until(async () =>
      (await ask(ann.guest.token, wrong)).body['winner'] === 1 ? true : undefined,
    );
    const closed = (await ask(olga, 'disputes?status=closed')).body['disputes'];
    expect(closed).toMatchObject([{ match: 'local-laid-wrong-result' }]);
    expect((await settle(audrey, 'audit', '--operator', 'omar')).text).toContain('Rule');
    const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
    const wanted = { deck, opponent: { kind: 'bot', bot: 'sensible' } };
    expect(await ask(ann.guest.token, 'tickets', wanted)).toMatchObject({
      body: { status: 'refused', again: Date.UTC(2099, 0, 1) },
    });
  }, 120_000);
});
