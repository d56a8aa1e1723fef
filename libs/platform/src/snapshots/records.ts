import { randomUUID } from 'node:crypto';
import { makeHeaders, snapshotMark, type SnapshotMark, type SnapshotRun } from '@arbiter/protocol';
import type { EventLog, LogRecord, NewRecord } from '@arbiter/event-log';
import type { RunText } from './run.ts';

/** Records from the end on among which a mark is looked for first; each time that there is none, among more. */
const WINDOW = 32;
const WIDER = 4;
/** Tombstones in one append. */
const TOMBSTONES = 500;

/** Which of its two keys a mark has. */
export type Turn = 0 | 1;

/** A mark as it was found. */
export interface Marked {
  readonly mark: SnapshotMark;
  readonly offset: number;
  readonly turn: Turn;
}

/** What lies on the topic from the first run of a mark on. */
export interface ReadRuns {
  /** The parts of each run, by its name. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  /** Keys of records that no mark which we know needs: of a snapshot that was cut off, or of another writer. */
  readonly strays: readonly string[];
}

/** Whose records, and where. */
export interface RecordsOptions {
  readonly log: EventLog;
  /** A compacted topic, which several folds may share. */
  readonly topic: string;
  /** The service, as the source of its records. */
  readonly source: string;
  /** Name of the fold, before the keys of its records. */
  readonly fold: string;
}

/** How the snapshots of a fold lie on their topic. */
export class SnapshotRecords {
  readonly #log: EventLog;
  readonly #topic: string;
  readonly #source: string;
  readonly #fold: string;
  /** No other writer has runs of such names. */
  readonly #writer = randomUUID();
  #named = 0;

  constructor({ log, topic, source, fold }: RecordsOptions) {
    this.#log = log;
    this.#topic = topic;
    this.#source = source;
    this.#fold = fold;
  }

  /** The marks of a partition that are still there, the last one first. */
  async *marks(partition: number): AsyncGenerator<Marked> {
    const { first, next } = await this.#log.extent(this.#topic, partition);
    for (let end = next, width = WINDOW; end > first; width *= WIDER) {
      const begin = Math.max(first, end - width);
      const found: Marked[] = [];
      for await (const record of this.#log.read(this.#topic, partition, begin, end)) {
        const marked = this.#markIn(record);
        if (marked !== undefined) found.push(marked);
      }
      yield* found.reverse();
      end = begin;
    }
  }

  /** The runs of a mark; undefined if one of them is not whole. */
  async readRuns(partition: number, { mark, offset }: Marked): Promise<ReadRuns | undefined> {
    const from = Math.min(offset, ...mark.runs.map(({ first }) => first));
    const values = await this.#runValues(partition, from);
    const parts = new Map<string, readonly string[]>();
    for (const run of mark.runs) {
      const own = partsOf(this.keysOf(run), values);
      if (!isWhole(run, own)) return undefined;
      parts.set(run.name, own);
      for (const key of this.keysOf(run)) values.delete(key);
    }
    return { parts, strays: [...values.keys()] };
  }

  /** The parts of one run. @throws Error if it is not whole */
  async readRun(partition: number, run: SnapshotRun): Promise<readonly string[]> {
    const values = await this.#runValues(partition, run.first, run.last + 1);
    const parts = partsOf(this.keysOf(run), values);
    if (!isWhole(run, parts)) throw new Error(`run ${run.name} of ${this.#fold} is not whole`);
    return parts;
  }

  /**
   * Appends a run, one record after the other, so that other appends can come between them.
   *
   * @param begun called with the key of each record before it is appended
   */
  async writeRun(
    partition: number,
    text: RunText,
    shape: string,
    begun: (key: string) => void,
  ): Promise<SnapshotRun> {
    const name = `${this.#writer}.${this.#named++}`;
    const offsets: number[] = [];
    const parts = text.parts();
    for (const [index, part] of parts.entries()) {
      const key = this.#partKey(name, index);
      begun(key);
      const [place] = await this.#log.append([this.#record(partition, key, part, 'text/plain')]);
      if (place !== undefined) offsets.push(place.offset);
    }
    const [first = 0] = offsets;
    const last = offsets.at(-1) ?? first;
    return { name, shape, parts: parts.length, characters: lengthOf(parts), first, last };
  }

  async writeMark(partition: number, turn: Turn, mark: SnapshotMark): Promise<void> {
    const key = this.#key('mark', String(turn));
    await this.#log.append([this.#record(partition, key, JSON.stringify(mark))]);
  }

  /** Removes records by their keys. */
  async remove(partition: number, keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += TOMBSTONES) {
      const some = keys.slice(at, at + TOMBSTONES);
      await this.#log.append(some.map((key) => this.#record(partition, key, null)));
    }
  }

  /** The keys of a run's records. */
  keysOf({ name, parts }: SnapshotRun): string[] {
    return Array.from({ length: parts }, (_, part) => this.#partKey(name, part));
  }

  /** What the records of runs say that lie between two offsets, by their keys. */
  async #runValues(partition: number, from: number, to?: number): Promise<Map<string, string>> {
    const values = new Map<string, string>();
    const isRun = this.#key('run', '');
    for await (const { key, value } of this.#log.read(this.#topic, partition, from, to)) {
      if (!key.startsWith(isRun)) continue;
      if (value === null) values.delete(key);
      else values.set(key, value);
    }
    return values;
  }

  #markIn({ key, value, offset }: LogRecord): Marked | undefined {
    const turns: readonly Turn[] = [0, 1];
    const turn = turns.find((one) => key === this.#key('mark', String(one)));
    if (turn === undefined || value === null) return undefined;
    const mark = snapshotMark.safeParse(JSON.parse(value));
    return mark.success ? { mark: mark.data, offset, turn } : undefined;
  }

  #record(partition: number, key: string, value: string | null, type?: string): NewRecord {
    const headers = makeHeaders({
      id: randomUUID(),
      source: this.#source,
      type: 'arbiter.snapshot.v2',
    });
    return {
      ...{ topic: this.#topic, partition, key, value },
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
    };
  }

  #partKey(run: string, part: number): string {
    return this.#key('run', `${run}/${part}`);
  }

  #key(kind: 'mark' | 'run', rest: string): string {
    return `${this.#fold}/${kind}/${rest}`;
  }
}

const partsOf = (keys: readonly string[], values: ReadonlyMap<string, string>): string[] =>
  keys.flatMap((key) => values.get(key) ?? []);

const lengthOf = (parts: readonly string[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0);

const isWhole = (run: SnapshotRun, parts: readonly string[]): boolean =>
  parts.length === run.parts && lengthOf(parts) === run.characters;
