import { partitionOf, type Headers } from '@arbiter/protocol';
import { RecordTooLarge, UnknownTopic } from './errors.ts';
import {
  MAX_RECORD_BYTES,
  type LogRecord,
  type NewRecord,
  type TopicSettings,
} from './event-log.ts';

/** A record without its place. */
export type Unplaced = Omit<LogRecord, 'offset' | 'time'>;

const NO_HEADERS: Headers = {};

/**
 * A record that may be appended, with the partition that it goes to: the same in every adapter.
 *
 * @throws UnknownTopic, RecordTooLarge
 * @throws TypeError for a tombstone where none may be
 */
export function checkRecord(record: NewRecord, settings: TopicSettings): Unplaced {
  const { topic, key, value, headers = NO_HEADERS } = record;
  const { partitions, retention } = settings;
  const partition = record.partition ?? partitionOf(key, partitions);
  checkPartition(settings, partition);
  if (value === null && retention !== 'compacted') {
    throw new TypeError(`${topic} takes no tombstones`);
  }
  const bytes = value === null ? 0 : Buffer.byteLength(value);
  if (bytes > MAX_RECORD_BYTES) throw new RecordTooLarge(topic, bytes);
  return { topic, partition, key, value, headers };
}

/** @throws UnknownTopic if the topic has no such partition */
export function checkPartition({ name, partitions }: TopicSettings, partition: number): void {
  if (!Number.isInteger(partition) || partition < 0 || partition >= partitions) {
    throw new UnknownTopic(name, partition);
  }
}
