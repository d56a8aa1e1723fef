import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { inProcessCoordination } from '@arbiter/platform';
import type { Oidc } from '@arbiter/settings';
import { auditEvent, topics, type AuditEvent } from '@arbiter/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { setUpAlone } from '../http/set-up-alone.ts';
import { ReplayModule } from '../index.ts';
import { BUILD } from '../testing/played.behaviour-spec.ts';
import { CLIENT, LocalProvider, SECRET } from '../testing/provider.behaviour-spec.ts';

/** What may be asked of replay without a token: a route that is not listed here needs one. */
const PUBLIC = [
  'GET /v1/history/matches',
  'GET /v1/history/matches/{id}',
  'GET /v1/history/games/{id}',
  'GET /v1/history/ratings',
  'GET /v1/history/leaderboard',
  'GET /v1/games/{id}/timeline',
  'GET /v1/games/{id}/record',
  'GET /v1/games/{id}/states/{version}',
  'GET /v1/games/{id}/life',
  'GET /v1/games/{id}/events/{number}/state',
  'GET /v1/games/{id}/events/{number}/objects/{object}/story',
  'POST /v1/operators/tokens',
  'GET /v1/operators/ways',
  'GET /v1/operators/sign-in',
  'GET /v1/operators/sign-in/return',
];

const keys = memoryKeyRing();
const provider = new LocalProvider();
let folder: string;
let log: EventLog;
let app: NestExpressApplication;
let url: string;

/** Replay at a free port, whose operators sign in so. */
async function serve(oidcAt: (page: string) => Oidc | null): Promise<NestExpressApplication> {
  const readModels = { folder: join(folder, `models-${Math.random()}`) };
  // Where the page is has to be known before it listens: any free port, found by listening there once.
  const free = await portOf();
  const oidc = oidcAt(`http://127.0.0.1:${free}`);
  @Module({ imports: [ReplayModule.forRoot({ log, keys, readModels, oidc, pinned: () => BUILD })] })
  class Alone {}
  const served = await NestFactory.create<NestExpressApplication>(Alone as Type, {
    ...{ logger: ['error'], bodyParser: false, forceCloseConnections: true },
  });
  setUpAlone(served, { keys, coordination: inProcessCoordination(), log });
  await served.listen(free, '127.0.0.1');
  return served;
}

async function portOf(): Promise<string> {
  const once = new LocalProvider();
  await once.start();
  await once.stop();
  return new URL(once.issuer).port;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
  log = openMemoryLog();
  await provider.start();
  app = await serve((page) => ({
    ...{ issuer: provider.issuer, client: CLIENT, secret: SECRET, page, scope: 'openid groups' },
    ...{ claim: 'groups', name: 'email', ties: 'players' },
    roles: [
      { role: 'operator', value: 'staff' },
      { role: 'judge', value: 'referees' },
      { role: 'auditor', value: 'auditors' },
    ],
  }));
  url = await app.getUrl();
}, 60_000);
afterAll(async () => {
  await app.close();
  await provider.stop();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  provider.behaves = { claims: {} };
});

const olga = { sub: '1', email: 'olga@games.example', groups: ['staff'] };

/** A browser: it keeps one cookie, and is told where to go on. */
class Browser {
  cookie = '';

  async go(to: string): Promise<URL> {
    const answer = await fetch(to, { redirect: 'manual', headers: { cookie: this.cookie } });
    expect([to, answer.status]).toEqual([to, 303]);
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return new URL(answer.headers.get('location') ?? '');
  }

  /** To the provider and as far as it sends one back. */
  async begin(): Promise<URL> {
    return this.go((await this.go(`${url}/v1/operators/sign-in`)).href);
  }

  /** The whole way: where in the console of the page it ends. */
  async signIn(): Promise<string> {
    return whereIn(await this.go((await this.begin()).href));
  }
}

const whereIn = ({ origin, hash }: URL): string => {
  expect(origin).toBe(url);
  return hash.replace('#/operate/', '');
};

const signIn = (): Promise<string> => new Browser().signIn();

/** Does what the page does with a link. */
async function tokenFor(where: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${url}/v1/operators/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link: where.replace('sign-in/', '') }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function auditOf(operator: string): Promise<AuditEvent[]> {
  const found: AuditEvent[] = [];
  for await (const { value } of log.readKey(topics.audit.name, operator, 0)) {
    found.push(auditEvent.parse(JSON.parse(value ?? '')));
  }
  return found;
}

