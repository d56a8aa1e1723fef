import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { textOf } from './sources.mjs';

/** Says who it is and what it was asked. */
async function somebody(name: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { url, headers } = request;
    if (url === HANGS) return;
    response.end(
      JSON.stringify({ name, url, from: headers['x-forwarded-for'], host: headers.host }),
    );
  });
  server.on('upgrade', (_, socket) => {
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A path on which nobody answers. */
const HANGS = '/v1/editions?hangs';

const placeOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('gateway and replay behind nginx, as compose and the chart have them', () => {
  let folder: string;
  let servers: Server[];
  let nginx: ChildProcess;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-front-'));
    servers = [await somebody('gateway'), await somebody('replay')];
    const free = await somebody('nobody');
    const place = placeOf(free);
    free.close();
    url = `http://${place}`;
    const filled = textOf('deploy/helm/arbiter/files/front.conf.template')
      .replace('${NGINX_LOCAL_RESOLVERS}', '127.0.0.1')
      .replaceAll('${FRONT_GATEWAY}', placeOf(servers[0]!))
      .replaceAll('${FRONT_REPLAY}', placeOf(servers[1]!))
      .replace('proxy_read_timeout 10s', 'proxy_read_timeout 1s')
      .replace('listen 8080', `listen ${place}`);
    writeFileSync(join(folder, 'front.conf'), filled);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
       events {} http { access_log off; client_body_temp_path ${folder}/body;
       proxy_temp_path ${folder}/proxy; include ${folder}/front.conf; }`,
    );
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
      stdio: 'inherit',
    });
    for (;;) {
      if (
        await fetch(`${url}/front/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      if (nginx.exitCode !== null) throw new Error('nginx ended');
      await pause(50);
    }
  }, 30_000);
  afterAll(() => {
    nginx.kill();
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/', 'gateway'],
    ['/v1/games/g1', 'gateway'],
    ['/v1/games/g1/commands?x=%20y', 'gateway'],
    ['/v1/games/g1/record', 'replay'],
    ['/v1/games/g1/what-if', 'replay'],
    ['/v1/operators/tokens', 'replay'],
    ['/v1/games/g1/states/7', 'replay'],
    ['/v1/history/matches?limit=3', 'replay'],
  ])('%s is answered by %s, as it was asked', async (path, name) => {
    const answer = await (await fetch(url + path)).json();
    expect(answer).toMatchObject({ name, url: path, host: new URL(url).host });
  });

  test('an instance that takes connections and does not answer keeps nobody for long', async () => {
    expect((await fetch(url + HANGS)).status).toBe(504);
  });

  test('a socket is handed through', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /v1/socket HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 101 /u);
    socket.destroy();
  });

  test('a client is named after what it says itself', async () => {
    const headers = { 'x-forwarded-for': 'liar' };
    const answer = await (await fetch(`${url}/v1/players/me`, { headers })).json();
    expect(answer).toMatchObject({ from: 'liar, 127.0.0.1' });
  });

  test.each(['/metrics', '/health/live', '/health/ready'])(
    '%s is not for the world',
    async (path) => {
      expect((await fetch(url + path)).status).toBe(404);
    },
  );
});
