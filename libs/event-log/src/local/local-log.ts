import { partitionOf } from '@arbiter/protocol';
import { LogClosed, UnknownTopic } from '../errors.ts';
import {
  type Appended,
  type EventLog,
  type Extent,
  type GroupOptions,
  type LogRecord,
  type Membership,
  type NewRecord,
  type Reading,
  type Subscription,
  type TailOptions,
  type TopicSettings,
  type Watch,
  type WatchOptions,
} from '../event-log.ts';
import { watchOver } from '../followed.ts';
import { Group, offsetsOf, type Member } from './groups.ts';
import { KeyIndex, mostOf, type ReadKeys } from '../key-index.ts';
import { Pump } from '../pump.ts';
import { Subscriptions, telling, untilDone } from '../subscriptions.ts';
import { checkRecord, type Unplaced } from '../unplaced.ts';
import { Partition } from './partition.ts';
import type { LogStore, StoredOffset } from './store.ts';
import { Writer } from './writer.ts';

const CHUNK = 500;

interface LocalTopic {
  readonly settings: TopicSettings;
  readonly partitions: readonly Partition[];
}

/** What a local log is made of. */
export interface LocalLogOptions {
  readonly topics: readonly TopicSettings[];
  readonly store: LogStore;
  /** The time in milliseconds; the system's clock if left out. */
  readonly now?: () => number;
}

/** A log in one process, over a store. */
export class LocalLog implements EventLog {
  readonly #topics = new Map<string, LocalTopic>();
  readonly #store: LogStore;
  readonly #now: () => number;
  readonly #writer: Writer;
  readonly #groups = new Map<string, Group>();
  readonly #indexes = new Map<Partition, KeyIndex>();
  readonly #open = new Subscriptions();
  #closing: Promise<void> | null = null;

