import { setTimeout } from 'node:timers/promises';
import type { BatchHandler, LogRecord } from './event-log.ts';

/** Pause before a batch whose handler failed is redelivered, in milliseconds. */
const AGAIN_AFTER = 100;

/** Where a pump takes one partition's records from. */
export interface Source {
  /** Offset after the last record that can be read now. */
  readonly next: number;
  /**
   * Resolves when there may be more to read than up to `from`, or when the reader is to stop.
   *
   * @throws Error if it can't be read
   */
  more(from: number, stopped: AbortSignal): Promise<void>;
  /** Records that can be read now, from an offset on, at most `limit`. There may be none although more come later. */
  read(from: number, limit: number): readonly LogRecord[];
}

/** What a pump moves, from where, to whom. */
export interface PumpOptions {
  readonly topic: string;
  readonly index: number;
  readonly source: Source;
  readonly from: number;
  readonly maxRecords: number;
  readonly onBatch: BatchHandler;
  readonly onError: (error: unknown) => void;
}

/** Moves one partition's records to a handler, batch after batch, until it is stopped. */
export class Pump {
  readonly #stop = new AbortController();
  readonly #done: Promise<void>;

  constructor(options: PumpOptions) {
    this.#done = this.#run(options);
  }

  /** Resolves when the handler is done with its last batch. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#done;
  }

  async #run(options: PumpOptions): Promise<void> {
    const { topic, index, source, maxRecords, onBatch, onError } = options;
    const { signal } = this.#stop;
    // An ephemeral topic starts empty with each process, so a committed offset may be past its end.
    let from = Math.min(options.from, source.next);
    for (;;) {
      try {
        await source.more(from, signal);
        if (signal.aborted) return;
        const records = source.read(from, maxRecords);
        const last = records.at(-1);
        if (last === undefined) {
          from = source.next; // Compaction or retention removed the rest.
          continue;
        }
        await onBatch({ topic, partition: index, records, next: last.offset + 1 });
        from = last.offset + 1;
      } catch (error) {
        onError(error);
        await setTimeout(AGAIN_AFTER, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
