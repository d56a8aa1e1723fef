import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Headers } from '@arbiter/protocol';
import { open, type Database, type RootDatabase } from 'lmdb';
import { LogFull } from '../errors.ts';
import type { LogRecord, TopicSettings } from '../event-log.ts';
import type { Keyed } from '../key-index.ts';
import { lockFolder } from './folder-lock.ts';
import type { Kept, LogStore, StoredOffset } from './store.ts';

/** Partition p has the keys from p times this on; a double holds them exactly up to partition 8,191. */
const SPAN = 2 ** 40;

/** How long a tombstone stays after it could be read: a reader that lags further behind starts over anyway. */
const TOMBSTONE_MS = 86_400_000;

/** Records removed in one write. */
const SWEEP = 5_000;

/** What an LMDB store is opened with. */
export interface LmdbStoreOptions {
  /** Folder of its files; created if it is not there. One process at a time. */
  readonly folder: string;
  /** Size of the file in bytes above which appends are refused with `LogFull`; none if left out. */
  readonly limitBytes?: number;
}

interface LmdbTopic {
  readonly settings: TopicSettings;
  readonly records: Database<string, number>;
  /** Of a compacted topic: where the last record of each key is. */
  readonly last: Database<number, string> | null;
}

/**
 * A store in LMDB files. A resolved promise of `write` means synced to disk, and a write is atomic.
 *
 * @throws LogInUse
 */
