import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { servePage } from './page.ts';

describe('the page', () => {
  let folder: string;
  let server: Server;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-page-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets', 'page-AB12.js'), 'play()');
    writeFileSync(join(folder, 'assets', 'page-AB12.js.gz'), gzipSync('play()'));
    const app = express();
    servePage((at, serve) => app.use(at, serve), folder);
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, accept = 'identity'): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = { 'accept-encoding': accept };
      get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject);
    });

  test('is asked for each time, and names files that a browser may keep for ever', async () => {
    const index = await ask('/');
    expect(index.headers['cache-control']).toBe('no-cache');
    expect(await text(index)).toBe('<!doctype html>');
    const script = await ask('/assets/page-AB12.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(await text(script)).toBe('play()');
  });

  test('is served as it was compressed to clients that accept that', async () => {
    const script = await ask('/assets/page-AB12.js', 'gzip, br');
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers.vary).toBe('Accept-Encoding');
    const bytes: Buffer[] = [];
    for await (const part of script) bytes.push(part as Buffer);
    expect(gunzipSync(Buffer.concat(bytes)).toString()).toBe('play()');
  });

  test('has an icon that a browser keeps for a day', async () => {
    expect((await ask('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('that there is no more is not there', async () => {
    expect((await ask('/assets/page-OLD.js', 'gzip')).statusCode).toBe(404);
  });
});
