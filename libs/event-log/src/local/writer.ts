import { LogBroken, LogClosed, LogFull } from '../errors.ts';
import type { Appended, LogRecord } from '../event-log.ts';
import type { Unplaced } from '../unplaced.ts';
import type { StoredOffset } from './store.ts';

/** What one caller writes, all in one write. */
interface Wanted {
  readonly records: readonly Unplaced[];
  readonly offsets: readonly StoredOffset[];
  readonly resolve: (placed: readonly Appended[]) => void;
  readonly reject: (error: Error) => void;
}

/** What the writer needs. */
export interface WriterParts {
  /** The place of the next record of a partition: after `before`, which is not readable yet, if there is one. */
  place(record: Unplaced, before: Appended | undefined): Appended;
  write(records: readonly LogRecord[], offsets: readonly StoredOffset[]): Promise<void>;
  publish(records: readonly LogRecord[]): void;
  /** A write failed: find out what is there. */
  recover(): void;
}

/** Most records in one write: a burst must not make the first of it wait for the last. */
const MOST = 4_000;

/**
 * Group commit: one write at a time; whatever is asked for meanwhile shares the next one. So appends of many games cost
 * one sync of the disk, and offsets are assigned in the order in which records become durable.
 */
export class Writer {
  readonly #parts: WriterParts;
  #queue: Wanted[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /** Writes records and offsets together; resolves when they are durable. */
  write(
    records: readonly Unplaced[],
    offsets: readonly StoredOffset[],
  ): Promise<readonly Appended[]> {
    if (this.#closed) return Promise.reject(new LogClosed());
    return new Promise((resolve, reject) => {
      this.#queue.push({ records, offsets, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Takes nothing more; resolves when what was taken is written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    // Callers of the same turn of the event loop share the first write too.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      await this.#writeOnce(this.#take());
    }
    this.#running = null;
  }

  #take(): Wanted[] {
    let count = 0;
    let end = 0;
    for (const { records } of this.#queue) {
      count += records.length;
      if (end > 0 && count > MOST) break;
      end += 1;
    }
    return this.#queue.splice(0, end);
  }

  async #writeOnce(wanted: readonly Wanted[]): Promise<void> {
    const records: LogRecord[] = [];
    const newest = new Map<string, Appended>();
    const answers = wanted.map((one) =>
      one.records.map((record) => {
        const partition = `${record.topic}/${record.partition}`;
        const place = this.#parts.place(record, newest.get(partition));
        newest.set(partition, place);
        records.push({ ...record, ...place });
        return place;
      }),
    );
    try {
      await this.#parts.write(
        records,
        wanted.flatMap(({ offsets }) => offsets),
      );
    } catch (error) {
      const clear = error instanceof LogFull ? error : clearError(error);
      this.#parts.recover();
      for (const { reject } of wanted) reject(clear);
      return;
    }
    this.#parts.publish(records);
    wanted.forEach(({ resolve }, i) => {
      resolve(answers[i] ?? []);
    });
  }
}

function clearError(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  return /ENOSPC|No space left|MDB_MAP_FULL|File too large|EDQUOT/i.test(message)
    ? new LogFull(message, { cause: error })
    : new LogBroken(message, { cause: error });
}
