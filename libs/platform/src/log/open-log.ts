import { allTopics } from '@arbiter/protocol';
import type { TopicSettings } from './event-log.ts';
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

/** Opens a log that forgets with its process: for tests. */
export function openMemoryLog({ topics = allTopics, now }: OpenLogOptions = {}): LocalLog {
  return new LocalLog({ topics, store: memoryStore(), ...(now && { now }) });
}
