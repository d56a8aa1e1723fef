import { Redis, type RedisOptions } from 'ioredis';
import type { Coordination, Presence, RateLimits, WakeUps } from './coordination.ts';
import { inProcessCoordination } from './in-process.ts';
import { passAt } from './rate.ts';

/** Where Redis is, and which keys there are ours. */
export interface RedisCoordinationOptions {
  /** `redis://…` or `rediss://…` */
  readonly url: string;
  /** Prefix of every key and channel, so that several deployments may share a server. */
  readonly prefix?: string;
  /** Called once when the server becomes unreachable, and for other errors that no caller would see. */
  readonly onError?: (error: CoordinationLost) => void;
}

/** Redis failed, or it is unknown whether it did what was asked. Nothing durable is lost: retry. */
export class CoordinationLost extends Error {
  override readonly name = 'CoordinationLost';
  constructor(detail: string, options?: ErrorOptions) {
    super(`Redis can't be asked: ${detail}`, options);
  }
}

/** How long a command waits for its answer, and a connection for the server, in milliseconds. */
const PATIENCE = 1_000;
/** Longest backoff before the next attempt to connect, in milliseconds. */
const LONGEST_PAUSE = 500;

/**
 * Calls fail at once while the server is away: queued ones would arrive late and all at once. And no command is resent:
 * the first one may have taken the ticket.
 */
const CONNECTION: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: PATIENCE,
  commandTimeout: PATIENCE,
  // A hanging connection is dropped, so that the next calls need not wait for it as well.
  socketTimeout: PATIENCE,
  retryStrategy: (attempt) => Math.min(20 * 2 ** attempt, LONGEST_PAUSE),
};

/**
 * What instances share through a Redis. Opens at once, whether or not the server can be reached; it retries until it
 * can. Everything in it may be lost at any moment: then presence is empty and limits start over. While the
 * server is away each instance enforces limits by itself, so that people can keep playing; all else throws
 * `CoordinationLost`.
 */
export function redisCoordination({
  url,
  prefix = 'arbiter',
  onError = () => undefined,
}: RedisCoordinationOptions): Coordination {
  const commands = new Redis(url, CONNECTION);
  /** Why the server can't be reached; undefined while it can. */
  let away: CoordinationLost | undefined;
  commands.on('ready', () => (away = undefined));
  commands.on('error', (error: Error) => {
    if (away === undefined) onError(lost(error));
    away = lost(error);
  });
  // The event reports its first failure.
  const opening = commands.connect().catch(() => undefined);
  /** The first commands may come while the first connection is being made. */
  const send = async <T>(command: (to: Redis) => Promise<T>): Promise<T> => {
    await opening;
    try {
      return await command(commands);
    } catch (error) {
      throw away ?? lost(error);
    }
  };
  const wakeUps = redisWakeUps(commands.duplicate(), send, `${prefix}/wake-up/`, onError);
  return {
    presence: redisPresence(send, `${prefix}/presence/`),
    wakeUps,
    limits: redisLimits(send, `${prefix}/paid/`),
    check: async () => {
      await send((to) => to.ping());
    },
    close: () => {
      wakeUps.silence();
      commands.disconnect();
      away = new CoordinationLost('it was closed');
      return Promise.resolve();
    },
  };
}

type Send = <T>(command: (to: Redis) => Promise<T>) => Promise<T>;

function lost(error: unknown): CoordinationLost {
  const { message, code } = error as NodeJS.ErrnoException;
  return new CoordinationLost(message || (code ?? 'unknown error'), { cause: error });
}

/** The time of the server in milliseconds: instances' own clocks differ. */
const NOW = `local time = redis.call('TIME'); local now = time[1] * 1000 + time[2] / 1000;`;

const TOUCH = `${NOW}
  redis.call('ZADD', KEYS[1], string.format('%.17g', now + ARGV[2]), ARGV[1])
  redis.call('PEXPIRE', KEYS[1], math.max(redis.call('PTTL', KEYS[1]), math.ceil(ARGV[2])))`;