/** What an auditor reads of somebody, once there is something. */
async function readBy(auditor: string, operator: string): Promise<unknown[]> {
  const { token } = await keys.token(auditor, { role: 'auditor' });
  for (;;) {
    const answer = await fetch(`${url}/v1/audit?operator=${operator}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { entries = [] } = (await answer.json()) as { entries?: unknown[] };
    if (entries.length > 0) return entries;
    await pause(100);
  }
}

describe('who signs in by a provider', () => {
  test.each([
    ['operator', ['staff', 'referees']],
    ['judge', ['referees']],
    ['auditor', ['auditors', 'unheard of']],
  ])(
    'is %s where the claim holds %j, has a token for that alone, and is on the audit trail',
    async (role, groups) => {
      const email = `${role}@games.example`;
      provider.behaves = { claims: { sub: role, email, groups } };
      const { status, body } = await tokenFor(await signIn());
      expect({ status, body }).toMatchObject({ status: 200, body: { operator: email, role } });
      const token = String(body['token']);
      expect(await keys.read(token)).toEqual({ bad: 'meant for something else' });
      const read = await keys.read(token, 'arbiter:operate');
      expect(read).toMatchObject({ claims: { sub: email, role, service: false, ties: [] } });
      const me = await fetch(`${url}/v1/operators/me`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await me.json()).toMatchObject({ operator: email, role });
      expect(Number(body['until']) - Date.now()).toBeLessThanOrEqual(8 * 3_600_000);
      expect(await auditOf(email)).toMatchObject([{ type: 'SignedIn', operator: email, role }]);
    },
  );

  test('brings along the players with whom they have a tie', async () => {
    provider.behaves = { claims: { ...olga, players: ['p-1', 'p-2'] } };
    const { body } = await tokenFor(await signIn());
    const read = await keys.read(String(body['token']), 'arbiter:operate');
    expect(read).toMatchObject({ claims: { ties: ['p-1', 'p-2'] } });
  });

  test('is asked about where the ID token leaves out what they may do', async () => {
    provider.behaves = {
      claims: { sub: '2' },
      more: { email: 'ute@games.example', groups: 'referees' },
    };
    expect((await tokenFor(await signIn())).body).toMatchObject({
      ...{ operator: 'ute@games.example', role: 'judge' },
    });
  });

  test('has a token once: what the browser was given counts no second time', async () => {
    provider.behaves = { claims: olga };
    const where = await signIn();
    expect((await tokenFor(where)).status).toBe(200);
    expect((await tokenFor(where)).status).toBe(401);
  });
});

describe('nobody signs in', () => {
  test('without a role: they are told so, and the audit trail names them', async () => {
    const email = 'eve@games.example';
    provider.behaves = { claims: { sub: '3', email, groups: ['guests'] } };
    expect(await signIn()).toBe('refused/no-role');
    expect(await auditOf(email)).toMatchObject([
      {
        ...{ type: 'SignInRefused', operator: email, role: 'none', subject: provider.issuer },
        detail: expect.stringContaining('no role by groups'),
      },
    ]);
    expect(await readBy('audrey', email)).toMatchObject([{ type: 'SignInRefused', role: 'none' }]);
  });

  test('with more ties than a token has room for', async () => {
    const players = Array.from({ length: 40 }, (_, i) => `p-${String(i).padStart(20, 'x')}`);
    provider.behaves = { claims: { ...olga, players: players.slice(0, 39) } };
    const { body } = await tokenFor(await signIn());
    const headers = { authorization: `Bearer ${String(body['token'])}` };
    expect((await fetch(`${url}/v1/operators/me`, { headers })).status).toBe(200);
    provider.behaves = { claims: { ...olga, players } };
    expect(await signIn()).toBe('refused/provider');
  });

  test.each([
    ['no name', { sub: '4', groups: ['staff'] }],
    ['a name without end', { ...olga, email: 'x'.repeat(129) }],
  ])('of whom the provider says %s', async (_, claims) => {
    provider.behaves = { claims };
    expect(await signIn()).toBe('refused/provider');
  });

  test.each([
    ['refuses', 'refused', { refuses: true }],
    ['answers for another sign-in (nonce)', 'provider', { nonce: 'of another day' }],
    ['signs by a key that it does not publish', 'provider', { forges: true }],
    ['gives a code that has expired', 'expired', { late: true }],
  ])('where the provider %s', async (_, why, behaviour) => {
    provider.behaves = { claims: olga, ...behaviour };
    expect(await signIn()).toBe(`refused/${why}`);
  });

  test.each([
    ['another state', { state: 'made up' }],
    ['no state', { state: '' }],
  ])('who comes back with %s, and nothing of it reaches the provider', async (_, changed) => {
    provider.behaves = { claims: olga };
    const browser = new Browser();
    const back = await browser.begin();
    const before = provider.handedIn;
    for (const [name, value] of Object.entries(changed)) back.searchParams.set(name, value);
    expect(whereIn(await browser.go(back.href))).toBe('refused/expired');
    expect(provider.handedIn).toBe(before);
  });

  test('by what another browser has begun', async () => {
    provider.behaves = { claims: olga };
    const back = await new Browser().begin();
    expect(whereIn(await new Browser().go(back.href))).toBe('refused/expired');
    const other = new Browser();
    await other.begin();
    expect(whereIn(await other.go(back.href))).toBe('refused/expired');
  });

  test('twice by one code, even if the browser has kept what it was to forget', async () => {
    provider.behaves = { claims: olga };
    const browser = new Browser();
    const back = (await browser.begin()).href;
    const { cookie } = browser;
    expect(whereIn(await browser.go(back))).toMatch(/^sign-in\//u);
    expect(whereIn(await browser.go(back))).toBe('refused/expired');
    browser.cookie = cookie;
    expect(whereIn(await browser.go(back))).toBe('refused/expired');
  });

  test('by a code that another provider has sent', async () => {
    provider.behaves = { claims: olga };
    const browser = new Browser();
    const back = await browser.begin();
    back.searchParams.set('iss', 'https://elsewhere.example');
    expect(whereIn(await browser.go(back.href))).toBe('refused/provider');
  });
});

describe('a provider that is away', () => {
  test('is said to be while somebody comes back from it, and has them again when it is there', async () => {
    provider.behaves = { claims: olga };
    const browser = new Browser();
    const back = await browser.begin();
    await provider.stop();
    expect(whereIn(await browser.go(back.href))).toBe('refused/provider');
    await provider.start();
    expect(await signIn()).toMatch(/^sign-in\//u);
  });

  test('from the start is asked again as soon as somebody tries', async () => {
    const late = new LocalProvider();
    await late.start();
    await late.stop();
    const other = await serve((page) => ({
      ...{ issuer: late.issuer, client: CLIENT, secret: SECRET, page, scope: 'openid' },
      ...{ claim: 'roles', name: 'sub', ties: null, roles: [{ role: 'judge', value: 'judge' }] },
    }));
    const usual = url;
    url = await other.getUrl();
    try {
      expect(whereIn(await new Browser().go(`${url}/v1/operators/sign-in`))).toBe(
        'refused/provider',
      );
      late.behaves = { claims: { sub: 'jo', roles: 'judge' }, auth: 'client_secret_post' };
      await late.start();
      expect(await signIn()).toMatch(/^sign-in\//u);
    } finally {
      url = usual;
      await other.close();
      await late.stop();
    }
  });
});

test('what the browser keeps is for us alone, and for ten minutes', async () => {
  const answer = await fetch(`${url}/v1/operators/sign-in`, { redirect: 'manual' });
  const [cookie = ''] = answer.headers.getSetCookie();
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Max-Age=600', 'Path=/v1/operators/sign-in'])
    expect(cookie).toContain(part);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the page learns where to send people', async () => {
  const ways = await fetch(`${url}/v1/operators/ways`);
  expect(await ways.json()).toEqual({ signIn: `${url}/v1/operators/sign-in` });
});

test('where no provider is named, people sign in by links alone', async () => {
  const other = await serve(() => null);
  const at = `${await other.getUrl()}/v1/operators`;
  expect(await (await fetch(`${at}/ways`)).json()).toEqual({ signIn: null });
  for (const path of ['sign-in', 'sign-in/return?code=1&state=1']) {
    expect((await fetch(`${at}/${path}`, { redirect: 'manual' })).status).toBe(404);
  }
  await other.close();
});

test('every route of replay needs a token, except those that are public', async () => {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const open: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods).map((one) => one.toUpperCase())) {
      const asked = url + path.replaceAll(/\{\w+\}/gu, 'x');
      const { status } = await fetch(asked, { method, redirect: 'manual' });
      if (status !== 401) open.push(`${method} ${path}`);
    }
  }
  expect(open.toSorted()).toEqual(PUBLIC.toSorted());
});