export function lmdbStore({ folder, limitBytes = Infinity }: LmdbStoreOptions): LogStore {
  const unlock = lockFolder(folder);
  try {
    return new LmdbStore(folder, limitBytes, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Rewrites a store's file without what was removed from it: LMDB leaves the bytes where they are until something else
 * needs their place. It must not be open. Atomic.
 *
 * @throws LogInUse
 */
export async function compactLmdb(folder: string): Promise<void> {
  const unlock = lockFolder(folder);
  const aside = join(folder, 'compacting');
  try {
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside);
    const root = openRoot(folder);
    try {
      await root.backup(aside, true);
    } finally {
      await root.close();
    }
    renameSync(join(aside, FILE), join(folder, FILE));
  } finally {
    rmSync(aside, { recursive: true, force: true });
    unlock();
  }
}

/** The name that LMDB gives its file. */
const FILE = 'data.mdb';

function openRoot(folder: string): RootDatabase {
  return open({
    path: folder,
    // A folder, even if its name has a dot in it.
    noSubdir: false,
    // With it a promise resolves before the sync: what was acknowledged could be lost.
    overlappingSync: false,
    // A write is one explicit batch. With it on, a failed commit also rejects a promise that nobody can catch.
    eventTurnBatching: false,
    // A commit of 2 kB fills a page of 4 kB alone; three of them fill one of 8 kB, as quickly.
    pageSize: 8192,
    // Two databases a compacted topic, one for others, with room for topics to come.
    maxDbs: 96,
  });
}

class LmdbStore implements LogStore {
  readonly #root: RootDatabase;
  readonly #offsets: Database<number, string>;
  readonly #meta: Database<number, string>;
  readonly #topics = new Map<string, LmdbTopic>();
  readonly #file: string;
  readonly #limit: number;
  readonly #unlock: () => void;

  constructor(folder: string, limitBytes: number, unlock: () => void) {
    this.#file = join(folder, FILE);
    this.#limit = limitBytes;
    this.#unlock = unlock;
    this.#root = openRoot(folder);
    this.#offsets = this.#root.openDB('offsets', { encoding: 'json' });
    this.#meta = this.#root.openDB('partitions', { encoding: 'json' });
  }

  open(settings: TopicSettings): readonly Kept[] {
    const { name, partitions } = settings;
    const before = this.#meta.get(name);
    if (before !== undefined && before !== partitions) {
      throw new RangeError(
        `${name} was written with ${before} partitions, not ${partitions}: a topic's version fixes them`,
      );
    }
    if (before === undefined) this.#meta.putSync(name, partitions);
    let topic = this.#topics.get(name);
    if (topic === undefined) {
      const records = this.#root.openDB<string, number>(`records/${name}`, { encoding: 'string' });
      const last =
        settings.retention === 'compacted'
          ? this.#root.openDB<number, string>(`last/${name}`, { encoding: 'json' })
          : null;
      this.#topics.set(name, (topic = { settings, records, last }));
    }
    return this.#kept(topic);
  }

  async write(records: readonly LogRecord[], offsets: readonly StoredOffset[]): Promise<void> {
    if (this.#limit < Infinity) this.#checkRoom(records);
    await this.#batch((all) => {
      const superseded = new Map<string, number>();
      for (const record of records) all.push(...this.#put(record, superseded));
      for (const { group, topic, partition, offset } of offsets) {
        all.push(this.#offsets.put(offsetKey(group, topic, partition), offset));
      }
    });
  }

  read(name: string, partition: number, from: number, limit: number): LogRecord[] {
    const base = partition * SPAN;
    const range = { start: base + from, end: base + SPAN, limit, snapshot: false };
    const found: LogRecord[] = [];
    for (const { key, value } of this.#topic(name).records.getRange(range)) {
      found.push(parseRecord(name, partition, key - base, value));
    }
    return found;
  }

  keys(name: string, partition: number, from: number, limit: number): Keyed[] {
    const { records } = this.#topic(name);
    const base = partition * SPAN;
    const range = { start: base + from, end: base + SPAN, limit, snapshot: false };
    const found: Keyed[] = [];
    for (const place of records.getKeys(range)) {
      // Its bytes are good until the next are asked for. What of them is a value is not made a text.
      const bytes = records.getBinaryFast(place);
      if (bytes === undefined) continue;
      const end = bytes.indexOf(NEWLINE);
      const { key } = parseHead(bytes.toString('utf8', 0, end < 0 ? bytes.length : end));
      found.push({ offset: place - base, key });
    }
    return found;
  }

  offsetOf(group: string, topic: string, partition: number): number | null {
    return this.#offsets.get(offsetKey(group, topic, partition)) ?? null;
  }

  async sweep({ name }: TopicSettings, now: number): Promise<readonly Kept[]> {
    const topic = this.#topic(name);
    for (let partition = 0; partition < topic.settings.partitions; partition++) {
      for (;;) {
        const old = this.#old(topic, partition, now);
        if (old.length === 0) break;
        await this.#batch((all) => {
          for (const { offset, key } of old) {
            all.push(topic.records.remove(partition * SPAN + offset));
            if (topic.last !== null) all.push(topic.last.remove(lastKey(partition, key)));
          }
        });
      }
    }
    return this.#kept(topic);
  }

  async close(): Promise<void> {
    await this.#root.close();
    this.#unlock();
  }

  /** One transaction of what `write` asks for. */
  async #batch(write: (all: Promise<boolean>[]) => void): Promise<void> {
    const all: Promise<boolean>[] = [];
    const whole = this.#root.batch(() => {
      write(all);
    });
    // Where the transaction fails, each of its promises rejects; the reason is in that of the whole.
    for (const one of all) one.catch(() => undefined);
    try {
      await whole;
    } catch (error) {
      const { commitError } = error as { commitError?: Promise<never> };
      throw (await commitError?.catch((cause: unknown) => cause)) ?? error;
    }
  }

  #put(record: LogRecord, superseded: Map<string, number>): Promise<boolean>[] {
    const { records, last } = this.#topic(record.topic);
    const { partition, offset, key } = record;
    const all = [records.put(partition * SPAN + offset, makeRecord(record))];
    if (last === null) return all;
    const name = lastKey(partition, key);
    const inBatch = `${record.topic}/${name}`;
    const before = superseded.get(inBatch) ?? last.get(name);
    if (before !== undefined) all.push(records.remove(partition * SPAN + before));
    superseded.set(inBatch, offset);
    all.push(last.put(name, offset));
    return all;
  }

  /** What may be removed, oldest first. Never the last record of a partition: the next offset is counted from it. */
  #old({ settings, records }: LmdbTopic, partition: number, now: number): LogRecord[] {
    const { name, retention } = settings;
    if (retention === 'forever') return [];
    const before = now - (retention === 'compacted' ? TOMBSTONE_MS : retention);
    const base = partition * SPAN;
    const last = this.#end(records, partition) - 1;
    const found: LogRecord[] = [];
    for (const { key, value } of records.getRange({ start: base, end: base + last })) {
      const record = parseRecord(name, partition, key - base, value);
      if (record.time >= before || found.length === SWEEP) break;
      if (retention !== 'compacted' || record.value === null) found.push(record);
    }
    return found;
  }

  #kept({ settings, records }: LmdbTopic): Kept[] {
    return Array.from({ length: settings.partitions }, (_, partition) => {
      const base = partition * SPAN;
      const next = this.#end(records, partition);
      if (next === 0) return { first: 0, next: 0, lastTime: 0 };
      const [first = base] = records.getKeys({ start: base, end: base + SPAN, limit: 1 });
      const last = records.get(base + next - 1) ?? '';
      const { time } = parseRecord(settings.name, partition, next - 1, last);
      return { first: first - base, next, lastTime: time };
    });
  }

  #end(records: Database<string, number>, partition: number): number {
    const start = (partition + 1) * SPAN - 1;
    const range = { start, end: partition * SPAN - 1, reverse: true, limit: 1 };
    for (const key of records.getKeys(range)) return key - partition * SPAN + 1;
    return 0;
  }

  #checkRoom(records: readonly LogRecord[]): void {
    const wanted = records.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
    const used = statSync(this.#file).size;
    if (used + wanted > this.#limit) {
      throw new LogFull(`${this.#file} has ${used} of ${this.#limit} bytes`);
    }
  }

  #topic(name: string): LmdbTopic {
    const topic = this.#topics.get(name);
    if (topic === undefined) throw new Error(`topic ${name} was not opened`);
    return topic;
  }
}

const offsetKey = (group: string, topic: string, partition: number) =>
  JSON.stringify([group, topic, partition]);
const lastKey = (partition: number, key: string) => `${partition}/${key}`;

const NEWLINE = 10;

/** A record as text: a line of JSON, then the value as it is; without the newline it is a tombstone. */
function makeRecord({ time, key, headers, value }: LogRecord): string {
  const head = JSON.stringify([time, key, headers]);
  return value === null ? head : `${head}\n${value}`;
}

function parseRecord(topic: string, partition: number, offset: number, text: string): LogRecord {
  const end = text.indexOf('\n');
  const value = end < 0 ? null : text.slice(end + 1);
  return { topic, partition, offset, ...parseHead(end < 0 ? text : text.slice(0, end)), value };
}

function parseHead(text: string): Pick<LogRecord, 'time' | 'key' | 'headers'> {
  const [time, key, headers] = JSON.parse(text) as [number, string, Headers];
  return { time, key, headers };
}
