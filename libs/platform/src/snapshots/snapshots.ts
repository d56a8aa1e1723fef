import type { SnapshotMark, SnapshotRun } from '@arbiter/protocol';
import { SnapshotRecords, type RecordsOptions, type Turn } from './records.ts';
import { ENOUGH, entriesOf, RunText } from './run.ts';

/** Characters of runs beyond twice what lives, above which the oldest is written again. */
const SLACK = 1024 * 1024;
/** The same with runs, of which those that hold much need some, too. */
const SLACK_RUNS = 500;

/** What makes the text of an entry, as it is now, of one of an earlier shape. */
export type UpcastText = (text: string) => string;

/** Whose snapshots, and where. */
export interface SnapshotsOptions extends RecordsOptions {
  /** What entries look like. */
  readonly shape: string;
  /** By earlier shapes that can still be read. */
  readonly upcasts?: Readonly<Record<string, UpcastText>>;
}

/** The text of an entry, in one line, made when it is written; null: the entry is gone. */
export type EntryText = (() => string) | null;

/** A snapshot of a partition: what is different from the one before. */
export interface Snapshot {
  /** Offset of the fold's events before which everything is in the entries. */
  readonly from: number;
  /** Where to replay from if the entries can't be read: at the oldest live entry, or at the first record. */
  readonly oldest: number;
  /** By the fold's own keys. */
  readonly entries: ReadonlyMap<string, EntryText>;
}

/**
 * How a restored state came about: there is no snapshot; the last one; the one before, because the last is damaged; none
 * that is whole; the last one has a shape that we can't read.
 */
