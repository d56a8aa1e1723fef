/** PostgreSQL as an ordinary process on a free port of loopback, on a data folder of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort, programNamed, startServer } from './server.mjs';

/** Where Debian keeps the programs of each version; the path has only those for clients. */
const DEBIAN = '/usr/lib/postgresql';
const NAME = 'arbiter';

/** @typedef {import('./server.mjs').Server & { readonly url: string }} Postgres */

/**
 * Starts PostgreSQL on a folder: a new database if there is none, else the one that it holds. Resolves when it answers.
 *
 * @param {{ folder: string }} options
 * @returns {Promise<Postgres>}
 * @throws {Error} whose message is one line: how to install it, or what it said last
 */
export async function startPostgres({ folder }) {
  const programs = programsOf();
  const user = unprivileged();
  mkdirSync(folder, { recursive: true });
  if (user !== undefined) handOver(folder, user);
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const args = ['-D', data, '-U', NAME, '--auth=trust', '--encoding=UTF8', '--no-locale'];
    const made = spawnSync(join(programs, 'initdb'), args, { ...user, encoding: 'utf8' });
    if (made.status !== 0) {
      const said = made.error?.message ?? made.stderr.trimEnd().split('\n').at(-1) ?? '';
      throw new Error(`PostgreSQL could not make a database in ${data}: ${said}`);
    }
  }
  const port = await freePort();
  const base = `postgres://${NAME}@127.0.0.1:${port}`;
  const server = await startServer({
    name: 'PostgreSQL',
    command: join(programs, 'postgres'),
    args: [
      ...['-D', data, '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ],
    log: join(folder, 'postgres.log'),
    ...user,
    stopSignal: 'SIGINT', // a fast shutdown: it waits for nobody
    patience: 60_000,
    asks: () => madeSure(`${base}/postgres`),
  });
  return { ...server, url: `${base}/${NAME}` };
}

/** The folder with the server's programs. */
function programsOf() {
  const inPath = programNamed('initdb');
  if (inPath !== undefined) return dirname(inPath);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) {
    throw new Error('PostgreSQL is missing: install its server (Debian: apt install postgresql)');
  }
  return join(DEBIAN, newest, 'bin');
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^postgres:[^:]*:(\d+):(\d+):/mu.exec(readFileSync('/etc/passwd', 'utf8'));
  if (line === null) {
    throw new Error(
      'PostgreSQL refuses to run as root, and there is no user postgres to run it as',
    );
  }
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** @param {string} folder @param {{ uid: number, gid: number }} user */
function handOver(folder, user) {
  chownSync(folder, user.uid, user.gid);
  try {
    execFileSync('test', ['-w', folder], user);
  } catch (error) {
    throw new Error(
      `PostgreSQL runs as user postgres when root starts it, and that user can't reach ${folder}`,
      { cause: error },
    );
  }
}

/** Makes sure that it answers and that our database is there. @param {string} url */
async function madeSure(url) {
  const client = new pg.Client({ connectionString: url });
  // What goes wrong later is said by the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