  constructor({ topics, store, now = Date.now }: LocalLogOptions) {
    this.#store = store;
    this.#now = now;
    for (const settings of topics) {
      const kept = settings.ephemeral
        ? Array.from({ length: settings.partitions }, () => ({ first: 0, next: 0, lastTime: 0 }))
        : store.open(settings);
      const partitions = kept.map((one, i) => {
        // Only topics that are kept for ever are read from far back.
        const partition: Partition = new Partition(settings, i, one, store, (from, records) => {
          if (settings.retention === 'forever')
            this.#indexOf(settings.name, partition).note(from, records);
        });
        return partition;
      });
      this.#topics.set(settings.name, { settings, partitions });
    }
    this.#writer = new Writer({
      place: (record, before) => this.#place(record, before),
      write: (records, offsets) => store.write(records, offsets),
      publish: (records) => {
        this.#publish(records);
      },
      recover: () => {
        this.#recover();
      },
    });
  }

  partitions(topic: string): number {
    return this.#topic(topic).partitions.length;
  }

  partitionOf(topic: string, key: string): number {
    return partitionOf(key, this.partitions(topic));
  }

  async append(records: readonly NewRecord[]): Promise<readonly Appended[]> {
    this.#checkOpen();
    const unplaced = records.map((record) =>
      checkRecord(record, this.#topic(record.topic).settings),
    );
    const passing = unplaced.filter(({ topic }) => this.#topic(topic).settings.ephemeral);
    const lasting = unplaced.filter(({ topic }) => !this.#topic(topic).settings.ephemeral);
    const places = new Map<Unplaced, Appended>();
    if (lasting.length > 0) {
      const placed = await this.#writer.write(lasting, []);
      placed.forEach((place, i) => places.set(lasting[i] as Unplaced, place));
    }
    for (const record of passing) {
      const place = this.#place(record, undefined);
      this.#publish([{ ...record, ...place }]);
      places.set(record, place);
    }
    return unplaced.map((record) => places.get(record) as Appended);
  }

  async *read(
    topic: string,
    partition: number,
    from: number,
    to?: number,
  ): AsyncGenerator<LogRecord> {
    this.#checkOpen();
    const source = this.#partition(topic, partition);
    const end = Math.min(to ?? source.next, source.next);
    yield* this.#inChunks((at) => source.read(at, Math.min(CHUNK, end - at)), from, end);
  }

  async *readKey(topic: string, key: string, from: number, to?: number): AsyncGenerator<LogRecord> {
    this.#checkOpen();
    const source = this.#partition(topic, this.partitionOf(topic, key));
    const end = Math.min(to ?? source.next, source.next);
    const offsets = await this.#indexOf(topic, source).find(key, Math.max(from, source.first), end);
    for (const offset of offsets) {
      this.#checkOpen();
      const [record] = source.read(offset, 1);
      // Compaction or retention may have taken it since.
      if (record?.offset === offset) yield record;
    }
  }

  extents(topic: string): Promise<readonly Extent[]> {
    const { partitions } = this.#topic(topic);
    return Promise.resolve(partitions.map(({ first, next }) => ({ first, next })));
  }

  async available(topic: string): Promise<ReadonlyMap<number, Extent>> {
    return new Map((await this.extents(topic)).entries());
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- so that a throw becomes a rejection
  async extent(topic: string, partition: number): Promise<Extent> {
    const { first, next } = this.#partition(topic, partition);
    return { first, next };
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- so that a throw becomes a rejection
  async tail(options: TailOptions): Promise<Subscription> {
    this.#checkOpen();
    const pumps = options.topics.flatMap((topic) =>
      this.#topic(topic).partitions.map((partition, index) => {
        const { from } = options;
        const at = from === 'start' ? 0 : from === 'end' ? partition.next : from(topic, index);
        return this.#pump(options, topic, index, at);
      }),
    );
    return this.#open.add(async () => {
      await Promise.all(pumps.map((pump) => pump.stop()));
    });
  }

  watch({ topic, ...reading }: WatchOptions): Watch {
    this.#checkOpen();
    return watchOver(this.#open, (partition) => {
      const { next } = this.#partition(topic, partition);
      return Promise.resolve(this.#pump({ ...reading, topics: [topic] }, topic, partition, next));
    });
  }

  async join(options: GroupOptions): Promise<Membership> {
    this.#checkOpen();
    const { group: name, topics } = options;
    const counts = new Set(topics.map((topic) => this.partitions(topic)));
    const [count] = counts;
    if (counts.size !== 1 || count === undefined) {
      throw new RangeError(`the topics of group ${name} need equally many partitions`);
    }
    let group = this.#groups.get(name);
    if (group === undefined) this.#groups.set(name, (group = new Group(count)));
    const member = this.#member(options);
    await group.join(member);
    const subscription = this.#open.add(() => group.leave(member));
    return {
      ...subscription,
      assigned: () => [...member.owned].sort((a, b) => a - b),
      commit: async (topic, partition, offset) => {
        this.#checkOpen();
        await this.#commit({ group: name, topic, partition, offset });
      },
    };
  }

  async committed(group: string, topic: string, partition: number): Promise<number | null> {
    this.#checkOpen();
    this.#partition(topic, partition);
    return Promise.resolve(this.#store.offsetOf(group, topic, partition));
  }

  /** Removes records that are past their topic's retention. */
  async sweep(): Promise<void> {
    this.#checkOpen();
    for (const { settings, partitions } of this.#topics.values()) {
      if (settings.ephemeral || settings.retention === 'forever') continue;
      const kept = await this.#store.sweep(settings, this.#now());
      kept.forEach(({ first }, i) => partitions[i]?.forget(first));
    }
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    await this.#open.close();
    await this.#writer.close();
    await this.#store.close();
  }

  #member(options: GroupOptions): Member {
    const pumps = new Map<number, Pump[]>();
    const beginnings = new Map<number, { leaving: AbortController; done: Promise<void> }>();
    const owned = new Set<number>();
    const onError = options.onError ?? (() => undefined);
    const begin = async (index: number, leaving: AbortSignal, onFailed: () => void) => {
      const { group, topics } = options;
      const stored = offsetsOf(topics, (topic) => this.#store.offsetOf(group, topic, index));
      const failed = (error: unknown): void => {
        onError(error);
        onFailed();
      };
      const assigned = () => options.onAssigned?.(index, stored) ?? {};
      const from = await untilDone(assigned, failed, leaving);
      if (from === null) return;
      const pumpOf = (topic: string) =>
        this.#pump(options, topic, index, from[topic] ?? stored[topic] ?? 0);
      pumps.set(index, topics.map(pumpOf));
    };
    return {
      options,
      owned,
      start: async (index) => {
        owned.add(index);
        const leaving = new AbortController();
        // A member that fails is retried, and keeps no other one waiting meanwhile.
        await new Promise<void>((tried) => {
          const done = begin(index, leaving.signal, tried).then(tried);
          beginnings.set(index, { leaving, done });
        });
      },
      stop: async (index) => {
        beginnings.get(index)?.leaving.abort();
        await beginnings.get(index)?.done;
        await Promise.all((pumps.get(index) ?? []).map((pump) => pump.stop()));
        pumps.delete(index);
        await telling(onError)(() => options.onRevoked?.(index), undefined);
        owned.delete(index);
      },
    };
  }

  #indexOf(topic: string, partition: Partition): KeyIndex {
    let index = this.#indexes.get(partition);
    if (index === undefined) {
      const read: ReadKeys = (from, to) =>
        this.#inChunks((at) => partition.keys(at, Math.min(CHUNK, to - at)), from, to);
      this.#indexes.set(partition, (index = new KeyIndex(read, mostOf(this.partitions(topic)))));
    }
    return index;
  }

  /** The records between two offsets; yields to the event loop after each chunk. */
  async *#inChunks<T extends { readonly offset: number }>(
    chunkAt: (from: number) => readonly T[],
    from: number,
    to: number,
  ): AsyncGenerator<T> {
    let at = from;
    while (at < to) {
      this.#checkOpen();
      const chunk = chunkAt(at);
      if (chunk.length === 0) return;
      for (const one of chunk) {
        if (one.offset >= to) return;
        yield one;
        at = one.offset + 1;
      }
      if (at >= to) return;
      await new Promise(setImmediate);
    }
  }

  #pump(reading: Reading, topic: string, index: number, from: number): Pump {
    return new Pump({
      topic,
      index,
      source: this.#partition(topic, index),
      from,
      maxRecords: reading.maxRecords ?? CHUNK,
      onBatch: reading.onBatch,
      onError: reading.onError ?? (() => undefined),
    });
  }

  async #commit(stored: StoredOffset): Promise<void> {
    this.#partition(stored.topic, stored.partition);
    await this.#writer.write([], [stored]);
  }

  #place({ topic, partition }: Unplaced, before: Appended | undefined): Appended {
    const { next, lastTime } = before
      ? { next: before.offset + 1, lastTime: before.time }
      : this.#partition(topic, partition);
    return { topic, partition, offset: next, time: Math.max(lastTime, this.#now()) };
  }

  #publish(records: readonly LogRecord[]): void {
    const groups = new Map<Partition, LogRecord[]>();
    for (const record of records) {
      const partition = this.#partition(record.topic, record.partition);
      const group = groups.get(partition);
      if (group === undefined) groups.set(partition, [record]);
      else group.push(record);
    }
    for (const [partition, published] of groups) partition.publish(published);
  }

  #recover(): void {
    for (const { settings, partitions } of this.#topics.values()) {
      if (settings.ephemeral) continue;
      this.#store.open(settings).forEach((kept, i) => partitions[i]?.reset(kept));
    }
  }

  #topic(name: string): LocalTopic {
    const topic = this.#topics.get(name);
    if (topic === undefined) throw new UnknownTopic(name);
    return topic;
  }

  #partition(topic: string, index: number): Partition {
    const partition = this.#topic(topic).partitions[index];
    if (partition === undefined) throw new UnknownTopic(topic, index);
    return partition;
  }

  #checkOpen(): void {
    if (this.#closing !== null) throw new LogClosed();
  }
}