export const OUTCOMES = ['none', 'whole', 'older', 'damaged', 'foreign'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Where to go on reading, and the entries as they stand there. */
export interface Restored {
  readonly outcome: Outcome;
  readonly from: number;
  readonly entries: ReadonlyMap<string, string>;
  /** The shapes in which they were written. */
  readonly shapes: ReadonlySet<string>;
}

/** Where the entry of a key lies. */
interface Lies {
  readonly run: SnapshotRun;
  readonly characters: number;
}

/** What is known of a partition's snapshots. */
interface Kept {
  /** Oldest first. */
  readonly runs: readonly SnapshotRun[];
  readonly entries: ReadonlyMap<string, Lies>;
  /** Keys of records to be removed when the next snapshot begins. */
  readonly unneeded: readonly string[];
  /** Which of its keys the next mark has. */
  readonly turn: Turn;
}

const NO_ENTRIES: Pick<Restored, 'entries' | 'shapes'> = { entries: new Map(), shapes: new Set() };

const NOTHING: Kept = { runs: [], entries: new Map(), unneeded: [], turn: 0 };

/** The snapshots of one fold, by partition: runs of what changed, and marks that list them (decision 15). */
export class Snapshots {
  readonly fold: string;
  readonly #records: SnapshotRecords;
  readonly #shape: string;
  readonly #upcasts: Readonly<Record<string, UpcastText>>;
  readonly #partitions = new Map<number, Kept>();

  constructor({ shape, upcasts = {}, ...records }: SnapshotsOptions) {
    this.fold = records.fold;
    this.#records = new SnapshotRecords(records);
    this.#shape = shape;
    this.#upcasts = upcasts;
  }

  /** Characters of the entries that count, of all partitions. */
  get size(): number {
    return [...this.#partitions.values()].reduce((sum, { entries }) => sum + sizeOf(entries), 0);
  }

  /** The last whole snapshot of a partition, or from where to replay. @throws what the log throws */
  async restore(partition: number): Promise<Restored> {
    let oldest: number | undefined;
    for await (const marked of this.#records.marks(partition)) {
      const { mark, turn } = marked;
      if (mark.runs.some(({ shape }) => this.#upcastOf(shape) === undefined)) {
        const unneeded = [
          ...mark.unneeded,
          ...mark.runs.flatMap((run) => this.#records.keysOf(run)),
        ];
        this.#partitions.set(partition, { ...NOTHING, unneeded, turn: other(turn) });
        return { outcome: 'foreign', from: mark.oldest, ...NO_ENTRIES };
      }
      const read = await this.#records.readRuns(partition, marked);
      if (read === undefined) {
        oldest ??= mark.oldest;
        continue;
      }
      const { texts, entries } = this.#takeUp(mark.runs, read.parts);
      const unneeded = [...mark.unneeded, ...read.strays];
      this.#partitions.set(partition, { runs: mark.runs, entries, unneeded, turn: other(turn) });
      const outcome = oldest === undefined ? 'whole' : 'older';
      const shapes = new Set(mark.runs.map(({ shape }) => shape));
      return { outcome, from: mark.from, entries: texts, shapes };
    }
    this.#partitions.set(partition, NOTHING);
    const outcome = oldest === undefined ? 'none' : 'damaged';
    return { outcome, from: oldest ?? 0, ...NO_ENTRIES };
  }

  /**
   * Writes a snapshot: its runs, then its mark. Resolves when it is valid. If it rejects, the previous one stays valid,
   * and all of this one belongs to the next. Only one of a partition may be written at a time.
   *
   * @throws what the log throws
   */
  async store(partition: number, { from, oldest, entries }: Snapshot): Promise<void> {
    const before = this.#partitions.get(partition) ?? NOTHING;
    const begun: string[] = [];
    try {
      // The last mark lists none of them, and the one that does is overwritten now.
      await this.#records.remove(partition, before.unneeded);
      const { runs, entries: lie } = await this.#write(partition, before, entries, begun);
      const listed = new Set(runs);
      const unneeded = before.runs
        .filter((run) => !listed.has(run))
        .flatMap((run) => this.#records.keysOf(run));
      const mark: SnapshotMark = { from, oldest, runs: [...runs], unneeded };
      await this.#records.writeMark(partition, before.turn, mark);
      const turn = other(before.turn);
      this.#partitions.set(partition, { runs, entries: lie, unneeded, turn });
    } catch (error) {
      const unneeded = [...before.unneeded, ...begun];
      this.#partitions.set(partition, { ...before, unneeded });
      throw error;
    }
  }

  /** Forgets a partition that was released. */
  release(partition: number): void {
    this.#partitions.delete(partition);
  }

  /** Writes what changed, and what lives of the oldest runs where these hold too much that doesn't. */
  async #write(
    partition: number,
    before: Kept,
    changed: Snapshot['entries'],
    begun: string[],
  ): Promise<Pick<Kept, 'runs' | 'entries'>> {
    const runs = [...before.runs];
    const entries = new Map(before.entries);
    let text = new RunText();
    const close = async (): Promise<void> => {
      if (text.isEmpty) return;
      const { sizes } = text;
      const run = await this.#records.writeRun(partition, text, this.#shape, (key) => {
        begun.push(key);
      });
      runs.push(run);
      for (const [key, characters] of sizes) {
        if (characters === null) entries.delete(key);
        else entries.set(key, { run, characters });
      }
      text = new RunText();
    };
    for (const [key, made] of changed) {
      if (made === null && !entries.has(key)) continue;
      text.add(key, made?.() ?? null);
      if (text.isFull) await close();
    }
    for (let old = before.runs.length; old > 0 && holdsTooMuch(runs, entries); old--) {
      const [oldest] = runs;
      if (oldest === undefined) break;
      const upcast = this.#upcastOf(oldest.shape) ?? asItIs;
      for (const [key, line] of entriesOf(await this.#records.readRun(partition, oldest))) {
        if (line === null || text.has(key) || entries.get(key)?.run !== oldest) continue;
        text.add(key, upcast(line));
        if (text.isFull) await close();
      }
      runs.shift();
    }
    await close();
    return { runs, entries };
  }

  /** Folds runs, each over those before it. */
  #takeUp(
    runs: readonly SnapshotRun[],
    parts: ReadonlyMap<string, readonly string[]>,
  ): { readonly texts: Map<string, string>; readonly entries: Map<string, Lies> } {
    const [texts, entries] = [new Map<string, string>(), new Map<string, Lies>()];
    for (const run of runs) {
      const upcast = this.#upcastOf(run.shape) ?? asItIs;
      for (const [key, text] of entriesOf(parts.get(run.name) ?? [])) {
        if (text === null) {
          texts.delete(key);
          entries.delete(key);
        } else {
          texts.set(key, upcast(text));
          entries.set(key, { run, characters: text.length });
        }
      }
    }
    return { texts, entries };
  }

  #upcastOf(shape: string): UpcastText | undefined {
    return shape === this.#shape ? asItIs : this.#upcasts[shape];
  }
}

const asItIs: UpcastText = (text) => text;
const other = (turn: Turn): Turn => (turn === 0 ? 1 : 0);

function sizeOf(entries: Kept['entries']): number {
  let size = 0;
  for (const { characters } of entries.values()) size += characters;
  return size;
}

function holdsTooMuch(runs: readonly SnapshotRun[], entries: Kept['entries']): boolean {
  const twice = 2 * sizeOf(entries);
  const all = runs.reduce((sum, { characters }) => sum + characters, 0);
  return all > twice + SLACK || runs.length > twice / ENOUGH + SLACK_RUNS;
}
