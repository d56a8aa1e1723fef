import { setTimeout as pause } from 'node:timers/promises';
import {
  AppendForbidden,
  LogBroken,
  LogClosed,
  LogFull,
  RecordTooLarge,
  UnknownTopic,
} from '../errors.ts';
import type { Appended } from '../event-log.ts';
import type { Unplaced } from '../unplaced.ts';
import { errorText, errorType, isForbidden, mayPass } from './failures.ts';
import { MAX_REQUEST_RECORDS, type Batch, type Landed, type LeaderQueue } from './leader-queue.ts';
import type { Broker } from './broker.ts';
import type { Link } from './link.ts';
import type { ProducerId, ProducerIds } from './producer-ids.ts';
import { MAX_REQUEST_BYTES } from './requests.ts';

/** Pauses between attempts, in milliseconds: the first, and the longest. Many short ones bridge a change of leaders. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 300;

/** Sequence numbers have 31 bits; long before the last one, another producer begins. */
const LAST_SEQUENCE = 2_000_000_000;

/** What a partition's queue needs. */
export interface PartitionQueueOptions {
  readonly link: Link;
  /** The source of sequence numbers, by which brokers drop duplicates; null if there is none. */
  readonly producers: ProducerIds | null;
  readonly leaderQueue: (broker: Broker) => LeaderQueue;
  /** How long it retries sending, in milliseconds. */
  readonly patience: number;
}

/** What one caller appends, atomically. */
interface Wanted {
  readonly records: readonly Unplaced[];
  readonly bytes: number;
  /** Until when it is retried, in milliseconds. */
  readonly until: number;
  readonly resolve: (placed: readonly Appended[]) => void;
  readonly reject: (error: Error) => void;
}

/** A batch, and its callers. */
interface Sending extends Batch {
  readonly wanted: readonly Wanted[];
  /** Until when it is retried, in milliseconds. */
  readonly until: number;
}

/**
 * The appends to one partition: one batch at a time, to its current leader, so that order is kept and other partitions
 * don't wait for it. A batch keeps its sequence numbers however often it is sent, so brokers drop duplicates.
 */
export class PartitionQueue {
  readonly #options: PartitionQueueOptions;
  readonly #topic: string;
  readonly #partition: number;
  #queue: Wanted[] = [];
  #running: Promise<void> | null = null;
  /** The batch that is being sent, from when its turn came at a leader for the first time. */
  #sending: Sending | null = null;
  #numbers: { readonly producer: ProducerId; next: number } | null = null;
  /** The most callers in a batch; fewer while a broker refuses batches of the usual size. */
  #most = Infinity;

  /** @param topic its name in Kafka */
  constructor(topic: string, partition: number, options: PartitionQueueOptions) {
    this.#topic = topic;
    this.#partition = partition;
    this.#options = options;
  }

  /** Appends records that fit into one request. */
  append(records: readonly Unplaced[], bytes: number): Promise<readonly Appended[]> {
    return new Promise((resolve, reject) => {
      const until = Date.now() + this.#options.patience;
      this.#queue.push({ records, bytes, until, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when what was accepted is settled. */
  async done(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) await this.#sendNext();
    this.#running = null;
  }

  /** Retries a batch until it has an outcome, or the queue is given up. */
  async #sendNext(): Promise<void> {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      try {
        const landed = await this.#attempt();
        this.#settle(landed);
        return;
      } catch (error) {
        if (!mayPass(error)) {
          this.#giveUp(error);
          return;
        }
        // Most errors say that the partition has another leader now, and none is wrong about it for long.
        this.#options.link.forget(this.#topic, this.#partition);
        if (!this.#mayWait(wait, error)) return;
        await pause(wait);
      }
    }
  }

  async #attempt(): Promise<Landed> {
    const { link, producers, leaderQueue } = this.#options;
    if (producers !== null && (this.#numbers?.next ?? Infinity) > LAST_SEQUENCE) {
      if (this.#numbers !== null) producers.renew();
      this.#numbers = { producer: await producers.current(), next: 0 };
    }
    const leader = await link.leaderOf(this.#topic, this.#partition);
    return leaderQueue(leader).send(() => (this.#sending ??= this.#take()));
  }

  /** Makes a batch of what is queued, as much as fits into a request. */
  #take(): Sending {
    let [count, bytes, end] = [0, 0, 0];
    for (const one of this.#queue) {
      const isFull =
        count + one.records.length > MAX_REQUEST_RECORDS ||
        bytes + one.bytes > MAX_REQUEST_BYTES ||
        end >= this.#most;
      if (end > 0 && isFull) break;
      count += one.records.length;
      bytes += one.bytes;
      end += 1;
    }
    const wanted = this.#queue.splice(0, end);
    const number = this.#numbers && { producer: this.#numbers.producer, first: this.#numbers.next };
    if (this.#numbers !== null) this.#numbers.next += count;
    const records = wanted.flatMap((one) => one.records);
    const until = Date.now() + this.#options.patience;
    return {
      topic: this.#topic,
      partition: this.#partition,
      records,
      bytes,
      number,
      wanted,
      until,
    };
  }

  /** Whether there is time for another attempt. Callers that have none left get the error. */
  #mayWait(wait: number, error: unknown): boolean {
    const end = Date.now() + wait;
    if (this.#sending !== null) {
      if (end <= this.#sending.until) return true;
      this.#giveUp(error);
      return false;
    }
    // Nothing was sent, so nothing of it is there.
    for (const one of this.#queue.filter(({ until }) => until < end)) this.#reject(one, error);
    this.#queue = this.#queue.filter(({ until }) => until >= end);
    return this.#queue.length > 0;
  }

  /** No broker accepts the batch that is being sent; if none is, no batch at all. */
  #giveUp(error: unknown): void {
    const { wanted } = this.#sending ?? { wanted: this.#queue.splice(0) };
    if (this.#sending !== null) {
      // The brokers may have it under any of its numbers: they are used up.
      this.#numbers = null;
      this.#options.producers?.renew();
      this.#sending = null;
      if (wanted.length > 1 && isTooLarge(error)) {
        // Together they are too large; smaller batches tell whether a single one is.
        this.#queue.unshift(...wanted);
        this.#most = Math.floor(wanted.length / 2);
        return;
      }
    }
    for (const one of wanted) this.#reject(one, error);
  }

  #settle({ offset, time }: Landed): void {
    let at = offset;
    for (const { records, resolve } of this.#sending?.wanted ?? []) {
      resolve(records.map(({ topic, partition }) => ({ topic, partition, offset: at++, time })));
    }
    this.#sending = null;
    this.#most *= 2;
  }

  #reject({ records, bytes, reject }: Wanted, error: unknown): void {
    reject(clearError(records[0]?.topic ?? this.#topic, bytes, error));
  }
}

function clearError(topic: string, bytes: number, error: unknown): Error {
  const options = { cause: error };
  if (error instanceof LogClosed) return error;
  if (isTooLarge(error)) return new RecordTooLarge(topic, bytes);
  if (isForbidden(error)) return new AppendForbidden(topic, options);
  switch (errorType(error)) {
    case 'UNKNOWN_TOPIC_OR_PARTITION':
    case 'INVALID_TOPIC_EXCEPTION':
      return new UnknownTopic(topic);
    case 'KAFKA_STORAGE_ERROR':
      return new LogFull(`the disk of a broker is full or broken (${topic})`, options);
    default:
      return new LogBroken(`${topic}: ${errorText(error)}`, options);
  }
}

const isTooLarge = (error: unknown): boolean =>
  ['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE'].includes(errorType(error) ?? '');
