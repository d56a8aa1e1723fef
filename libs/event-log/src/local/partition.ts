import type { LogRecord, TopicSettings } from '../event-log.ts';
import type { Keyed } from '../key-index.ts';
import type { Source } from '../pump.ts';
import { Waiting } from '../waiting.ts';
import type { Kept, LogStore } from './store.ts';

/** How many of the newest records stay in memory, so that close followers need no disk; at most twice as many. */
const RECENT = 2_000;

/** How many characters of them do: a snapshot's may be as long as hundreds of others. At most twice as many. */
const RECENT_CHARACTERS = 1_000_000;

/** How many an ephemeral topic keeps. A reader that lags further behind loses records. */
const RECENT_EPHEMERAL = 20_000;

/** Is told what was read from the store, from which offset on. */
type OnRead = (from: number, records: readonly LogRecord[]) => void;

/** One partition as its readers see it: only durable records can be read. */
export class Partition implements Source {
  first: number;
  /** Offset of the next record to become readable. */
  next: number;
  lastTime: number;
  readonly #settings: TopicSettings;
  readonly #index: number;
  readonly #store: LogStore;
  readonly #onRead: OnRead;
  readonly #waiting = new Waiting();
  #recent: LogRecord[] = [];
  /** Of their values. */
  #characters = 0;

  constructor(settings: TopicSettings, index: number, kept: Kept, store: LogStore, onRead: OnRead) {
    this.#settings = settings;
    this.#index = index;
    this.#store = store;
    this.#onRead = onRead;
    this.first = kept.first;
    this.next = kept.next;
    this.lastTime = kept.lastTime;
  }

  /** These records, which follow the last one, are safe now. */
  publish(records: readonly LogRecord[]): void {
    for (const record of records) {
      this.#recent.push(record);
      this.#characters += lengthOf(record);
    }
    const last = records.at(-1);
    if (last === undefined) return;
    this.next = last.offset + 1;
    this.lastTime = last.time;
    this.#trim();
    this.#waiting.wake();
  }

  #trim(): void {
    if (this.#settings.ephemeral) {
      if (this.#recent.length <= 2 * RECENT_EPHEMERAL) return;
      this.#keep(this.#recent.slice(-RECENT_EPHEMERAL));
      this.first = this.#recent[0]?.offset ?? this.next;
    } else if (this.#recent.length > 2 * RECENT || this.#characters > 2 * RECENT_CHARACTERS) {
      this.#keep(newest(this.#recent));
    }
  }

  #keep(records: LogRecord[]): void {
    this.#recent = records;
    this.#characters = records.reduce((sum, record) => sum + lengthOf(record), 0);
  }

  /** A write failed, and this is what the store has now. */
  reset(kept: Kept): void {
    this.first = kept.first;
    this.next = Math.max(this.next, kept.next);
    this.lastTime = Math.max(this.lastTime, kept.lastTime);
    this.#keep([]);
    this.#waiting.wake();
  }

  /** Retention took what lies before this offset. */
  forget(before: number): void {
    this.first = Math.min(before, this.next);
    this.#keep(this.#recent.filter(({ offset }) => offset >= this.first));
  }

  /** Readable records from an offset on, at most `limit`. There may be none although more come later. */
  read(from: number, limit: number): readonly LogRecord[] {
    if (from >= this.next) return [];
    const oldest = this.#recent[0];
    if (oldest !== undefined && (from >= oldest.offset || this.#settings.ephemeral)) {
      const start = Math.max(0, from - oldest.offset);
      return this.#recent.slice(start, start + limit);
    }
    if (this.#settings.ephemeral) return [];
    const records = this.#store.read(this.#settings.name, this.#index, from, limit);
    this.#onRead(from, records);
    return records;
  }

  /** Where the records from an offset on are that can be read, at most `limit`, and their keys. */
  keys(from: number, limit: number): readonly Keyed[] {
    const oldest = this.#recent[0];
    const inMemory = oldest !== undefined && from >= oldest.offset;
    if (inMemory || this.#settings.ephemeral) return this.read(from, limit);
    return this.#store.keys(this.#settings.name, this.#index, from, limit);
  }

  /** Resolves when there may be more to read than up to `from`, or when the reader is to stop. */
  async more(from: number, stopped: AbortSignal): Promise<void> {
    if (from >= this.next) await this.#waiting.wait(stopped);
  }
}

function lengthOf(record: LogRecord | undefined): number {
  return record?.value?.length ?? 0;
}

/** The last of these, as many as stay in memory. */
function newest(records: readonly LogRecord[]): LogRecord[] {
  let start = records.length;
  let characters = 0;
  while (start > 0 && records.length - start < RECENT) {
    characters += lengthOf(records[start - 1]);
    if (characters > RECENT_CHARACTERS) break;
    start -= 1;
  }
  return records.slice(start);
}
