import type { Headers } from '@arbiter/protocol';

/** A topic's settings; `topics` of @arbiter/protocol has them all. */
export interface TopicSettings {
  readonly name: string;
  readonly partitions: number;
  /** Retention: milliseconds; or for ever; or the last record of each key, where a null value is a tombstone. */
  readonly retention: number | 'forever' | 'compacted';
  /** Records need not survive a crash. */
  readonly ephemeral: boolean;
}

/** A record to append. */
export interface NewRecord {
  readonly topic: string;
  /** Determines the partition, unless `partition` is given. Records of one key keep their order. */
  readonly key: string;
  readonly partition?: number;
  /** The payload as text; null is a tombstone, on compacted topics only. */
  readonly value: string | null;
  readonly headers?: Headers;
}

/** Where and when a record was appended. */
export interface Appended {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  /** Append time in milliseconds since 1970. It never goes back within a partition. */
  readonly time: number;
}

/** A record as it is read. */
export interface LogRecord extends Appended {
  readonly key: string;
  readonly value: string | null;
  readonly headers: Headers;
}

/** Records of one partition in order, handed over at once. */
export interface Batch {
  readonly topic: string;
  readonly partition: number;
  /** At least one. */
  readonly records: readonly LogRecord[];
  /** Offset to read on from. */
  readonly next: number;
}

/**
 * Handles a batch. The next batch of the same topic and partition is delivered when its promise resolves, so a slow
 * reader is not flooded; batches of other partitions and topics come meanwhile. If it throws, `onError` is called and
 * the same batch is redelivered.
 */
export type BatchHandler = (batch: Batch) => Promise<void> | void;

/** A reader of some partitions of one topic. */
export type WatchOptions = Omit<Reading, 'topics'> & { readonly topic: string };

/** Common to all subscriptions. */
export interface Reading {
  readonly topics: readonly string[];
  readonly onBatch: BatchHandler;
  /** Called with each error that the other callbacks throw; the subscription continues. */
  readonly onError?: (error: unknown) => void;
  /** The most records in a batch; 500 if left out. */
  readonly maxRecords?: number;
  /**
   * How long new records may wait to be batched with later ones, in milliseconds; not at all if left out. For readers
   * that no player waits for: each fetch costs processor time, here and on the broker, that the others need.
   */
  readonly patience?: number;
}

/** A reader of all partitions that tracks its own offsets. */
export interface TailOptions extends Reading {
  /**
   * Where to start: at the first retained record, after the last one, or at the given offset of a partition. A
   * partition that is unavailable now is followed from its start, or end, once it is available; `onError` is called.
   */
  readonly from: 'start' | 'end' | ((topic: string, partition: number) => number);
}

/** A running reader of the partitions of a topic that it was told to follow. */
export interface Watch extends Subscription {
  /**
   * Follows a partition too, from its end as it was at the call; resolves once that is fixed. Nothing new if it is
   * followed already.
   *
   * @throws LogClosed, LogUnavailable
   */
  begin(partition: number): Promise<void>;
  /** Follows it no more; resolves when the handler is done with its last batch. */
  end(partition: number): Promise<void>;
}

/** Offsets by topic. Null: none committed yet. */
export type Offsets = Readonly<Record<string, number | null>>;

/**
 * A member of a consumer group. Each partition number belongs to one member at a time: p of every topic to the same
 * one, so the topics must have equally many partitions. (On Kafka a member that was cut off may still believe for a
 * while that it owns a partition: the chain rule makes that harmless.)
 */
export interface GroupOptions extends Reading {
  readonly group: string;
  /**
   * We own this partition from now on. Delivery starts when the promise resolves, at the offsets that it returns; for a
   * topic that it leaves out, at the committed offset or the first retained record. If it throws, `onError` is called
   * and it is retried.
   */
  readonly onAssigned?: (partition: number, stored: Offsets) => Promise<Offsets> | Offsets;
  /** No more batches of this partition are delivered; the next owner starts when the promise resolves. */
  readonly onRevoked?: (partition: number) => Promise<void> | void;
  /**
   * The group has rebalanced, this many milliseconds after we heard that it has to. Never called where all members
   * share a process, which needs no rebalance.
   */
  readonly onRebalanced?: (millis: number) => void;
}

/** A running subscription. */
export interface Subscription {
  /** Ends it; resolves when the last handler has finished. */
  close(): Promise<void>;
}

/** A running membership of a consumer group. */
export interface Membership extends Subscription {
  /** The partition numbers that we own now. */
  assigned(): readonly number[];
  /**
   * Commits the offset from which the next owner of the partition will read a topic: the lowest one that is not fully
   * processed yet. Resolves when it is as durable as an append.
   */
  commit(topic: string, partition: number, offset: number): Promise<void>;
}

/** The first retained offset, and the one that the next record will get. */
export interface Extent {
  readonly first: number;
  readonly next: number;
}

/**
 * The event log: topics of partitions of records with offsets. One suite (`eventLogBehaviour`) says how every adapter
 * behaves.
 */
export interface EventLog {
  /** How many partitions a topic has. */
  partitions(topic: string): number;

  /** The partition of a key: the same in every adapter. */
  partitionOf(topic: string, key: string): number;

  /**
   * Appends records, in this order where they share a partition. Resolves when all are durable (ephemeral topics: when
   * they can be read); the result has one entry per record, in order.
   *
   * Each record is whole or absent. If it rejects, some may have been written anyway: read the log before retrying.
   *
   * @throws LogClosed, LogFull, LogBroken, UnknownTopic, RecordTooLarge, AppendForbidden
   */
  append(records: readonly NewRecord[]): Promise<readonly Appended[]>;

  /**
   * Reads one partition from an offset to the end as it was at the call, or to just before `to`. Starts at the first
   * retained record if that is later. For recovery and replay; to follow a partition, use a tail.
   */
  read(topic: string, partition: number, from: number, to?: number): AsyncIterable<LogRecord>;

  /**
   * Reads the records of one key, as `read` does, from the partition that the key says. The log remembers where the
   * records of all keys are that it passes on the way, so that reading another key of that partition need not scan all
   * of it again.
   */
  readKey(topic: string, key: string, from: number, to?: number): AsyncIterable<LogRecord>;

  /** The extents of a topic's partitions. For a single one, prefer `extent`. */
  extents(topic: string): Promise<readonly Extent[]>;

  /**
   * The extents of those partitions that can be read now, by partition: what a start asks that needs no other.
   *
   * @throws LogClosed, LogUnavailable, UnknownTopic
   */
  available(topic: string): Promise<ReadonlyMap<number, Extent>>;

  /** The extent of one partition, whether or not the others are available. */
  extent(topic: string, partition: number): Promise<Extent>;

  /**
   * Follows all partitions of some topics. Resolves once the start offset is fixed for all partitions that are
   * available.
   */
  tail(options: TailOptions): Promise<Subscription>;

  /** Follows those partitions of a topic that it is told to, none at first: for who needs few of them. */
  watch(options: WatchOptions): Watch;

  /**
   * Joins a consumer group. Resolves once the first partitions are assigned (there may be none), and are being read or
   * waited for.
   */
  join(options: GroupOptions): Promise<Membership>;

  /** The offset that a group committed for a partition of a topic; null if none. */
  committed(group: string, topic: string, partition: number): Promise<number | null>;

  /** Ends all subscriptions and appends. Later calls throw `LogClosed`. */
  close(): Promise<void>;
}

/** Largest value of a record, in bytes of UTF-8. A commit is at most half of it. */
export const MAX_RECORD_BYTES = 1024 * 1024;
