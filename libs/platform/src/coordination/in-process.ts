import type { Coordination, Presence, RateLimits, WakeUps } from './coordination.ts';
import { passAt } from './rate.ts';

/** What a process coordinates within itself. */
export interface InProcessOptions {
  /** The time in milliseconds; the system's clock if left out. */
  readonly now?: () => number;
}

/** The embedded adapter, for a single process that runs everything. */
export function inProcessCoordination({ now = Date.now }: InProcessOptions = {}): Coordination {
  const wakeUps = inProcessWakeUps();
  return {
    presence: inProcessPresence(now),
    wakeUps,
    limits: inProcessLimits(now),
    check: () => Promise.resolve(),
    close: () => {
      wakeUps.silence();
      return Promise.resolve();
    },
  };
}

function inProcessPresence(now: () => number): Presence {
  const places = new Map<string, Map<string, number>>();
  return {
    touch(where, who, forMillis) {
      let people = places.get(where);
      if (people === undefined) places.set(where, (people = new Map<string, number>()));
      people.set(who, now() + forMillis);
      return Promise.resolve();
    },
    leave(where, who) {
      const people = places.get(where);
      people?.delete(who);
      if (people?.size === 0) places.delete(where);
      return Promise.resolve();
    },
    present(where) {
      const people = places.get(where);
      for (const [who, until] of people ?? []) if (until <= now()) people?.delete(who);
      if (people?.size === 0) places.delete(where);
      return Promise.resolve([...(people?.keys() ?? [])].sort());
    },
  };
}

function inProcessWakeUps(): WakeUps & { silence(): void } {
  const channels = new Map<string, Set<(message: string) => void>>();
  return {
    publish(channel, message) {
      const listeners = [...(channels.get(channel) ?? [])];
      // Never within the publisher's own call, as with Redis.
      setImmediate(() => {
        for (const heard of listeners) if (channels.get(channel)?.has(heard)) heard(message);
      });
      return Promise.resolve();
    },
    listen(channel, heard) {
      let listeners = channels.get(channel);
      if (listeners === undefined) channels.set(channel, (listeners = new Set()));
      // A listener that subscribes twice receives each message twice.
      const own = (message: string): void => {
        heard(message);
      };
      listeners.add(own);
      return Promise.resolve(() => {
        listeners.delete(own);
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
        return Promise.resolve();
      });
    },
    silence: () => {
      channels.clear();
    },
  };
}

/** After this many calls, keys whose past no longer matters are dropped. */
const SWEEP_EVERY = 1_000;

function inProcessLimits(now: () => number): RateLimits {
  const paid = new Map<string, number>();
  let calls = 0;
  return {
    pass(key, rate) {
      const at = now();
      if (++calls % SWEEP_EVERY === 0) {
        for (const [other, paidAt] of paid) if (paidAt <= at) paid.delete(other);
      }
      const { paidAt, ...passage } = passAt(at, paid.get(key), rate);
      paid.set(key, paidAt);
      return Promise.resolve(passage);
    },
  };
}
