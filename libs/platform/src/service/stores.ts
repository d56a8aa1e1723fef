import { join } from 'node:path';
import type { Coordination } from '../coordination/coordination.ts';
import { inProcessCoordination } from '../coordination/in-process.ts';
import { redisCoordination } from '../coordination/redis.ts';
import { openDataFolder } from '@arbiter/settings';
import type { Settings } from '@arbiter/settings';
import type { EventLog } from '@arbiter/event-log';
import { openKafkaLog, openLmdbLog } from '@arbiter/event-log';
import { JsonLogger } from '@arbiter/telemetry';
import { ProcessTelemetry, watched, type Telemetry } from '@arbiter/telemetry';

/** The signals that stop a process. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What every service depends on: the settings choose the adapter of each port. */
export interface Stores {
  readonly log: EventLog;
  /** The service's own telemetry; its log is instrumented already. */
  readonly telemetry: Telemetry;
  /** Opened on demand: not every service needs it. */
  readonly coordination: Coordination;
  close(): Promise<void>;
}

/**
 * Opens them.
 *
 * @param name of the service, a prefix of what it prints while it waits
 * @throws BadSettings, LogInUse; LogClosed if the process was asked to stop meanwhile
 */
export async function openStores(name: string, settings: Settings): Promise<Stores> {
  openDataFolder(settings.data);
  const watching = await ProcessTelemetry.start(name, settings);
  const telemetry = watching.of(name);
  const log = await openLog(name, settings).catch(async (error: unknown) => {
    await watching.close();
    throw error;
  });
  let coordination: Coordination | undefined;
  return {
    log: watched(log, telemetry),
    telemetry,
    get coordination() {
      return (coordination ??= openCoordination(settings));
    },
    close: async () => {
      await coordination?.close();
      await log.close();
      await watching.close();
    },
  };
}

/** The Redis that is set, else coordination within this process. */
export function openCoordination({ redis, logLevel }: Settings): Coordination {
  if (redis === null) return inProcessCoordination();
  const logger = new JsonLogger(logLevel);
  return redisCoordination({
    url: redis,
    onError: ({ message }) => {
      logger.error({ message }, 'coordination');
    },
  });
}

/** The log that the settings name. Prints, once, what keeps it from opening, and waits. */
async function openLog(name: string, settings: Settings): Promise<EventLog> {
  if (settings.kafka === null) return openLmdbLog({ folder: join(settings.data, 'log') });
  const asked = new AbortController();
  const stop = () => {
    asked.abort();
  };
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
  try {
    return await openKafkaLog({
      brokers: settings.kafka,
      access: settings.kafkaAccess,
      signal: asked.signal,
      onWaiting: (why) => {
        process.stderr.write(`${name}: ${why}; waiting\n`);
      },
    });
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
}
