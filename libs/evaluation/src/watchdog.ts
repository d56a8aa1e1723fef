import { Worker } from 'node:worker_threads';

/** Called when a decision begins and when it ends. */
export interface Watchdog {
  begin(): void;
  end(): void;
}

/** Milliseconds of our own running time that one decision may take: a thousand times the usual. */
const LONGEST = 2_000;

const WORKER = new URL('../dist/watchdog.worker.js', import.meta.url);

/** What is shared with the watchdog's thread. */
export interface Watch {
  /** The number of the decision that is under way; 0: none. */
  readonly deciding: Int32Array;
  readonly longest: number;
  /** Of the service, as the context of its last line. */
  readonly name: string;
}

/**
 * Ends this process when a decision does not end. An evaluator stuck in a decision is of no use, nor is the next owner
 * of its games: dead, it is restarted, and the game's owner counts deaths and suspends the game. A thread of its own
 * watches, because ours can't while it decides.
 *
 * @param name of the service
 */
export function startWatchdog(name: string, longest: number = LONGEST): Watchdog {
  const deciding = new Int32Array(new SharedArrayBuffer(4));
  const watch: Watch = { deciding, longest, name };
  new Worker(WORKER, { workerData: watch, execArgv: [] }).unref();
  let decisions = 0;
  return {
    begin: () => {
      decisions = (decisions % 1_000_000) + 1;
      Atomics.store(deciding, 0, decisions);
    },
    end: () => Atomics.store(deciding, 0, 0),
  };
}

/** Does nothing: where other services share the process, ending it would end them too. */
export const NO_WATCHDOG: Watchdog = { begin: () => undefined, end: () => undefined };
