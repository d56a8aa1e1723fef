import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

/** Services with a log of their own, each as it is bundled; those with HTTP first. */
const WITH_HTTP = ['gateway', 'replay'] as const;
const SERVICES = [...WITH_HTTP, 'matchmaking', 'game-state', 'rules-evaluation'] as const;

const programOf = (path: string): string =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** One service as a process of its own. */
class Process {
  said = '';
  wrong = '';
  readonly #child;
  readonly ended: Promise<number | null>;

  constructor(
    service: string,
    env: Record<string, string>,
    program = programOf(`dist/services/${service}.js`),
  ) {
    this.#child = spawn(process.execPath, [program], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout.on('data', (text: Buffer) => (this.said += text.toString()));
    this.#child.stderr.on('data', (text: Buffer) => (this.wrong += text.toString()));
    this.ended = once(this.#child, 'close').then(([code]) => code as number | null);
  }

  /** Resolves to what it prints once it is ready. */
  async ready(): Promise<string> {
    while (!this.said.includes('is ready')) {
      const code = await Promise.race([
        this.ended,
        new Promise<'runs'>((resolve) => setTimeout(() => resolve('runs'), 20)),
      ]);
      if (code !== 'runs') throw new Error(`it ended with ${code}: ${this.wrong}`);
    }
    return this.said;
  }

  stop(): void {
    this.#child.kill('SIGINT');
  }
}

describe.each(SERVICES)('%s alone', (service) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-alone-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('starts, keeps its folder to itself, and stops cleanly', async () => {
    const first = new Process(service, { ARBITER_DATA: folder });
    const ready = await first.ready();
    const url = /http:\S+/u.exec(ready)?.[0] ?? '';
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    // Read models take their time; anyone who needs them is told so.
    while (!(await fetch(`${url}/health/ready`)).ok) await pause(100);
    if ((WITH_HTTP as readonly string[]).includes(service)) {
      expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
    }
    const second = new Process(service, { ARBITER_DATA: folder });
    expect(await second.ended).toBe(1);
    expect(second.wrong).toMatch(new RegExp(`^${service}: .*${folder}.*\n$`, 'u'));
    first.stop();
    expect([await first.ended, first.wrong]).toEqual([0, '']);
  });
});

test.each([
  [
    'replay',
    'a folder that can’t be written',
    { ARBITER_DATA: '/proc/nowhere' },
    /can't be written/u,
  ],
  ['matchmaking', 'a setting that can’t be meant', { ARBITER_LOG: 'loud' }, /ARBITER_LOG must be/u],
])('%s: %s is one line, and exit 1', async (service, _, env, line) => {
  const one = new Process(service, env);
  expect(await one.ended).toBe(1);
  expect(one.wrong).toMatch(line);
  expect(one.wrong.trim().split('\n')).toHaveLength(1);
});

test.each(SERVICES)('%s says in one line that its port is taken', async (service) => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-alone-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  const one = new Process(service, { ARBITER_DATA: folder, PORT });
  expect(await one.ended).toBe(1);
  expect(one.wrong).toBe(`${service}: port ${PORT} of 127.0.0.1 is taken; set PORT to another\n`);
  other.close();
  rmSync(folder, { recursive: true });
});

test('a bot without a gateway to go to says what it needs', async () => {
  const one = new Process('bot', {}, programOf('apps/bot/dist/main.js'));
  expect(await one.ended).toBe(1);
  expect(one.wrong).toMatch(/^bot: set ARBITER_URL, .*\n$/u);
});
