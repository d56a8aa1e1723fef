import { setTimeout as pause } from 'node:timers/promises';
import { here, together, type Place } from '../telemetry/spans.ts';
import type { Batch } from './event-log.ts';

interface Waiting {
  readonly batch: Batch;
  /** From where it comes, for whoever traces. */
  readonly place: Place;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Gathers batches of all partitions, so that one transaction or append takes them all. What comes after quiet is taken
 * at once; what comes meanwhile, and in a pause after it, is taken together. One taking at a time.
 */
export class Gathering {
  readonly #millis: number;
  readonly #take: (batches: readonly Batch[]) => Promise<void>;
  readonly #signal: AbortSignal | undefined;
  #waiting: Waiting[] = [];
  #running = false;

  /**
   * @param millis how long it pauses between two takings; 0 for not at all
   * @param signal ends it: nothing is taken any more, and whoever waits is told so at once
   */
  constructor(
    millis: number,
    take: (batches: readonly Batch[]) => Promise<void>,
    signal?: AbortSignal,
  ) {
    this.#millis = millis;
    this.#take = take;
    this.#signal = signal;
    signal?.addEventListener('abort', () => this.#end(signal.reason));
  }

  /** Kept when the batch was taken, together with others. @throws what taking them throws, or why all has ended */
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
      if (!(await this.#taken(all))) {
        // One of them must not keep all others from their place.
        for (const one of all) {
          if (this.#signal?.aborted === true) one.failed(this.#signal.reason);
          else await this.#taken([one]);
        }
      }
      if (this.#millis > 0) await pause(this.#millis, undefined, { ref: false });
    }
    this.#running = false;
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