const PRESENT = `${NOW}
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.17g', now))
  return redis.call('ZRANGE', KEYS[1], 0, -1)`;

/** One sorted set per place: the score is the expiry. */
function redisPresence(send: Send, prefix: string): Presence {
  return {
    touch: async (where, who, forMillis) => {
      await send((to) => to.eval(TOUCH, 1, prefix + where, who, forMillis));
    },
    leave: async (where, who) => {
      await send((to) => to.zrem(prefix + where, who));
    },
    present: async (where) =>
      ((await send((to) => to.eval(PRESENT, 1, prefix + where))) as string[]).sort(),
  };
}

/**
 * Decides what `passAt` decides, atomically, and returns how far ahead is paid: the rest of the answer follows from
 * that.
 */
const PASS = `${NOW}
  local cost = 60000 / ARGV[2]
  local paid = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now))
  if ARGV[1] * cost - (paid - now) >= cost then
    local due = paid + cost
    redis.call('SET', KEYS[1], string.format('%.17g', due), 'PX', math.ceil(due - now))
  end
  return string.format('%.17g', paid - now)`;

function redisLimits(send: Send, prefix: string): RateLimits {
  const alone = inProcessCoordination().limits;
  return {
    async pass(key, rate) {
      try {
        const ahead = await send((to) =>
          to.eval(PASS, 1, prefix + key, rate.burst, rate.perMinute),
        );
        const { allowed, remaining, retryAfter } = passAt(0, Number(ahead), rate);
        return { allowed, remaining, retryAfter };
      } catch {
        return alone.pass(key, rate);
      }
    },
  };
}

/** A subscribed connection can do nothing else, so it has one of its own. */
function redisWakeUps(
  ears: Redis,
  send: Send,
  prefix: string,
  onError: (error: CoordinationLost) => void,
): WakeUps & { silence(): void } {
  const channels = new Map<string, Set<(message: string) => void>>();
  /** Resolves when the channel is subscribed to, on this connection or on one that comes. */
  const subscriptions = new Map<string, PromiseWithResolvers>();
  const subscribe = (channel: string): void => {
    if (ears.status !== 'ready') return; // It is done when the connection is there.
    ears.subscribe(channel).then(
      () => subscriptions.get(channel)?.resolve(),
      (error: unknown) => {
        onError(lost(error));
      },
    );
  };
  ears.on('ready', () => {
    for (const channel of channels.keys()) subscribe(channel);
  });
  // Both connections go to one server: the other one reports that it is away.
  ears.on('error', () => undefined);
  ears.on('message', (channel: string, message: string) => {
    for (const heard of [...(channels.get(channel) ?? [])]) heard(message);
  });
  ears.connect().catch(() => undefined);
  return {
    publish: async (channel, message) => {
      await send((to) => to.publish(prefix + channel, message));
    },
    async listen(name, heard) {
      const channel = prefix + name;
      let listeners = channels.get(channel);
      if (listeners === undefined) {
        channels.set(channel, (listeners = new Set()));
        subscriptions.set(channel, promiseWithResolvers());
        subscribe(channel);
      }
      // A listener that subscribes twice receives each message twice.
      const own = (message: string): void => {
        heard(message);
      };
      listeners.add(own);
      await subscriptions.get(channel)?.promise;
      return async () => {
        listeners.delete(own);
        if (listeners.size > 0 || channels.get(channel) !== listeners) return;
        channels.delete(channel);
        subscriptions.delete(channel);
        // A closed connection receives nothing any more either.
        await ears.unsubscribe(channel).catch(() => undefined);
      };
    },
    silence: () => {
      channels.clear();
      for (const { resolve } of subscriptions.values()) resolve();
      ears.disconnect();
    },
  };
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** Node 20 does not have its own. */
function promiseWithResolvers(): PromiseWithResolvers {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((keep) => (resolve = keep));
  return { promise, resolve };
}
