import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, memorySecrets, type AnySocketClass } from '@arbiter/client';
import { keptText } from '@arbiter/client/kept';
import { WebSocket } from 'ws';
import { disputes } from '../commands/disputes.ts';
import { operator } from '../commands/operator.ts';
import { verify } from '../commands/verify.ts';
import { layGames } from '../page/laid-game.behaviour-spec.ts';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { facingAttack } from './facing-attack.behaviour-spec.ts';
import { forgeLog } from './forge.behaviour-spec.ts';
import { printed } from './printed.behaviour-spec.ts';

type Body = Readonly<Record<string, unknown>>;

/** The third case of a dispute: no check of the record finds anything, and what a player kept proves that it was forged. */
describe('a record that was forged, and what a player kept', () => {
  const began = Date.now() - 60_000;
  const table = facingAttack('forged', began);
  const commits = table.commits().length;
  const { game } = table;
  let folder: string;
  let server: ServerProcess;
  let ann: Awaited<ReturnType<typeof Client.guest>>;
  let bob: Awaited<ReturnType<typeof Client.guest>>;
  let olga: string;
  let kept: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forged-'));
    kept = join(folder, 'kept.ndjson');
    server = new ServerProcess(folder);
    await server.start();
    const options = {
      ...{ WebSocket: WebSocket as unknown as AnySocketClass, proofs: memorySecrets() },
    };
    ann = await Client.guest(server.url, 'Ann', options);
    bob = await Client.guest(server.url, 'Bob', options);
    await server.stop();
    await layGames(join(folder, 'data', 'log'), [bob.player!, ann.player!], [table]);
    await server.start();
    const data = { ARBITER_DATA: join(folder, 'data') };
    olga = (await printed(operator, ['olga'], data)).text.trim();
  }, 120_000);

  afterAll(async () => {
    ann.close();
    bob.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  async function until<T>(what: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < 300; tries++) {
      const found = await what();
      if (found !== undefined) return found;
      await pause(100);
    }
    throw new Error('it never came');
  }

  const inHistory = async (): Promise<Body> =>
    (await (await fetch(`${server.url}/v1/history/games/${game}`)).json()) as Body;

  /** Once the match is over, anybody may have the record. */
  const recorded = (): Promise<string> =>
    until(async () => {
      const answer = await fetch(`${server.url}/v1/games/${game}/record?kind=whole`);
      return answer.ok ? answer.text() : undefined;
    });

  test('the true record holds every tip that the player kept, and tells that seat what it was told', async () => {
    const follower = ann.follow(game, 0, {});
    await until(() => Promise.resolve(ann.tipsOf(game).length > 0 || undefined));
    await bob.submit(game, { type: 'Concede' });
    await until(() =>
      Promise.resolve(ann.tipsOf(game).some(({ version }) => version > commits) || undefined),
    );
    follower.end();
    await recorded();
    const [tips, told] = [ann.tipsOf(game), ann.toldOf(game)];
    expect(told.length).toBeGreaterThan(commits);
    writeFileSync(kept, keptText({ game, seat: 1, tips, told }));

    const found = await printed(verify, ['--client', kept, '--url', server.url]);
    expect(found).toMatchObject({ code: 0, text: expect.stringMatching(/^verified\n/u) });
    expect(found.text).toContain(`holds each of the ${tips.length} tips`);
    expect(found.text).toContain(`told of ${told.length} commits is what the record tells`);
  }, 120_000);

  test('words that the player changed are told apart from what the server has signed', async () => {
    const changed = join(folder, 'changed.ndjson');
    writeFileSync(changed, readFileSync(kept, 'utf8').replace(/"text":"/u, '"text":"I won. '));
    const found = await printed(verify, ['--client', changed, '--url', server.url]);
    expect(found).toMatchObject({ code: 0, text: expect.stringContaining('proves nothing') });
  });

  test('a forged one passes every check but this, which names the commit; an operator annuls the game', async () => {
    await server.stop();
    const other = facingAttack('forged', began).send(1, { type: 'Concede' });
    await forgeLog(folder, [bob.player!, ann.player!], other);
    await server.start();

    const record = join(folder, 'record.ndjson');
    writeFileSync(record, await recorded());
    expect(await inHistory()).toMatchObject({ winner: 0, over: true });
    const checked = await until(async () => {
      const { verification } = await inHistory();
      return (verification as Body | null) ?? undefined;
    });
    expect(checked).toMatchObject({ state: 'verified' });

    for (const against of [
      ['--url', server.url],
      ['--record', record],
    ]) {
      const found = await printed(verify, ['--client', kept, ...against]);
      expect(found).toMatchObject({ code: 1, text: expect.stringMatching(/^verified\n/u) });
      expect(found.text).toContain(`the record is forged at commit ${commits + 1}: the server has`);
    }

    const opened = await ann.ask<Body>('/v1/disputes', {
      ...{ game, version: commits + 1 },
      text: 'It was Bob who conceded. I have kept what the server signed.',
    });
    const id = String(opened['dispute']);
    const env = { ARBITER_URL: server.url, ARBITER_TOKEN: olga };
    expect(await printed(disputes, ['take', id], env)).toMatchObject({ code: 0 });
    const grounds = 'The tip that Ann kept of the last commit is not in the record.';
    const ruling = ['--remedy', 'annulled', '--rule', '6ED 102.7', '--grounds', grounds];
    const ruled = await printed(disputes, ['rule', id, ...ruling], env);
    expect(ruled).toMatchObject({ code: 0, text: expect.stringContaining(grounds) });
    await until(async () => {
      const { rulings } = await inHistory();
      return (rulings as readonly Body[])[0]?.['remedied'] === true ? true : undefined;
    });
  }, 120_000);

  test('the case goes out as one file that is checked offline, whatever is changed in it is noticed, and it is on the audit trail', async () => {
    const env = { ARBITER_URL: server.url, ARBITER_TOKEN: olga };
    const { disputes: listed } = await ann.ask<{ disputes: Body[] }>('/v1/disputes');
    const id = String(listed[0]?.['dispute']);
    const evidence = { kind: 'branch', event: 40, note: 'what might have been' };
    const attached = await fetch(`${server.url}/v1/disputes/${id}/evidence`, {
      method: 'POST',
      headers: { authorization: `Bearer ${olga}`, 'content-type': 'application/json' },
      body: JSON.stringify(evidence),
    });
    expect(attached.status).toBe(200);

    const file = join(folder, 'case.json');
    const exported = await printed(disputes, ['export', id, '--out', file], env);
    expect(exported).toEqual({ code: 0, text: `${file}\n` });
    const checked = await printed(verify, [file]);
    expect(checked).toMatchObject({ code: 0, text: expect.stringContaining('the case holds') });
    expect(checked.text).toContain('evidence: 1, rulings: 1');
    expect(checked.text).toContain('record: verified');
    expect(checked.text).toContain('4 views of both seats follow from the record');

    const text = readFileSync(file, 'utf8');
    const changes: readonly [RegExp, string, string][] = [
      [/"grounds":"The/u, '"grounds":"No', 'not as the server has signed it'],
      [/"life":20/u, '"life":2', 'did not see that'],
      [/conceded/u, 'won', 'not as the server has signed it'],
    ];
    for (const [what, by, said] of changes) {
      const changed = text.replace(what, by);
      expect(changed).not.toBe(text);
      writeFileSync(join(folder, 'changed.json'), changed);
      const found = await printed(verify, [join(folder, 'changed.json')]);
      expect(found).toMatchObject({ code: 1, text: expect.stringContaining(said) });
    }
    writeFileSync(join(folder, 'changed.json'), text.slice(0, 2_000));
    const half = await printed(verify, [join(folder, 'changed.json')]);
    expect(half).toMatchObject({
      code: 1,
      text: expect.stringContaining('changed.json: the case is cut off'),
    });
    const other = join(folder, 'keys.json');
    writeFileSync(other, JSON.stringify({ keys: [] }));
    expect((await printed(verify, [file, '--keys', other])).code).toBe(1);

    const data = { ARBITER_DATA: join(folder, 'data') };
    const token = (await printed(operator, ['audrey', '--role', 'auditor'], data)).text.trim();
    const audrey = { ...env, ARBITER_TOKEN: token };
    const trail = await printed(disputes, ['audit', '--subject', id], audrey);
    expect(trail.text).toContain(`Exported ${id}, case about game ${game}`);
    expect((await printed(disputes, ['export', id], audrey)).code).toBe(1);
  }, 60_000);

  test('one that was cut off, and signed again where it ends, is named as that', async () => {
    const lines = readFileSync(join(folder, 'record.ndjson'), 'utf8').trim().split('\n');
    const cut = join(folder, 'cut.ndjson');
    writeFileSync(cut, [...lines.slice(0, -3), lines.at(-1)].join('\n'));
    const found = await printed(verify, ['--client', kept, '--record', cut]);
    expect(found).toMatchObject({ code: 1, text: expect.stringContaining('missing at the end') });
    expect(found.text).toContain(`the record is cut off: the server has signed`);
  });

  test('an address that is none is named as such', async () => {
    const found = await printed(verify, ['--client', kept, '--url', 'nowhere']);
    expect(found).toMatchObject({ code: 1, text: "arbiter verify: nowhere can't be reached\n" });
  });

  test.each([
    [['--client', 'no-such-file', '--record', 'x'], 1, "no-such-file can't be read"],
    [['--client', 'x'], 2, '--record or --url, one of them'],
    [['--record', 'x'], 2, 'name a file'],
  ])('given %j it says what is wrong', async (args, code, said) => {
    const found = await printed(verify, args);
    expect(found).toMatchObject({ code, text: expect.stringContaining(said) });
  });
});
