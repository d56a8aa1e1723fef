import type { Extent, LogRecord, TopicSettings } from '../event-log.ts';
import type { Keyed } from '../key-index.ts';

/** The place to go on from, as a consumer group stored it. */
export interface StoredOffset {
  readonly group: string;
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
}

/** What is left of a partition, and the time of its last record. */
export interface Kept extends Extent {
  readonly lastTime: number;
}

/** Where a local log keeps durable data. */
export interface LogStore {
  /** What is kept of each partition of a topic. Creates the topic where it is new. */
  open(topic: TopicSettings): readonly Kept[];
  /** Writes records and offsets, all or nothing; resolves when they are durable. One call at a time. */
  write(records: readonly LogRecord[], offsets: readonly StoredOffset[]): Promise<void>;
  /** Records of a partition from an offset on, at most `limit`. */
  read(topic: string, partition: number, from: number, limit: number): LogRecord[];
  /** Where those records are, and their keys. */
  keys(topic: string, partition: number, from: number, limit: number): readonly Keyed[];
  offsetOf(group: string, topic: string, partition: number): number | null;
  /** Removes what a topic's retention no longer keeps at this time; says what is kept then. */
  sweep(topic: TopicSettings, now: number): Promise<readonly Kept[]>;
  close(): Promise<void>;
}

/** A store in memory, for tests and trials. */
export function memoryStore(): LogStore {
  const topics = new Map<string, LogRecord[][]>();
  const offsets = new Map<string, number>();
  const kept = (records: LogRecord[]): Kept => ({
    first: records[0]?.offset ?? 0,
    next: (records.at(-1)?.offset ?? -1) + 1,
    lastTime: records.at(-1)?.time ?? 0,
  });
  const partitionsOf = (topic: string): LogRecord[][] => topics.get(topic) ?? [];
  const keyOf = (group: string, topic: string, partition: number) =>
    JSON.stringify([group, topic, partition]);
  const recordsFrom = (topic: string, partition: number, from: number, limit: number) =>
    (partitionsOf(topic)[partition] ?? []).slice(from, from + limit);
  return {
    open({ name, partitions }) {
      if (!topics.has(name)) {
        topics.set(
          name,
          Array.from({ length: partitions }, () => []),
        );
      }
      return partitionsOf(name).map(kept);
    },
    write(records, stored) {
      for (const record of records) partitionsOf(record.topic)[record.partition]?.push(record);
      for (const { group, topic, partition, offset } of stored) {
        offsets.set(keyOf(group, topic, partition), offset);
      }
      return Promise.resolve();
    },
    read: recordsFrom,
    keys: recordsFrom,
    offsetOf: (group, topic, partition) => offsets.get(keyOf(group, topic, partition)) ?? null,
    sweep: ({ name }) => Promise.resolve(partitionsOf(name).map(kept)),
    close: () => Promise.resolve(),
  };
}
