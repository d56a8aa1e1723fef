import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PgliteOrder } from './pglite.ts';

/** One works at a time; a second one may connect before the server has noticed that the first is gone. */
const CONNECTIONS = 4;

const { folder, socket, template, isNew } = workerData as PgliteOrder;

const db = isNew ? await make() : await PGlite.create({ dataDir: folder });
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: CONNECTIONS });
await server.start();

parentPort?.once('message', () => {
  void (async () => {
    await server.stop();
    await db.close();
    parentPort?.close();
  })();
});
parentPort?.postMessage('ready');

/** A new database: from the kept template, which takes a second, or else from nothing, which takes ten. */
async function make(): Promise<PGlite> {
  try {
    const loadDataDir = new Blob([readFileSync(template)]);
    return await PGlite.create({ dataDir: folder, loadDataDir });
  } catch {
    const made = await PGlite.create({ dataDir: folder });
    await keep(made);
    return made;
  }
}

/** Keeps a fresh database as a template for others, if it can. */
async function keep(made: PGlite): Promise<void> {
  try {
    const dump = await made.dumpDataDir('gzip');
    mkdirSync(dirname(template), { recursive: true });
    const part = `${template}.${process.pid}`;
    writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
    renameSync(part, template);
  } catch {
    return;
  }
}
