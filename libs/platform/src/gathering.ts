import { setTimeout as pause } from 'node:timers/promises';
import { here, together, type Place } from '@arbiter/telemetry';
import type { Batch } from '@arbiter/event-log';

interface Waiting {
  readonly batch: Batch;
  /** Its origin, for tracing. */
  readonly place: Place;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** How batches are gathered. */
export interface Pace {
  /** How long it pauses between two takings, in milliseconds; 0 for not at all. */
  readonly millis: number;
  /**
   * A batch of that many records says that more is waiting for the reader. The pause is then only as long as the taking
   * took, so that whatever else the process does keeps half of its time and a backlog shrinks as fast as it can be taken.
   */
  readonly full?: number;
}

/**
 * Gathers batches of all partitions, so that one transaction or append takes them all. What comes after quiet is taken
 * at once; what comes meanwhile, and in a pause after it, is taken together. One taking at a time.
 */
export class Gathering {
  readonly #pace: Pace;
  readonly #take: (batches: readonly Batch[]) => Promise<void>;
  readonly #signal: AbortSignal | undefined;
  #waiting: Waiting[] = [];
  #running = false;

  /**
   * @param pace   how long it pauses between two takings
   * @param signal ends it: nothing is taken any more, and everyone who waits is told so at once
   */
  constructor(
    pace: Pace,
    take: (batches: readonly Batch[]) => Promise<void>,
    signal?: AbortSignal,
  ) {
    this.#pace = pace;
    this.#take = take;
    this.#signal = signal;
    signal?.addEventListener('abort', () => this.#end(signal.reason));
  }

  /** Resolves when the batch was taken, together with others. @throws what taking them throws, or why all has ended */
  add(batch: Batch): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#signal?.aborted === true) {
        failed(this.#signal.reason as Error);
        return;
      }
      this.#waiting.push({ batch, place: here(), done, failed });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      const all = this.#waiting;
      this.#waiting = [];
      const begun = performance.now();
      if (!(await this.#taken(all))) {
        // One of them must not keep all others from their place.
        for (const one of all) {
          if (this.#signal?.aborted === true) one.failed(this.#signal.reason);
          else await this.#taken([one]);
        }
      }
      const rest = this.#rest(all, performance.now() - begun);
      if (this.#pace.millis > 0) await pause(rest, undefined, { ref: false });
    }
    this.#running = false;
  }

  /** How long to pause after these were taken, which took so long. */
  #rest(taken: readonly Waiting[], millis: number): number {
    const { full = Infinity } = this.#pace;
    const isBehind = taken.some(({ batch }) => batch.records.length >= full);
    return isBehind ? Math.min(millis, this.#pace.millis) : this.#pace.millis;
  }

  #end(why: unknown): void {
    for (const { failed } of this.#waiting.splice(0)) failed(why);
  }

  /** Takes them; false if that failed and has to be tried for each alone. */
  async #taken(some: readonly Waiting[]): Promise<boolean> {
    try {
      const places = some.map(({ place }) => place);
      await together(places, () => this.#take(some.map(({ batch }) => batch)));
      for (const { done } of some) done();
      return true;
    } catch (error) {
      const [one] = some;
      if (some.length > 1) return false;
      one?.failed(error);
      return true;
    }
  }
}
