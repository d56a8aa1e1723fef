import { allTopics } from '@arbiter/protocol';
import type { TopicSettings } from './event-log.ts';
import { KafkaLog } from './kafka/kafka-log.ts';
import { topicsReady, type KafkaLogPlace } from './kafka/topics.ts';
import { LocalLog } from './local/local-log.ts';
import { lmdbStore, type LmdbStoreOptions } from './local/lmdb-store.ts';
import { memoryStore } from './local/store.ts';

/** What any log is opened with. */
export interface OpenLogOptions {
  /** Topics; all of @arbiter/protocol if left out. */
  readonly topics?: readonly TopicSettings[];
  /** The time in milliseconds; the system's clock if left out. */
  readonly now?: () => number;
}

/**
 * Opens the embedded log: one process, one folder, nothing to install.
 *
 * @throws LogInUse
 * @throws RangeError if a topic has another number of partitions than it was written with
 */
export async function openLmdbLog(options: OpenLogOptions & LmdbStoreOptions): Promise<LocalLog> {
  const { topics = allTopics, now, ...at } = options;
  const store = lmdbStore(at);
  try {
    return new LocalLog({ topics, store, ...(now && { now }) });
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** What the log on Kafka is opened with. */
export interface OpenKafkaLogOptions extends KafkaLogPlace {
  /**
   * Topics, with as many partitions as they say. If left out, all of @arbiter/protocol, with as many as they were made
   * with (decision 31).
   */
  readonly topics?: readonly TopicSettings[];
  /** How long the log retries before a call rejects, in milliseconds; 20,000 if left out. */
  readonly patience?: number;
  /** Called once for each new reason why the log can't be opened yet: no broker answers, or a topic is missing. */
  readonly onWaiting?: (why: string) => void;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}

/**
 * Opens the log on Kafka, which any number of processes share. Resolves when brokers answer that have the topics,
 * however long that takes.
 *
 * @throws RangeError if a topic has the wrong number of partitions
 * @throws LogClosed if the signal aborts the wait
 */
export async function openKafkaLog(options: OpenKafkaLogOptions): Promise<KafkaLog> {
  const { topics: given, onWaiting, signal, ...place } = options;
  const topics = await topicsReady(place, given ?? allTopics, {
    asMade: given === undefined,
    ...(onWaiting && { onWaiting }),
    ...(signal && { signal }),
  });
  return new KafkaLog({ ...place, topics });
}

/** Opens a log in memory, for tests. */
export function openMemoryLog({ topics = allTopics, now }: OpenLogOptions = {}): LocalLog {
  return new LocalLog({ topics, store: memoryStore(), ...(now && { now }) });
}
