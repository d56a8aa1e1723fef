import { rmSync } from 'node:fs';
import type { DataSource, EntityManager } from 'typeorm';
import { databaseLost } from './lost.ts';
import { nameOf, ReadModelsAway, type ReadModelsPlace } from './read-models.ts';

/** One process at a time rebuilds the read models, and the others wait: the number of its advisory lock. */
const REBUILDING = 7_274_225;
/** Projecting shares this lock for a transaction; rebuilding has it alone. */
const PROJECTING = 7_274_226;

/** SQLSTATE of a server that has no such database. */
const NO_DATABASE = '3D000';
/** What every server has. */
const MAINTENANCE = '/postgres';

/**
 * Drops the read models, and keeps other processes from projecting into them: the folder of the embedded database, or
 * in a PostgreSQL these tables and schemas. A database that is not there is made.
 *
 * @returns a function that releases the lock; so does the end of this process
 * @throws ReadModelsAway if the server can't be reached or refuses, or if another process is rebuilding them
 */
export async function beginRebuildingReadModels(
  place: ReadModelsPlace,
  { tables, schemas }: { readonly tables: readonly string[]; readonly schemas: readonly string[] },
): Promise<() => Promise<void>> {
  if ('folder' in place) {
    rmSync(place.folder, { recursive: true, force: true });
    return () => Promise.resolve();
  }
  let source: DataSource | undefined;
  try {
    source = await openOrMake(place.url);
    const one = source.createQueryRunner();
    const [lock] = (await one.query('select pg_try_advisory_lock($1) as ours', [REBUILDING])) as [
      { ours: boolean },
    ];
    if (!lock.ours)
      throw new ReadModelsAway(`${nameOf(place.url)} are being rebuilt by another process`);
    // What is being projected ends before its tables do.
    await one.query('select pg_advisory_lock($1)', [PROJECTING]);
    await one.query(`drop schema if exists ${schemas.map(quoted).join(', ')} cascade`);
    await one.query(`drop table if exists ${tables.map(quoted).join(', ')} cascade`);
    const opened = source;
    return async () => {
      await one.release();
      await opened.destroy();
    };
  } catch (error) {
    await source?.destroy().catch(() => undefined);
    if (error instanceof ReadModelsAway) throw error;
    const why = databaseLost(error) ?? (error as Error).message;
    throw new ReadModelsAway(`${nameOf(place.url)} can't be rebuilt: ${why}`, { cause: error });
  }
}

/**
 * Keeps the read models from being rebuilt until the end of a transaction, which is all that may write what is rebuilt.
 *
 * @throws ReadModelsAway if they are being rebuilt
 */
export async function notRebuilding(transaction: EntityManager): Promise<void> {
  const [lock] = await transaction.query<{ ours: boolean }[]>(
    'select pg_try_advisory_xact_lock_shared($1) as ours',
    [PROJECTING],
  );
  if (lock?.ours !== true) throw new ReadModelsAway('the read models are being rebuilt');
}

async function openOrMake(url: string): Promise<DataSource> {
  try {
    return await open(url);
  } catch (error) {
    if ((error as { code?: unknown }).code !== NO_DATABASE) throw error;
    const at = new URL(url);
    const database = decodeURIComponent(at.pathname.slice(1));
    at.pathname = MAINTENANCE;
    const maintenance = await open(at.href);
    await maintenance
      .query(`create database ${quoted(database)}`)
      .finally(() => maintenance.destroy());
    return open(url);
  }
}

async function open(url: string): Promise<DataSource> {
  const extra = { max: 1, connectionTimeoutMillis: 3_000 };
  const { postgres } = await import('./data-source.ts');
  return postgres({ url, extra }).initialize();
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
