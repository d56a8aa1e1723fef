import { setTimeout } from 'node:timers/promises';
import type { BatchHandler } from '../event-log.ts';
import type { Partition } from './partition.ts';

/** Pause before a batch that its handler failed on comes again, in milliseconds. */
const AGAIN_AFTER = 100;

/** What a pump moves, from where, to whom. */
export interface PumpOptions {
  readonly topic: string;
  readonly index: number;
  readonly partition: Partition;
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

  /** Kept when the handler is done with its last batch. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#done;
  }

  async #run(options: PumpOptions): Promise<void> {
    const { topic, index, partition, maxRecords, onBatch, onError } = options;
    const { signal } = this.#stop;
    // An ephemeral topic begins anew with each process, so a stored offset may lie past its end.
    let from = Math.min(options.from, partition.next);
    for (;;) {
      await partition.more(from, signal);
      if (signal.aborted) return;
      const records = partition.read(from, maxRecords);
      const last = records.at(-1);
      if (last === undefined) {
        from = partition.next; // Compaction or retention took the rest.
        continue;
      }
      try {
        await onBatch({ topic, partition: index, records, next: last.offset + 1 });
        from = last.offset + 1;
      } catch (error) {
        onError(error);
        await setTimeout(AGAIN_AFTER, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
