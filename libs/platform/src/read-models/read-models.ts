import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource, EntitySchema, MixedList } from 'typeorm';
import type { Settings } from '@arbiter/settings';
import { Problem } from '@arbiter/http';
import { databaseLost } from './lost.ts';
import { startPglite, type Pglite } from './pglite.ts';

/** Where read models are kept: a folder for the embedded database, or a PostgreSQL. */
export type ReadModelsPlace = { readonly folder: string } | { readonly url: string };

/** Where this process keeps them: in the PostgreSQL that is set, else in the data folder. */
export function readModelsPlace({ data, readModels }: Settings): ReadModelsPlace {
  return readModels === null ? { folder: join(data, 'read-models') } : { url: readModels };
}

/** What a service keeps there. */
export interface ReadModelsOptions {
  readonly place: ReadModelsPlace;
  readonly entities: MixedList<string | (new () => object) | EntitySchema>;
  readonly migrations: MixedList<string | (new () => object)>;
  /** Called with errors that no caller would see. */
  readonly onError?: (error: unknown) => void;
}

/** Connections to a PostgreSQL. */
const POOL = 4;
/** How long a connection to it may take, in milliseconds. */
const CONNECT = 3_000;
/** One process at a time runs migrations: the number of their advisory lock. */
const MIGRATING = 7_274_224;

/** The database can't be used yet. Its message is one line, which says where it is and why. */
export class ReadModelsAway extends Error {
  override readonly name = 'ReadModelsAway';
}

/**
 * The read models of a service. They hold nothing that is not on the log, so a database that can't be opened is dropped
 * and rebuilt. Opening takes seconds: start it early and await `ready` when they are needed.
 *
 * Inside a transaction use its own manager only, never the pool: the embedded database has one connection. Keep a
 * transaction below 50 ms, for the same reason.
 */
export class ReadModels {
  readonly #options: ReadModelsOptions;
  #opening: Promise<DataSource> | undefined;
  #pglite: Pglite | undefined;
  /** Aborts the start of PGlite, which takes seconds, if it is no longer needed. */
  readonly #starting = new AbortController();
  #closed = false;

  constructor(options: ReadModelsOptions) {
    this.#options = options;
  }

  /** Begins to open them. */
  open(): void {
    this.ready().catch((error: unknown) => {
      if (!this.#closed) this.#options.onError?.(error);
    });
  }

  /** Resolves when they are there, with every migration run. After a failure the next call tries again. */
  ready(): Promise<DataSource> {
    if (this.#closed) return Promise.reject(new Error('the read models are closed'));
    return (this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    }));
  }

  /**
   * As `ready`, with a timeout.
   *
   * @param patience milliseconds
   * @throws Problem 503
   */
  async soon(patience: number): Promise<DataSource> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(notReady('they are being opened')), patience);
    });
    try {
      return await Promise.race([this.ready(), late]);
    } catch (error) {
      throw error instanceof Problem ? error : notReady('they could not be opened');
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves if the database answers now; rejects with the reason if not. For a health probe. */
  async check(): Promise<void> {
    const { place } = this.#options;
    try {
      await (await this.ready()).query('select 1');
    } catch (error) {
      const why = databaseLost(error);
      throw why === undefined || !('url' in place)
        ? error
        : new ReadModelsAway(`${nameOf(place.url)} can't be reached: ${why}`, { cause: error });
    }
  }

  /** Whether other processes may change the data. */
  get isShared(): boolean {
    return 'url' in this.#options.place;
  }

  /** The open database may have been replaced, or lack tables: the next call reopens it, with every migration. */
  reopen(): void {
    if (this.#closed || !this.isShared) return;
    const opened = this.#opening;
    this.#opening = undefined;
    void opened?.then((source) => source.destroy()).catch(() => undefined);
  }

  /** No more calls will come: an opening that is under way, which may take seconds, is aborted. */
  abandon(): void {
    this.#closed = true;
    if (this.#pglite === undefined) this.#starting.abort();
  }

  async close(): Promise<void> {
    this.abandon();
    const source = await this.#opening?.catch(() => undefined);
    await source?.destroy();
    await this.#pglite?.close();
  }

  async #open(): Promise<DataSource> {
    const { place, onError } = this.#options;
    if ('url' in place) return this.#remote(place.url);
    try {
      return await this.#embedded(place.folder);
    } catch (error) {
      if (this.#closed) throw error;
      onError?.(new Error('the read models can’t be opened and are rebuilt', { cause: error }));
      await this.#pglite?.close();
      rmSync(place.folder, { recursive: true, force: true });
      return this.#embedded(place.folder);
    }
  }

  async #embedded(folder: string): Promise<DataSource> {
    this.#pglite = undefined;
    const { host, port } = (this.#pglite = await startPglite(folder, this.#starting.signal));
    // Behind its socket is one session: two connections lose each other's prepared statements.
    return this.#connect({ host, port, username: 'postgres', database: 'postgres' }, 1);
  }

  async #remote(url: string): Promise<DataSource> {
    const source = await this.#source({ url }, { max: POOL, connectionTimeoutMillis: CONNECT });
    const away = (what: string, error: unknown): ReadModelsAway => {
      const why = databaseLost(error) ?? (error as Error).message;
      return new ReadModelsAway(`${nameOf(url)} ${what}: ${why}`, {
        cause: error,
      });
    };
    await source.initialize().catch((error: unknown) => {
      throw away("can't be reached", error);
    });
    const one = source.createQueryRunner();
    try {
      await one.query('select pg_advisory_lock($1)', [MIGRATING]);
      await source.runMigrations({ transaction: 'each' });
      await one.query('select pg_advisory_unlock($1)', [MIGRATING]);
      await one.release();
      return source;
    } catch (error) {
      // Its connections end here, and the lock with them.
      await one.release().catch(() => undefined);
      await source.destroy();
      throw databaseLost(error) === undefined
        ? away('are behind their migrations, which failed', error)
        : away("can't be reached", error);
    }
  }

  async #connect(to: Connection, max: number): Promise<DataSource> {
    const source = await this.#source(to, { max });
    await source.initialize();
    try {
      await source.runMigrations({ transaction: 'each' });
      return source;
    } catch (error) {
      await source.destroy();
      throw error;
    }
  }

  async #source(to: Connection, extra: object): Promise<DataSource> {
    const { entities, migrations, onError } = this.#options;
    const { postgres } = await import('./data-source.ts');
    return postgres({
      ...to,
      entities,
      migrations,
      poolErrorHandler: (error: unknown) => {
        // Idle connections end when the server does; the next query gets the error.
        if (databaseLost(error) === undefined) onError?.(error);
      },
      extra,
    });
  }
}

/** A database's name for log lines: without user and password. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `the read models at ${host}${pathname}`;
}

type Connection =
  | { readonly url: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly username: string;
      readonly database: string;
    };

/** The answer while read models are missing, or behind. */
export function notReady(detail: string): Problem {
  return new Problem(
    503,
    { kind: 'not-ready', title: 'The read models are not ready', detail },
    { 'retry-after': '1' },
  );
}
