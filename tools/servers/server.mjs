/**
 * One server program (a database, a broker) as an ordinary process that can be killed and started again: for tests, and
 * for `npm run start:distributed`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a program may take to stop before it is killed, in milliseconds, if it does not say. */
const STOP = 15_000;

/**
 * @typedef {object} Command  how a program is run
 * @property {string} command
 * @property {string[]} args
 * @property {string} log       file that takes what it writes
 * @property {number} [uid]     user and group that it runs as; ours if left out
 * @property {number} [gid]
 * @property {NodeJS.Signals} stopSignal  asks it to end
 * @property {number} [stopWithin]  how long it may take to, in milliseconds, before it is killed
 *
 * @typedef {object} Answering  how it is known to be there
 * @property {string} name      how people call it
 * @property {number} patience  how long it may take to answer, in milliseconds
 * @property {() => Promise<unknown>} asks  resolves when it answers; thrown while it does not
 *
 * @typedef {Command & Answering} Program
 *
 * @typedef {object} Server
 * @property {() => number | undefined} pid  its process id; undefined while it is down
 * @property {(signal?: NodeJS.Signals) => Promise<void>} kill
 *   sends a signal, SIGKILL if left out; resolves when the program is gone, or at once if the signal ends nobody
 * @property {() => Promise<void>} restart  starts it again after it went down; resolves when it answers
 * @property {() => Promise<void>} stop     asks it to end; resolves when it has
 */

/** The process of a server program, from one launch to the next. It does not outlive ours. */
export class ServerProcess {
  #command;
  /** @type {import('node:child_process').ChildProcess | null} */
  #running = null;
  #killIt = () => this.#running?.kill('SIGKILL');

  /** @param {Command} command */
  constructor(command) {
    this.#command = command;
    process.once('exit', this.#killIt);
  }

  /** Its process id; undefined while it is down. */
  get pid() {
    return this.#running?.pid;
  }

  get isDown() {
    return this.#running === null;
  }

  /** The last that it wrote. */
  get lastLine() {
    return readFileSync(this.#command.log, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  }

  launch() {
    const { command, args, log, uid, gid } = this.#command;
    mkdirSync(dirname(log), { recursive: true });
    const output = openSync(log, 'a');
    const child = spawn(command, args, {
      // In a group of its own: Ctrl-C is for us alone, and we stop it after those who stand on it.
      detached: true,
      stdio: ['ignore', output, output],
      ...(uid === undefined ? {} : { uid, gid }),
    });
    closeSync(output);
    this.#running = child;
    const forget = () => {
      if (this.#running === child) this.#running = null;
    };
    child.once('exit', forget);
    child.once('error', forget);
  }

  /**
   * Sends a signal. Resolves when the program is gone, or at once if the signal ends nobody.
   *
   * @param {NodeJS.Signals} signal
   */
  async kill(signal = 'SIGKILL') {
    if (this.#running === null) return;
    const gone = once(this.#running, 'exit');
    this.#running.kill(signal);
    if (signal === 'SIGKILL' || signal === 'SIGTERM') await gone;
  }

  /** Asks it to end, for good. Resolves when it has. */
  async stop() {
    process.off('exit', this.#killIt);
    if (this.#running === null) return;
    const gone = once(this.#running, 'exit');
    this.#running.kill(this.#command.stopSignal);
    // One that was stopped by SIGSTOP hears nothing else.
    const late = setTimeout(this.#killIt, this.#command.stopWithin ?? STOP);
    await gone;
    clearTimeout(late);
  }
}

/**
 * Starts a program. Resolves when it answers.
 *
 * @param {Program} program
 * @returns {Promise<Server>}
 * @throws {Error} whose message is one line: what it said last
 */
export async function startServer(program) {
  const { name, patience, asks } = program;
  const server = new ServerProcess(program);
  const launch = async () => {
    server.launch();
    const end = Date.now() + patience;
    for (;;) {
      if (server.isDown) throw new Error(`${name} ended at once: ${server.lastLine}`);
      try {
        await asks();
        return;
      } catch (error) {
        if (Date.now() > end) {
          void server.kill();
          throw new Error(`${name} does not answer: ${server.lastLine}`, { cause: error });
        }
        await pause(50);
      }
    }
  };
  await launch();
  return {
    pid: () => server.pid,
    kill: (signal) => server.kill(signal),
    restart: async () => {
      if (!server.isDown) throw new Error(`${name} is running`);
      await launch();
    },
    stop: () => server.stop(),
  };
}

/** A port of loopback that nobody listens at now. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Where a program is, if it is in the path. @param {string} name @returns {string | undefined} */
export function programNamed(name) {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
