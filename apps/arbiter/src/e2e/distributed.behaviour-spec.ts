import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { KafkaAccess } from '@arbiter/settings';

const COMMAND = fileURLToPath(new URL('../../../../tools/distributed.mjs', import.meta.url));

/** What `npm run start:distributed` runs once all is set up, and the processes that it has started. */
export class Distributed {
  readonly #command: ChildProcess;
  readonly #data: string;
  /** Process ids by name: `kafka-2`, `gateway-1`. */
  readonly #pids = new Map<string, number>();
  readonly #lines: string[] = [];
  #heard: (() => void)[] = [];
  /** Fails when it ends. */
  readonly #ended: Promise<never>;
  #url = '';
  #brokers: readonly string[] = [];
  #readModels = '';

  private constructor(command: ChildProcess, data: string) {
    this.#command = command;
    this.#data = data;
    this.#ended = once(command, 'exit').then(([code]) => {
      throw new Error(`it ended (${String(code)}):\n${this.#lines.join('\n')}`);
    });
    this.#ended.catch(() => undefined);
    for (const stream of [command.stdout, command.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        this.#take(line);
      });
    }
  }

  /**
   * Starts it; resolves when it says that it is ready.
   *
   * @param data folder of everything that lasts
   * @throws Error with all that it said, if it ends before
   */
  static async start(data: string, ...args: string[]): Promise<Distributed> {
    const command = spawn(process.execPath, [COMMAND, ...args], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: '0',
        ARBITER_DATA: data,
        ARBITER_ALLOWANCE: '100',
        ARBITER_LOG: 'info',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new Distributed(command, data);
    await started.#until(() => started.#url !== '');
    return started;
  }

  get url(): string {
    return this.#url;
  }

  /** Addresses of Kafka's brokers. */
  get brokers(): readonly string[] {
    return this.#brokers;
  }

  /** Address of the database of the read models. */
  get readModels(): string {
    return this.#readModels;
  }

  /** How a user of Kafka's speaks to its brokers; nobody has to log in to one that is not secured. */
  accessAs(username: string): KafkaAccess {
    const file = (name: string): string => join(this.#data, 'kafka', name);
    if (!existsSync(file('secrets.json'))) return { tls: null, login: null };
    const { passwords } = JSON.parse(readFileSync(file('secrets.json'), 'utf8')) as {
      passwords: Record<string, string>;
    };
    const password = passwords[username] ?? '';
    return {
      tls: { ca: readFileSync(file('ca.pem'), 'utf8') },
      login: { mechanism: 'scram-sha-512', username, password },
    };
  }

  get names(): string[] {
    return [...this.#pids.keys()];
  }

  /** Kills a process without a word; resolves when it is back. @returns milliseconds until then */
  async kill(name: string): Promise<number> {
    const pid = this.#pids.get(name);
    if (pid === undefined) throw new Error(`there is no ${name} among ${this.names.join()}`);
    const began = Date.now();
    process.kill(pid, 'SIGKILL');
    await this.#until(() => this.#pids.get(name) !== pid);
    return Date.now() - began;
  }

  /** Stops it as Ctrl-C does. @returns its exit code, and who of those that it started still runs */
  async stop(): Promise<{ readonly code: number | null; readonly left: string[] }> {
    const { exitCode } = this.#command;
    if (exitCode === null) {
      const exit = once(this.#command, 'exit');
      this.#command.kill('SIGINT');
      await exit;
    }
    const left = this.names.filter((name) => isRunning(this.#pids.get(name)));
    return { code: this.#command.exitCode, left };
  }

  #take(line: string): void {
    this.#lines.push(line);
    const processes = /^processes: (.*)$/u.exec(line)?.[1];
    for (const one of processes?.split(', ') ?? []) {
      const [name = '', pid] = one.split(' ');
      this.#pids.set(name, Number(pid));
    }
    this.#brokers = /^brokers: (.*)$/u.exec(line)?.[1]?.split(',') ?? this.#brokers;
    this.#readModels = /^read models: (.*)$/u.exec(line)?.[1] ?? this.#readModels;
    const back = /^(.*) is back as process (\d+)$/u.exec(line);
    if (back) this.#pids.set(nameOf(back[1] ?? ''), Number(back[2]));
    this.#url = /^Arbiter is ready at (\S+)/u.exec(line)?.[1] ?? this.#url;
    for (const hear of this.#heard.splice(0)) hear();
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await Promise.race([new Promise<void>((resolve) => this.#heard.push(resolve)), this.#ended]);
    }
  }
}

/** Brokers come back under the name that people read. */
function nameOf(told: string): string {
  const broker = /^Kafka broker (\d+)$/u.exec(told)?.[1];
  return broker === undefined ? told : `kafka-${broker}`;
}

function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
