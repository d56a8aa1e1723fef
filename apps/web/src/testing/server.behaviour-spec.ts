import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, until } from './browser.behaviour-spec.ts';

/** What `tools/test.mjs` names, as `npm start` runs it, or what was compiled. */
const MAIN =
  process.env['ARBITER_TEST_PROGRAM'] ??
  fileURLToPath(new URL('../../../arbiter/dist/main.js', import.meta.url));

/**
 * Resolves when a server that has just begun answers from its read models: the lobby looks into them, and chromium tells
 * of each answer that they are not ready yet.
 */
export async function readModelsAreReady(url: string): Promise<void> {
  await until('the read models', async () => (await fetch(`${url}/v1/history/matches`)).ok);
}

/** The one server that `npm start` runs, as a process with a data folder of its own. */
export class TestServer {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#data = mkdtempSync(join(tmpdir(), 'arbiter-page-'));
  }

  static async start(): Promise<TestServer> {
    const server = new TestServer(await freePort());
    await server.begin();
    await readModelsAreReady(server.url);
    return server;
  }

  /** Resolves when the server says that it is ready. */
  begin(): Promise<void> {
    const child = spawn(process.execPath, [MAIN, 'serve'], {
      env: { ...process.env, PORT: String(this.#port), ARBITER_DATA: this.#data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    return new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes('ready at')) resolve();
      });
      child.once('exit', (code) => {
        reject(new Error(`the server ended with ${code ?? 'a signal'}: ${said}`));
      });
    });
  }

  /** As a power cut does it. */
  kill(): Promise<void> {
    const child = this.#process;
    return new Promise((resolve) => {
      if (child === null || child.exitCode !== null) {
        resolve();
        return;
      }
      child.once('exit', () => {
        resolve();
      });
      child.kill('SIGKILL');
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
