import { Logger } from '@nestjs/common';
import type { Metrics } from '@arbiter/telemetry';
import { SnapshotMetrics } from './snapshots.metrics.ts';
import type { Restored, Snapshot, Snapshots } from './snapshots.ts';

/** When a snapshot is due. */
export interface Due {
  /** After this many events of a partition. */
  readonly events: number;
  /** This many milliseconds after the first change that is in no snapshot. */
  readonly millis: number;
}

const DUE: Due = { events: 2_000, millis: 300_000 };
/** How often to check whether one is due by time, in milliseconds. */
const TICK = 5_000;

/** What keeping a fold needs. */
export interface KeepingOptions {
  readonly snapshots: Snapshots;
  readonly metrics: Metrics;
  /**
   * What these keys hold now, all at one offset: what the texts are made of must not change any more. Keys that it
   * leaves out stay for a later snapshot. Undefined: there is nothing to write for this partition now.
   */
  readonly take: (partition: number, keys: ReadonlySet<string>) => Snapshot | undefined;
  readonly due?: Partial<Due>;
  /** The time in milliseconds; the system's clock if left out. */
  readonly now?: () => number;
}

/** What is in no snapshot of a partition yet. */
interface Unsaved {
  keys: Set<string>;
  events: number;
  /** When the first of them came. */
  since: number | null;
}

/**
 * Keeps a fold: notes what changed and writes snapshots of it in the background. A snapshot that could not be written
 * is counted and logged, and what would have been in it is in the next one.
 */
export class Keeping {
  readonly #snapshots: Snapshots;
  readonly #take: KeepingOptions['take'];
  readonly #due: Due;
  readonly #now: () => number;
  readonly #metrics: SnapshotMetrics;
  readonly #logger: Logger;
  readonly #partitions = new Map<number, Unsaved>();
  readonly #writing = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ snapshots, metrics, take, due, now = Date.now }: KeepingOptions) {
    this.#snapshots = snapshots;
    this.#take = take;
    this.#due = { ...DUE, ...due };
    this.#now = now;
    this.#logger = new Logger(`snapshots of ${snapshots.fold}`);
    this.#metrics = new SnapshotMetrics(metrics, snapshots.fold, () => ({
      age: this.#age(),
      size: snapshots.size,
    }));
  }

  /** Starts the timer. */
  start(): void {
    this.#timer = setInterval(() => {
      this.tick();
    }, TICK);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Acquires a partition: returns its last snapshot. From now on we write its snapshots.
   *
   * @throws what the log throws
   */
  async assigned(partition: number): Promise<Restored> {
    const restored = await this.read(partition);
    this.#partitions.set(partition, { keys: new Set(), events: 0, since: null });
    return restored;
  }

  /** The last snapshot of a partition, whether or not we own it. @throws what the log throws */
  async read(partition: number): Promise<Restored> {
    const restored = await this.#snapshots.restore(partition);
    const { outcome, from } = restored;
    this.#metrics.restored(outcome);
    if (outcome === 'older' || outcome === 'damaged' || outcome === 'foreign') {
      this.#logger.warn({ message: `snapshot ${TOLD[outcome]}`, partition, from });
    }
    return restored;
  }

  /** Something of these keys changed. */
  changed(partition: number, ...keys: readonly string[]): void {
    const unsaved = this.#partitions.get(partition);
    if (unsaved === undefined) return;
    unsaved.since ??= this.#now();
    for (const key of keys) unsaved.keys.add(key);
  }

  /** Counts folded events, whose changes were noted before. Starts a snapshot if one is due. */
  folded(partition: number, events: number): void {
    const unsaved = this.#partitions.get(partition);
    if (unsaved === undefined) return;
    unsaved.events += events;
    if (unsaved.events >= this.#due.events) void this.#begin(partition);
  }

  /** Starts snapshots of what has waited long enough. */
  tick(): void {
    const before = this.#now() - this.#due.millis;
    for (const [partition, { since }] of this.#partitions) {
      if (since !== null && since <= before) void this.#begin(partition);
    }
  }

  /** Resolves when all that has changed is in a snapshot, or could not be written. */
  async save(partition: number): Promise<void> {
    await this.#writing.get(partition);
    const unsaved = this.#partitions.get(partition);
    if (unsaved === undefined || unsaved.since === null) return;
    await this.#begin(partition);
  }

  /** Releases a partition. Resolves when its last snapshot is written, or could not be. */
  async revoked(partition: number): Promise<void> {
    await this.save(partition);
    this.#partitions.delete(partition);
    this.#snapshots.release(partition);
  }

  #begin(partition: number): Promise<void> {
    const running = this.#writing.get(partition);
    if (running !== undefined) return running;
    const writing = this.#write(partition).finally(() => this.#writing.delete(partition));
    this.#writing.set(partition, writing);
    return writing;
  }

  async #write(partition: number): Promise<void> {
    const unsaved = this.#partitions.get(partition);
    if (unsaved === undefined) return;
    const { keys, since } = unsaved;
    let written: Iterable<string> = [];
    try {
      const snapshot = this.#take(partition, keys);
      if (snapshot === undefined) return;
      written = snapshot.entries.keys();
      unsaved.keys = new Set([...keys].filter((key) => !snapshot.entries.has(key)));
      unsaved.events = 0;
      // A fold that leaves something out knows from where to read it again.
      unsaved.since = unsaved.keys.size > 0 ? this.#now() : null;
      await this.#snapshots.store(partition, snapshot);
    } catch (error) {
      unsaved.since = since;
      unsaved.events = 0;
      for (const key of written) unsaved.keys.add(key);
      this.#metrics.failed();
      this.#logger.error(error);
    }
  }

  #age(): number {
    let oldest = this.#now();
    for (const { since } of this.#partitions.values()) oldest = Math.min(oldest, since ?? oldest);
    return (this.#now() - oldest) / 1000;
  }
}

const TOLD = {
  older: 'is damaged: the one before it is read',
  damaged: 'is damaged: the record is replayed',
  foreign: 'has another shape: the record is replayed',
} as const;
