import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { serve, type Served } from '../testing/backend.behaviour-spec.ts';

/** What may be asked without a token: a route that is not listed here needs one. */
const PUBLIC = [
  'GET /.well-known/jwks.json',
  'GET /.well-known/tips.json',
  'POST /v1/players',
  'GET /v1/players/{id}',
  'GET /v1/queue',
  'GET /v1/bots',
  'GET /v1/editions',
  'GET /v1/rules/{edition}/{number}',
  'GET /v1/formats',
  'GET /v1/decks',
  'GET /v1/decks/tournaments',
  'POST /v1/decks/check',
  'GET /v1/decks/forms',
  'POST /v1/decks/write',
  'GET /v1/cards',
  'GET /v1/cards/{name}',
  'GET /v1/tickets/{id}',
  'GET /v1/tournaments',
  'GET /v1/tournaments/{id}',
  'GET /v1/maintenance',
  'GET /v1/pictures',
  'GET /v1/matches',
  'GET /v1/matches/{id}',
  'GET /v1/games/{id}',
  'GET /v1/games/{id}/objects/{object}/story',
  'GET /v1/games/{id}/view',
];

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

const ask = (path: string, method: string, token?: string): Promise<Response> =>
  fetch(served.url + path, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('tokens', () => {
  test('every route needs one, except those that are public', async () => {
    const { paths } = (await (await fetch(`${served.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const open: string[] = [];
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const { status } = await ask(path.replaceAll(/\{\w+\}/gu, 'x'), method);
      if (status !== 401) open.push(route);
    }
    expect(open.toSorted()).toEqual(PUBLIC.toSorted());
  });

  test('an operator’s token plays no game, over HTTP or a socket', async () => {
    const { token } = await served.keys.token('olga', { role: 'operator' });
    const answer = await ask('/v1/players/me', 'GET', token);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      detail: expect.stringContaining('meant for something else'),
    });
    const socket = await opened();
    const told = new Promise<string>((resolve) => {
      socket.once('message', (data: Buffer) => {
        resolve(data.toString());
      });
    });
    socket.send(JSON.stringify({ type: 'hello', token }));
    expect(JSON.parse(await told)).toMatchObject({ type: 'problem', problem: { status: 401 } });
    socket.close();
  });

  test('a socket ends when its token does', async () => {
    const guest = await fetch(`${served.url}/v1/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Bob' }),
    });
    const { player } = (await guest.json()) as { player: string };
    const { token } = await served.keys.token(player, { lifetime: 1_000 });
    const socket = await opened();
    const closed = new Promise<unknown>((resolve) => {
      socket.once('close', (code: number, why: Buffer) => {
        resolve({ code, why: why.toString() });
      });
    });
    socket.send(JSON.stringify({ type: 'hello', token }));
    expect(await closed).toEqual({ code: 4401, why: 'the token has expired' });
  });
});

/** A socket that is open. */
function opened(): Promise<WebSocket> {
  const socket = new WebSocket(`${served.url.replace('http', 'ws')}/v1/socket`);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      resolve(socket);
    });
  });
}
