import { setTimeout as pause } from 'node:timers/promises';
import { partitionOf } from '@arbiter/protocol';
import { LogBroken, LogClosed, LogUnavailable, UnknownTopic } from '../errors.ts';
import {
  type Appended,
  type EventLog,
  type Extent,
  type GroupOptions,
  type LogRecord,
  type Membership,
  type NewRecord,
  type Offsets,
  type Reading,
  type Subscription,
  type TailOptions,
  type TopicSettings,
  type Watch,
  type WatchOptions,
} from '../event-log.ts';
import { watchOver } from '../followed.ts';
import { isStopped } from '../waiting.ts';
import { KeyIndex, mostOf, type Keyed, type ReadKeys } from '../key-index.ts';
import { Subscriptions, telling, untilDone } from '../subscriptions.ts';
import { checkPartition, checkRecord, type Unplaced } from '../unplaced.ts';
import { Appender } from './appender.ts';
import { errorText, errorType } from './failures.ts';
import { extentsOf, fetchFrom, recordOf, unpacked, type Fetched } from './fetching.ts';
import { Follower, type Following } from './follower.ts';
import { GroupMember } from './group-member.ts';
import type { KafkaLogPlace } from './topics.ts';
import { Link } from './link.ts';
import type { FetchedMessage } from './requests.ts';
import { runsOf } from './runs.ts';

/** How long we retry, in milliseconds: longer than brokers need to elect other leaders. */
const PATIENCE = 20_000;

/** How long we retry what will be asked again anyway. */
const EPHEMERAL_PATIENCE = 5_000;

/** How long a broker waits for what it has not got yet from its leader, in milliseconds. */
const WAIT = 100;

/** Most bytes that are fetched at once for the sake of one key: what lies near is fetched with it. */
const RUN_BYTES = 32 * 1024;
/** Who reads so few records has no use for all that an answer could hold. */
const FEW = 16;

/** Errors of a commit that came in the middle of a rebalance: with our next generation it may succeed. */
const REGROUPING = new Set(['REBALANCE_IN_PROGRESS', 'ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID']);

/** What a log on Kafka is made of. */
export interface KafkaLogOptions extends KafkaLogPlace {
  readonly topics: readonly TopicSettings[];
  /** How long it retries before a call rejects, in milliseconds; 20,000 if left out. */
  readonly patience?: number;
}

/** A log on Kafka's brokers, which any number of processes share. */
export class KafkaLog implements EventLog {
  readonly #options: KafkaLogOptions;
  readonly #topics: ReadonlyMap<string, TopicSettings>;
  readonly #patience: number;
  /** For what is answered at once. */
  readonly #asking: Link;
  readonly #lasting: Appender;
  readonly #passing: Appender;
  readonly #appending: readonly Link[];
  readonly #open = new Subscriptions();
  readonly #indexes = new Map<string, KeyIndex>();
  #closing: Promise<void> | null = null;

