import { setTimeout as pause } from 'node:timers/promises';
import type { Subscription } from './event-log.ts';
import { isStopped } from './waiting.ts';

/** Pause before what failed is tried again, in milliseconds. */
const AGAIN_AFTER = 100;

/** What a log has open, and ends before it closes. */
export class Subscriptions {
  readonly #open = new Set<Subscription>();

  /** One more, with what ends it; whoever ended it first is waited for by all. */
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

/** What the reader's own callbacks throw is told, and the log goes on with something else. */
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

/** Does something, again after each failure, of which somebody is told. Null: it was ended before it was done. */
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
