import type { Headers } from '@arbiter/protocol';

/** How a topic is kept; `topics` of @arbiter/protocol has them all. */
export interface TopicSettings {
  readonly name: string;
  readonly partitions: number;
  /** Milliseconds; or for ever; or the last record of each key, where a null value is a tombstone. */
  readonly retention: number | 'forever' | 'compacted';
  /** Records need not survive a crash. */
  readonly ephemeral: boolean;
}

/** A record to append. */
export interface NewRecord {
  readonly topic: string;
  /** Says which partition, unless `partition` does. Records of one key keep their order. */
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
 * Takes a batch. The next batch of the same topic and partition comes when its promise is kept, so a slow reader is
 * not flooded; batches of other partitions and topics come meanwhile. If it throws, `onError` is told and the same
 * batch comes again.
 */
export type BatchHandler = (batch: Batch) => Promise<void> | void;

/** What each subscription has. */
export interface Reading {
  readonly topics: readonly string[];
  readonly onBatch: BatchHandler;
  /** Told of each throw of the other callbacks; the subscription goes on. */
  readonly onError?: (error: unknown) => void;
  /** Most records in a batch; 500 if left out. */
  readonly maxRecords?: number;
  /**
   * So many milliseconds new records may wait for more to come with them; none if left out. For readers whom no player
   * waits for: each time that a broker answers takes processor time, here and there, from those that one waits for.
   */
  readonly patience?: number;
}

/** A reader of all partitions that keeps its place itself. */
export interface TailOptions extends Reading {
  /**
   * Where to begin: the first record kept, after the last one, or the given offset of a partition. One that can't be asked
   * about now is followed from where it begins, or ends, when it can be; `onError` is told.
   */
  readonly from: 'start' | 'end' | ((topic: string, partition: number) => number);
}

/** Offsets by topic. Null: nothing stored yet. */
export type Offsets = Readonly<Record<string, number | null>>;

/**
 * A member of a consumer group. Each partition number belongs to one member at a time: p of every topic to the same
 * one, so the topics must have equally many partitions. (Under Kafka a member that was cut off may believe a while
 * longer that it owns a partition: the chain rule is what makes that harmless.)
 */
export interface GroupOptions extends Reading {
  readonly group: string;
  /**
   * This partition is ours from now on. Batches begin when the promise is kept, at the offsets that it gives; for a
   * topic that it leaves out, at the stored offset or the first record kept. If it throws, `onError` is told and it is
   * called again.
   */
  readonly onAssigned?: (partition: number, stored: Offsets) => Promise<Offsets> | Offsets;
  /** No batch of this partition comes any more; the next owner begins when the promise is kept. */
  readonly onRevoked?: (partition: number) => Promise<void> | void;
  /**
   * The group has agreed anew on who has what, so many milliseconds after we heard that it has to. Where all members
   * share a process nothing has to be agreed on, and nothing is told.
   */
  readonly onRebalanced?: (millis: number) => void;
}

/** A running subscription. */
export interface Subscription {
  /** Ends it; kept when the last handler is done. */
  close(): Promise<void>;
}

/** A running membership of a consumer group. */
export interface Membership extends Subscription {
  /** Partition numbers that are ours now. */
  assigned(): readonly number[];
  /**
   * Stores the offset from which the next owner of the partition shall read a topic: the lowest one that is not yet
   * done with. Kept when it is as safe as an append.
   */
  commit(topic: string, partition: number, offset: number): Promise<void>;
}

/** The first offset that is kept, and the one that the next record will have. */
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
   * Appends records, in this order where they share a partition. Kept when all are safe on disk (ephemeral topics:
   * when they can be read); the result has one entry a record, in their order.
   *
   * Each record is whole or absent. If it rejects, some may be there all the same: ask the log before trying again.
   *
   * @throws LogClosed, LogFull, LogBroken, UnknownTopic, RecordTooLarge, AppendForbidden
   */
  append(records: readonly NewRecord[]): Promise<readonly Appended[]>;

  /**
   * Reads one partition from an offset to the end as it was at the call, or to just before `to`. Begins at the first
   * record kept if that is later. For recovery and replay; a tail is the way to follow.
   */
  read(topic: string, partition: number, from: number, to?: number): AsyncIterable<LogRecord>;

  /**
   * Reads the records of one key, as `read` does, from the partition that the key says. The log remembers where the
   * records lie that it passed on the way, all keys', so whoever reads another key of that partition next need not wait
   * for a reading of all of it.
   */
  readKey(topic: string, key: string, from: number, to?: number): AsyncIterable<LogRecord>;

  /** The extents of a topic's partitions. Whoever needs one alone had better ask for that one: `extent`. */
  extents(topic: string): Promise<readonly Extent[]>;

  /** The extent of one partition, whatever becomes of the others. */
  extent(topic: string, partition: number): Promise<Extent>;

  /** Follows all partitions of some topics. Kept when the place to begin is fixed in all that can be asked about. */
  tail(options: TailOptions): Promise<Subscription>;

  /** Joins a consumer group. Kept when the first partitions are assigned (there may be none), and read or waited for. */
  join(options: GroupOptions): Promise<Membership>;

  /** The offset that a group stored for a partition of a topic; null if none. */
  committed(group: string, topic: string, partition: number): Promise<number | null>;

  /** Ends all subscriptions and appends. Whatever is called later throws `LogClosed`. */
  close(): Promise<void>;
}

/** Largest value of a record, in bytes of UTF-8. A commit is at most half of it. */
export const MAX_RECORD_BYTES = 1024 * 1024;
