import { setTimeout as pause } from 'node:timers/promises';
import type { Subscription } from './event-log.ts';
import { isStopped } from './waiting.ts';

/** Pause before a retry, in milliseconds. */
const AGAIN_AFTER = 100;

/** The subscriptions of a log, which end before it closes. */
export class Subscriptions {
  readonly #open = new Set<Subscription>();

  /** Adds one, with what ends it; every caller waits for the first one to end it. */
  add(end: () => Promise<void>): Subscription {
    let ending: Promise<void> | null = null;
    const subscription: Subscription = {
      close: () =>
        (ending ??= end().finally(() => {
          this.#open.delete(subscription);
        })),
    };
    this.#open.add(subscription);
    return subscription;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((subscription) => subscription.close()));
  }
}

/** Errors of the reader's own callbacks are reported, and the log continues. */
export const telling =
  (onError: (error: unknown) => void) =>
  async <T>(action: () => Promise<T> | T, otherwise: T): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      onError(error);
      return otherwise;
    }
  };

/** Retries something until it succeeds, and reports each failure. Null: it was ended before it succeeded. */
export async function untilDone<T>(
  what: () => Promise<T> | T,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<T | null> {
  while (!signal.aborted) {
    try {
      return await what();
    } catch (error) {
      if (isStopped(signal)) return null;
      onError(error);
      await pause(AGAIN_AFTER, undefined, { signal }).catch(() => undefined);
    }
  }
  return null;
}
