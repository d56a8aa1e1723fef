import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the worker is given. */
export interface PgliteOrder {
  /** Folder of the database. */
  readonly folder: string;
  /** The socket that it listens on. */
  readonly socket: string;
  /** File with a fresh database, so that the next one need not be made from nothing. */
  readonly template: string;
  readonly isNew: boolean;
}

/** A running PGlite. */
export interface Pglite {
  /** Folder of its socket: what the `pg` driver takes for a host. */
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

const PORT = 5432;
const WORKER = new URL('../../dist/read-models/pglite.worker.js', import.meta.url);

/**
 * Starts PGlite on a folder, in a thread of its own: in ours, a large write would hold up games. It listens on a socket
 * in a folder that this user alone may enter, because it asks for no password. One process at a time may have the
 * folder; the log's lock sees to that.
 *
 * @param signal aborts its start; what is in its folder is then unusable
 * @throws what PGlite throws for a folder that it can't read
 */
export async function startPglite(folder: string, signal: AbortSignal): Promise<Pglite> {
  // Names of sockets may not be long, and a data folder's may be.
  const host = mkdtempSync(join(tmpdir(), 'arbiter-'));
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const order: PgliteOrder = {
    folder,
    socket: join(host, `.s.PGSQL.${PORT}`),
    template: templateFile(),
    isNew,
  };
  const worker = new Worker(WORKER, { workerData: order, execArgv: [] });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const forget = (): void => rmSync(host, { recursive: true, force: true });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('PGlite ended before it was ready')));
      signal.addEventListener('abort', () => void worker.terminate(), { once: true });
      if (signal.aborted) void worker.terminate();
    });
  } catch (error) {
    await worker.terminate();
    forget();
    throw error;
  }
  return {
    host,
    port: PORT,
    close: async () => {
      worker.postMessage('close');
      const patience = setTimeout(() => void worker.terminate(), 5_000);
      await ended;
      clearTimeout(patience);
      forget();
    },
  };
}

/** Beside the installed packages: it fits this version of PGlite, and goes when they go. */
function templateFile(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const installed = dirname(dirname(entry));
  const version = createRequire(import.meta.url)(join(installed, 'package.json')) as {
    version: string;
  };
  return join(installed, '..', '..', '.cache', 'arbiter', `pglite-${version.version}.tar.gz`);
}
