import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ProbeAnswer, ProbeQuestion, Usage } from './probe.ts';
import type { Shares } from './stages.ts';

const MAIN = fileURLToPath(new URL('../../main.js', import.meta.url));
const PROBE = new URL('./probe.js', import.meta.url).href;

/** How long a start, an answer or a stop may take, in milliseconds. */
const PATIENCE = 20_000;
/** The load comes from one address, so it gets the limits of many. */
const ALLOWANCE = 10_000;

/** The real server as a process of its own, on a data folder and a free port, bound to this machine. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** Where a server keeps its log below its data folder. */
  static logFolder(data: string): string {
    return join(data, 'log');
  }

  /**
   * Starts it; resolves when it is ready.
   *
   * @param patience how long that may take, in milliseconds
   */
  static async start(data: string, patience = PATIENCE): Promise<ServerProcess> {
    const child = fork(MAIN, ['serve'], {
      execArgv: ['--import', PROBE],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: '0',
        ARBITER_HOST: '127.0.0.1',
        ARBITER_DATA: data,
        ARBITER_ALLOWANCE: String(ALLOWANCE),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const ready = new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        const url = /http:\S+/u.exec(line)?.[0];
        if (url !== undefined) resolve(url);
      });
      child.once('exit', (code) => {
        reject(new Error(`the server ended with ${code}`));
      });
    });
    try {
      return new ServerProcess(child, await within(patience, 'the start of the server', ready));
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  async usage(): Promise<Usage> {
    return ((await this.#ask({ ask: 'usage' })) as { usage: Usage }).usage;
  }

  /** Bytes that its heap holds after a collection. */
  async heap(): Promise<number> {
    return ((await this.#ask({ ask: 'heap' })) as { heap: number }).heap;
  }

  /** Samples what it does, until `shares`. */
  async profile(): Promise<void> {
    await this.#ask({ ask: 'profile' });
  }

  /** @param file where the whole profile goes, for tools that read `.cpuprofile` */
  async shares(file?: string): Promise<Shares> {
    const question = { ask: 'shares', ...(file !== undefined && { file }) } as const;
    return ((await this.#ask(question)) as { shares: Shares }).shares;
  }

  /** Kills it without a word. */
  async kill(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }

  /** Asks it to stop, and ends it if it does not. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await within(PATIENCE, 'the stop of the server', exit).catch(async () => {
      child.kill('SIGKILL');
      await exit;
    });
  }

  async #ask(question: ProbeQuestion): Promise<ProbeAnswer> {
    const answer = once(this.#child, 'message') as Promise<[ProbeAnswer]>;
    this.#child.send(question);
    const [said] = await within(PATIENCE, "the probe's answer", answer);
    return said;
  }
}

async function within<T>(millis: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what} took longer than ${millis} ms`));
    }, millis);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
