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

/** How long a program may take to stop before it is killed, in milliseconds. */
const STOP = 15_000;

/**
 * @typedef {object} Program
 * @property {string} name      how people call it
 * @property {string} command
 * @property {string[]} args
 * @property {string} log       file that takes what it writes
 * @property {number} [uid]     user and group that it runs as; ours if left out
 * @property {number} [gid]
 * @property {NodeJS.Signals} stopSignal  asks it to end
 * @property {number} patience  how long it may take to answer, in milliseconds
 * @property {() => Promise<unknown>} asks  kept when it answers; thrown while it does not
 *
 * @typedef {object} Server
 * @property {() => number | undefined} pid  its process id; undefined while it is down
 * @property {(signal?: NodeJS.Signals) => Promise<void>} kill
 *   sends a signal, SIGKILL if left out; kept when the program is gone, or at once if the signal ends nobody
 * @property {() => Promise<void>} restart  starts it again after it went down; kept when it answers
 * @property {() => Promise<void>} stop     asks it to end; kept when it has
 */

/**
 * Starts a program. Kept when it answers.
 *
 * @param {Program} program
 * @returns {Promise<Server>}
 * @throws {Error} whose message is one line: what it said last
 */
export async function startServer(program) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let running = null;
  const killIt = () => running?.kill('SIGKILL');

  const launch = async () => {
    mkdirSync(dirname(program.log), { recursive: true });
    const output = openSync(program.log, 'a');
    const child = spawn(program.command, program.args, {
      // In a group of its own: Ctrl-C is for us alone, and we stop it after those who stand on it.
      detached: true,
      stdio: ['ignore', output, output],
      ...(program.uid === undefined ? {} : { uid: program.uid, gid: program.gid }),
    });
    closeSync(output);
    running = child;
    const forget = () => {
      if (running === child) running = null;
    };
    child.once('exit', forget);
    child.once('error', forget);
    await answering();
  };
  const answering = async () => {
    const end = Date.now() + program.patience;
    for (;;) {
      if (running === null) throw new Error(`${program.name} ended at once: ${lastLine()}`);
      try {
        await program.asks();
        return;
      } catch (error) {
        if (Date.now() > end) {
          killIt();
          throw new Error(`${program.name} does not answer: ${lastLine()}`, { cause: error });
        }
        await pause(50);
      }
    }
  };
  const lastLine = () => readFileSync(program.log, 'utf8').trimEnd().split('\n').at(-1) ?? '';

  process.once('exit', killIt);
  await launch();
  return {
    pid: () => running?.pid,
    kill: async (signal = 'SIGKILL') => {
      if (running === null) return;
      const gone = once(running, 'exit');
      running.kill(signal);
      if (signal === 'SIGKILL' || signal === 'SIGTERM') await gone;
    },
    restart: async () => {
      if (running !== null) throw new Error(`${program.name} is running`);
      await launch();
    },
    stop: async () => {
      process.off('exit', killIt);
      if (running === null) return;
      const gone = once(running, 'exit');
      running.kill(program.stopSignal);
      const late = setTimeout(killIt, STOP);
      await gone;
      clearTimeout(late);
    },
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
