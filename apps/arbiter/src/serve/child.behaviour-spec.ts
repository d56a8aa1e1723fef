import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The command line: what `tools/test.mjs` names, as `npm start` runs it, or what was compiled. */
export const MAIN =
  process.env['ARBITER_TEST_PROGRAM'] ??
  fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** `arbiter serve` as a process of its own, which can be killed. */
export class ServerProcess {
  url = '';
  /** All that it wrote. */
  readonly output: string[] = [];
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(folder: string, port = 0, more: Record<string, string> = {}) {
    this.#env = { ARBITER_DATA: join(folder, 'data'), PORT: String(port), ...more };
  }

  /** Resolves when it has said that it is ready; after the first time on the same port. */
  async start(): Promise<void> {
    const env = { ...process.env, ...this.#env, NODE_OPTIONS: '' };
    const child = spawn(process.execPath, [MAIN, 'serve'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (text: Buffer) => this.output.push(text.toString()));
    const ready = new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        this.output.push(`${line}\n`);
        const url = /http:\S+/.exec(line)?.[0];
        if (url !== undefined) resolve(url);
      });
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the server ended: ${this.output.join('')}`);
    });
    ended.catch(() => undefined);
    this.url = await Promise.race([ready, ended]);
    this.#env['PORT'] = new URL(this.url).port;
  }

  /** Ends it without a word. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  /** Asks it to stop. @returns its exit code */
  stop(): Promise<number | null> {
    return this.#end('SIGINT');
  }

  /** Resolves when it has ended by itself. @returns its exit code */
  async runToEnd(): Promise<number | null> {
    await this.start().catch(() => undefined);
    return this.#child?.exitCode ?? null;
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const exit = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await exit;
    return code;
  }
}
