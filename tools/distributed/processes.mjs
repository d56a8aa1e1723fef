/** The services as processes: started, watched, started again when they die, stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a service may take until it is ready, and to stop before it is killed, in milliseconds. */
const START = 120_000;
const STOP = 10_000;
/** Pause before a service that died is started again: short, then longer while it goes on dying; in milliseconds. */
const PAUSES = [100, 500, 2_000, 5_000];
/** Who ran for so long was well: the next pause is short again. */
const WELL = 30_000;

/**
 * @typedef {object} Service
 * @property {string} name    as its lines are marked: `gateway-1`
 * @property {string[]} args  for Node
 * @property {Record<string, string>} env
 * @property {string} log     file that takes what it writes
 * @property {(url: string | null) => void} [onAddress]  told where it listens, and null when it is gone
 *
 * @typedef {object} Kept
 * @property {() => number | undefined} pid
 * @property {() => string | null} url  where it listens, if it does
 * @property {() => boolean} isReady  whether it runs and has said that it is ready
 * @property {() => Promise<void>} stop  asks it to stop; resolves when it has
 */

/**
 * Starts a service and keeps it running. Resolves once it says that it is ready.
 *
 * @param {Service} service
 * @param {(line: string) => void} say  told when it died and when it is back
 * @returns {Promise<Kept>}
 * @throws {Error} if it dies before it is ready for the first time; its message is one line
 */
export async function keepRunning(service, say) {
  const { name } = service;
  const child = new ServiceProcess(service);
  const stopping = new AbortController();

  const keep = async () => {
    let deaths = 0;
    while (!stopping.signal.aborted) {
      const began = Date.now();
      await child.closed();
      if (stopping.signal.aborted) return;
      if (Date.now() - began > WELL) deaths = 0;
      const wait = PAUSES[Math.min(deaths++, PAUSES.length - 1)] ?? 0;
      say(`${name} died; restarting it`);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await child.launch();
        say(`${name} is back as process ${String(child.pid)}`);
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
    }
  };

  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    await child.launch();
  } catch (error) {
    kill();
    throw error;
  }
  const kept = keep();
  return {
    pid: () => child.pid,
    url: () => child.url,
    isReady: () => child.isReady,
    stop: async () => {
      stopping.abort();
      const late = setTimeout(kill, STOP);
      child.kill('SIGTERM');
      await kept;
      clearTimeout(late);
      process.off('exit', kill);
    },
  };
}

/** The process of a service, and after it died the next one. */
class ServiceProcess {
  isReady = false;
  /** @type {string | null} */
  url = null;
  #service;
  /** @type {import('node:child_process').ChildProcess | null} */
  #running = null;
  #lastLine = '';

  /** @param {Service} service */
  constructor(service) {
    this.#service = service;
  }

  get pid() {
    return this.#running?.pid;
  }

  /** @param {NodeJS.Signals} signal */
  kill(signal) {
    this.#running?.kill(signal);
  }

  /** Resolves once it doesn't run. */
  async closed() {
    if (this.#running !== null) await once(this.#running, 'close');
  }

  /** Resolves once it is ready. @returns {Promise<void>} @throws {Error} if it dies first, or takes too long */
  launch() {
    const { name, args, env, onAddress } = this.#service;
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      // In a group of its own: Ctrl-C is for us alone, so that we stop things in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running = child;
    child.once('exit', () => {
      if (this.#running === child) this.#running = null;
      this.isReady = false;
      this.url = null;
      onAddress?.(null);
    });
    createInterface({ input: child.stderr }).on('line', (line) => this.#log(line));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${name} is not ready yet`)), START);
      createInterface({ input: child.stdout }).on('line', (line) => {
        this.#log(line);
        if (!line.includes('is ready')) return;
        clearTimeout(late);
        const url = /http:\S+/u.exec(line)?.[0];
        if (url !== undefined) onAddress?.((this.url = url));
        this.isReady = true;
        resolve();
      });
      child.once('close', (code, signal) => {
        clearTimeout(late);
        const said = this.#lastLine || 'it said nothing';
        reject(new Error(`${name} ended while starting (${signal ?? code}): ${said}`));
      });
    });
  }

  /** @param {string} line */
  #log(line) {
    this.#lastLine = line;
    appendFileSync(this.#service.log, `${line}\n`);
  }
}
