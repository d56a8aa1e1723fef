export {
  AppendForbidden,
  isRefused,
  LogBroken,
  LogClosed,
  LogFull,
  LogInUse,
  LogUnavailable,
  RecordTooLarge,
  UnknownTopic,
} from './errors.ts';
export {
  type Appended,
  type Batch,
  type BatchHandler,
  type EventLog,
  type Extent,
  type GroupOptions,
  type LogRecord,
  MAX_RECORD_BYTES,
  type Membership,
  type NewRecord,
  type Offsets,
  type Reading,
  type Subscription,
  type TailOptions,
  type TopicSettings,
  type Watch,
  type WatchOptions,
} from './event-log.ts';
export { whileCompacting } from './kafka/compaction.ts';
export { errorType } from './kafka/failures.ts';
export { groupsInUse } from './kafka/groups.ts';
export { KafkaLog } from './kafka/kafka-log.ts';
export type { KafkaServers } from './kafka/link.ts';
export { createTopics, type KafkaLogPlace, type TopicReport, topicsReady } from './kafka/topics.ts';
export { compactLmdb, type LmdbStoreOptions } from './local/lmdb-store.ts';
export type { LocalLog } from './local/local-log.ts';
export {
  openKafkaLog,
  type OpenKafkaLogOptions,
  openLmdbLog,
  type OpenLogOptions,
  openMemoryLog,
} from './open-log.ts';