  constructor(options: KafkaLogOptions) {
    this.#options = options;
    this.#patience = options.patience ?? PATIENCE;
    this.#topics = new Map(options.topics.map((topic) => [topic.name, topic]));
    const all = options.topics.map(({ name }) => this.#named(name));
    const linkTo = (topics: readonly string[]) => new Link({ ...options, topics });
    this.#asking = linkTo(all);
    this.#appending = [linkTo(all), linkTo(all)];
    const appender = (link: Link, lasting: boolean, patience: number) =>
      new Appender({ link, lasting, patience, named: (topic) => this.#named(topic) });
    const [first = this.#asking, second = this.#asking] = this.#appending;
    this.#lasting = appender(first, true, this.#patience);
    this.#passing = appender(second, false, Math.min(this.#patience, EPHEMERAL_PATIENCE));
  }

  partitions(topic: string): number {
    return this.#settings(topic).partitions;
  }

  partitionOf(topic: string, key: string): number {
    return partitionOf(key, this.partitions(topic));
  }

  async append(records: readonly NewRecord[]): Promise<readonly Appended[]> {
    this.#checkOpen();
    const unplaced = records.map((record) => checkRecord(record, this.#settings(record.topic)));
    const places = new Map<Unplaced, Appended>();
    for (const [appender, ephemeral] of [
      [this.#lasting, false],
      [this.#passing, true],
    ] as const) {
      const some = unplaced.filter(({ topic }) => this.#settings(topic).ephemeral === ephemeral);
      if (some.length === 0) continue;
      const placed = await appender.append(some);
      some.forEach((record, i) => places.set(record, placed[i] as Appended));
    }
    return unplaced.map((record) => places.get(record) as Appended);
  }

  async *read(
    topic: string,
    partition: number,
    from: number,
    to?: number,
  ): AsyncGenerator<LogRecord> {
    this.#checkPartition(topic, partition);
    const { first, next } = await this.#extent(topic, partition);
    const end = Math.min(to ?? next, next);
    const begin = Math.max(from, first);
    const bytes = end - begin <= FEW ? RUN_BYTES : undefined;
    for await (const message of this.#messages(topic, partition, begin, end, bytes)) {
      yield recordOf(topic, partition, message);
    }
  }

  async *readKey(topic: string, key: string, from: number, to?: number): AsyncGenerator<LogRecord> {
    const partition = this.partitionOf(topic, key);
    this.#checkPartition(topic, partition);
    const { first, next } = await this.#extent(topic, partition);
    const end = Math.min(to ?? next, next);
    const offsets = await this.#indexOf(topic, partition).find(key, Math.max(from, first), end);
    for (const run of runsOf(offsets)) {
      for await (const message of this.#messages(topic, partition, run.from, run.to, RUN_BYTES)) {
        if (message.key?.toString() === key) yield recordOf(topic, partition, message);
      }
    }
  }

  #indexOf(topic: string, partition: number): KeyIndex {
    const name = `${topic}/${partition}`;
    let index = this.#indexes.get(name);
    if (index === undefined) {
      const read: ReadKeys = (from, to) => this.#keys(topic, partition, from, to);
      this.#indexes.set(name, (index = new KeyIndex(read, mostOf(this.partitions(topic)))));
    }
    return index;
  }

  async *#keys(topic: string, partition: number, from: number, to: number): AsyncGenerator<Keyed> {
    for await (const { key, offset } of this.#messages(topic, partition, from, to)) {
      yield { key: key?.toString() ?? '', offset: Number(offset) };
    }
  }

  /** What lies between two offsets that the log has, the second one left out. @param bytes most in an answer */
  async *#messages(
    topic: string,
    partition: number,
    from: number,
    end: number,
    bytes?: number,
  ): AsyncGenerator<FetchedMessage> {
    let at = from;
    let progress = Date.now();
    while (at < end) {
      const fetched = await this.#fetch(topic, partition, at, bytes);
      for (const batch of fetched.batches) {
        if (batch.first >= end) return;
        for (const message of await unpacked(batch, at)) {
          if (Number(message.offset) >= end) return;
          yield message;
        }
      }
      if (fetched.next > at) progress = Date.now();
      else if (Date.now() - progress > this.#patience) {
        throw new LogUnavailable(`${topic}/${partition} has nothing at offset ${at}`);
      }
      at = fetched.next;
    }
  }

  async extents(topic: string): Promise<readonly Extent[]> {
    const ask = () => extentsOf(this.#asking, this.#named(topic), this.#partitionsOf(topic));
    return this.#ask(topic, ask);
  }

  async available(topic: string): Promise<ReadonlyMap<number, Extent>> {
    return this.#extentsOfLed(topic);
  }

  async extent(topic: string, partition: number): Promise<Extent> {
    this.#checkPartition(topic, partition);
    return this.#extent(topic, partition);
  }

  async tail(options: TailOptions): Promise<Subscription> {
    this.#checkOpen();
    const { topics, from, onError = () => undefined } = options;
    const known = await Promise.all(topics.map((topic) => this.#extentsOfLed(topic)));
    this.#checkOpen();
    const ending = new AbortController();
    const follower = this.#follower(options);
    const followed: Following[] = [];
    const follow = (topic: string, partition: number, extent: Extent): void => {
      const { first, next } = extent;
      const at = from === 'start' ? first : from === 'end' ? next : from(topic, partition);
      followed.push(follower.follow(options, topic, partition, within(extent, at)));
    };
    const waiting = topics.flatMap((topic, i) =>
      this.#partitionsOf(topic).map(async (partition) => {
        const { signal } = ending;
        const ask = () => this.#extent(topic, partition, signal);
        const extent = known[i]?.get(partition) ?? (await untilDone(ask, onError, signal));
        if (extent !== null && !isStopped(signal)) follow(topic, partition, extent);
      }),
    );
    return this.#open.add(async () => {
      ending.abort();
      await Promise.all(waiting);
      await Promise.all(followed.map((one) => one.stop()));
      await follower.close();
    });
  }

  watch({ topic, ...rest }: WatchOptions): Watch {
    this.#checkOpen();
    const reading = { ...rest, topics: [topic] };
    const follower = this.#follower(reading, true);
    return watchOver(
      this.#open,
      async (partition) => {
        const { next } = await this.extent(topic, partition);
        return follower.follow(reading, topic, partition, next);
      },
      () => follower.close(),
    );
  }

  async join(options: GroupOptions): Promise<Membership> {
    this.#checkOpen();
    const { group, topics } = options;
    const counts = new Set(topics.map((topic) => this.partitions(topic)));
    const [partitions] = counts;
    if (counts.size !== 1 || partitions === undefined) {
      throw new RangeError(`the topics of group ${group} need equally many partitions`);
    }
    const follower = this.#follower(options);
    const ending = new AbortController();
    const member = this.#member(options, partitions, follower, ending.signal);
    const subscription = this.#open.add(async () => {
      ending.abort();
      await member.leave();
      await follower.close();
    });
    try {
      await member.join();
    } catch (error) {
      await subscription.close();
      throw error;
    }
    return {
      ...subscription,
      assigned: () => member.owned(),
      commit: (topic, partition, offset) => this.#commit(options, member, topic, partition, offset),
    };
  }

  async committed(group: string, topic: string, partition: number): Promise<number | null> {
    this.#checkPartition(topic, partition);
    const stored = await this.#stored(group, [topic], partition);
    return stored[topic] ?? null;
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    await this.#open.close();
    await Promise.all([this.#lasting.close(), this.#passing.close()]);
    for (const link of [this.#asking, ...this.#appending]) link.close();
  }

  #follower({ topics, patience }: Reading, growing = false): Follower {
    const named = (topic: string) => this.#named(topic);
    const link = new Link({ ...this.#options, topics: topics.map(named) });
    return new Follower(link, named, { growing, ...(patience !== undefined && { patience }) });
  }

  #member(
    options: GroupOptions,
    partitions: number,
    follower: Follower,
    ending: AbortSignal,
  ): GroupMember {
    const { group, topics, onError = () => undefined } = options;
    const followed = new Map<number, readonly Following[]>();
    const attempt = telling(onError);
    return new GroupMember({
      link: new Link({ ...this.#options, topics: [] }),
      group: this.#named(group),
      topics: topics.map((topic) => this.#named(topic)),
      partitions,
      onRefused: onError,
      onRebalanced: options.onRebalanced,
      start: async (partition, leaving) => {
        const signal = AbortSignal.any([ending, leaving]);
        const tryOn = <T>(what: () => Promise<T> | T) => untilDone(what, onError, signal);
        // A new owner is called only once all topics can be read: without a leader that takes long to fail.
        const found = await tryOn(async () => {
          await Promise.all(topics.map((topic) => this.#extent(topic, partition, signal)));
          return this.#stored(group, topics, partition, signal);
        });
        const begin = found && (await tryOn(() => options.onAssigned?.(partition, found) ?? {}));
        const extents =
          begin &&
          (await tryOn(() =>
            Promise.all(topics.map((topic) => this.#extent(topic, partition, signal))),
          ));
        followed.set(
          partition,
          (extents ?? []).map((extent, i) => {
            const topic = topics[i] ?? '';
            const at = within(extent, begin?.[topic] ?? found?.[topic] ?? 0);
            return follower.follow(options, topic, partition, at);
          }),
        );
      },
      stop: async (partition) => {
        await Promise.all((followed.get(partition) ?? []).map((one) => one.stop()));
        followed.delete(partition);
        await attempt(() => options.onRevoked?.(partition), undefined);
      },
    });
  }

  async #stored(
    group: string,
    topics: readonly string[],
    partition: number,
    signal?: AbortSignal,
  ): Promise<Offsets> {
    const groupId = this.#named(group);
    const wanted = topics.map((topic) => ({
      topic: this.#named(topic),
      partitions: [{ partition }],
    }));
    const ask = async () => {
      const coordinator = await this.#asking.coordinatorOf(groupId);
      return coordinator.ask((requests) => requests.offsetFetch({ groupId, topics: wanted }));
    };
    const { responses } = await this.#ask(`group ${group}`, ask, signal);
    return Object.fromEntries(
      topics.map((topic) => {
        const answer = responses.find((one) => one.topic === this.#named(topic));
        const offset = Number(answer?.partitions[0]?.offset ?? -1);
        return [topic, offset < 0 ? null : offset];
      }),
    );
  }

  /** Commits an offset in the name of our generation of the group: refused if the partition went to another member. */
  async #commit(
    { group }: GroupOptions,
    member: GroupMember,
    topic: string,
    partition: number,
    offset: number,
  ): Promise<void> {
    this.#checkPartition(topic, partition);
    const groupId = this.#named(group);
    const end = Date.now() + this.#patience;
    for (;;) {
      if (!member.owned().includes(partition)) {
        throw new LogBroken(`partition ${partition} of group ${group} is no longer ours`);
      }
      const { member: memberId, generation: groupGenerationId } = member.standing();
      try {
        await this.#asking.retrying(this.#patience, async () => {
          const coordinator = await this.#asking.coordinatorOf(groupId);
          const partitions = [{ partition, offset: String(offset), metadata: null }];
          const topics = [{ topic: this.#named(topic), partitions }];
          await coordinator.ask((requests) =>
            requests.offsetCommit({ groupId, groupGenerationId, memberId, topics }),
          );
        });
        return;
      } catch (error) {
        if (error instanceof LogClosed) throw error;
        if (!REGROUPING.has(errorType(error) ?? '') || Date.now() > end) {
          throw new LogBroken(`an offset of group ${group}: ${errorText(error)}`, { cause: error });
        }
        await pause(50);
      }
    }
  }

  async #extent(topic: string, partition: number, signal?: AbortSignal): Promise<Extent> {
    const ask = () => extentsOf(this.#asking, this.#named(topic), [partition]);
    const [extent] = await this.#ask(`${topic}/${partition}`, ask, signal);
    if (extent === undefined) throw new UnknownTopic(topic, partition);
    return extent;
  }

  /** Fetches from one place; if the log no longer has it, on from where it begins. */
  async #fetch(topic: string, partition: number, offset: number, bytes?: number): Promise<Fetched> {
    const place = { topic: this.#named(topic), partition, offset, ...(bytes && { bytes }) };
    return this.#ask(`${topic}/${partition}`, async () => {
      try {
        return await fetchFrom(this.#asking, place, WAIT);
      } catch (error) {
        if (errorType(error) !== 'OFFSET_OUT_OF_RANGE') throw error;
        const [extent] = await extentsOf(this.#asking, place.topic, [partition]);
        return { place, batches: [], next: Math.max(offset, extent?.first ?? 0), error: null };
      }
    });
  }

  /** Asks the brokers, and retries while that may help. @throws LogClosed, UnknownTopic, LogUnavailable */
  async #ask<T>(about: string, what: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    this.#checkOpen();
    try {
      return await this.#asking.retrying(this.#patience, what, signal);
    } catch (error) {
      if (error instanceof LogClosed) throw error;
      if (errorType(error) === 'UNKNOWN_TOPIC_OR_PARTITION') throw new UnknownTopic(about);
      throw new LogUnavailable(`${about}: ${errorText(error)}`, { cause: error });
    }
  }

  /** The extents of those partitions that have a leader. */
  async #extentsOfLed(topic: string): Promise<ReadonlyMap<number, Extent>> {
    const name = this.#named(topic);
    return this.#ask(topic, async () => {
      if (this.#partitionsOf(topic).some((one) => this.#asking.leader(name, one) === null)) {
        await this.#asking.look();
      }
      const led = this.#partitionsOf(topic).filter(
        (one) => this.#asking.leader(name, one) !== null,
      );
      const extents = await extentsOf(this.#asking, name, led);
      return new Map(led.map((partition, i) => [partition, extents[i] ?? NOTHING]));
    });
  }

  #partitionsOf(topic: string): number[] {
    return Array.from({ length: this.partitions(topic) }, (_, i) => i);
  }

  #checkPartition(topic: string, partition: number): void {
    this.#checkOpen();
    checkPartition(this.#settings(topic), partition);
  }

  #settings(name: string): TopicSettings {
    const settings = this.#topics.get(name);
    if (settings === undefined) throw new UnknownTopic(name);
    return settings;
  }

  #named(name: string): string {
    return `${this.#options.prefix ?? ''}${name}`;
  }

  #checkOpen(): void {
    if (this.#closing !== null) throw new LogClosed();
  }
}

/** The nearest offset that the log has, or will have next. */
const within = ({ first, next }: Extent, offset: number) => Math.min(Math.max(offset, first), next);

const NOTHING: Extent = { first: 0, next: 0 };
