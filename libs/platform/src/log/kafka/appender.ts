import { setTimeout as pause } from 'node:timers/promises';
import { LogBroken, LogClosed, LogFull, RecordTooLarge, UnknownTopic } from '../errors.ts';
import type { Appended } from '../event-log.ts';
import type { Unplaced } from '../unplaced.ts';
import {
  errorText,
  errorType,
  isForbidden,
  mayPass,
  type Cluster,
  type Link,
  type Message,
} from './link.ts';

/** Most bytes in a request, and so in a batch of a partition; `max.message.bytes` of every topic is above it. */
export const MAX_REQUEST_BYTES = 3 * 1024 * 1024;

/** Most records in a request: a burst must not make the first of it wait for the last. */
const MOST = 4_000;

/** Pauses between attempts, in milliseconds: the first, and the longest. Many short ones bridge a change of leaders. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 300;

/** How long a broker may wait for its followers, in milliseconds. */
const REPLICATION = 2_500;

/** Sequence numbers have 31 bits; long before the last one, a new producer begins anew. */
const LAST_SEQUENCE = 2_000_000_000;

/** What an appender does its work with. */
export interface AppenderOptions {
  readonly link: Link;
  /** Whether a record has to reach all replicas in sync, once only; else the leader's memory is enough. */
  readonly lasting: boolean;
  /** How long it tries to send, in milliseconds. */
  readonly patience: number;
  /** The name of a topic in Kafka. */
  readonly named: (topic: string) => string;
}

/** What one caller wants appended. */
interface Wanted {
  readonly records: readonly Unplaced[];
  readonly bytes: number;
  readonly resolve: (placed: readonly Appended[]) => void;
  readonly reject: (error: Error) => void;
}

/** What one partition gets in one request: there whole or not at all. */
interface PartitionBatch {
  readonly topic: string;
  readonly partition: number;
  readonly records: Unplaced[];
  firstSequence: number;
  outcome: { readonly offset: number; readonly time: number } | Error | null;
}

/** Who we are to the brokers, so that they drop what they get twice. */
interface Producer {
  readonly id: string;
  readonly epoch: number;
  /** The next sequence number of each partition. */
  readonly sequences: Map<string, number>;
}

/**
 * Group commit for Kafka: one request to a leader at a time; whatever is asked for meanwhile shares the next one.
 *
 * kafkajs's own producer is not used: it loses acknowledged records when sends overlap, counts a failed batch's
 * sequence numbers back, so that the next records pass for repeated ones and are dropped as such, and forgets a
 * partition whose leader changes in the middle of a request that another broker has answered.
 */
export class Appender {
  readonly #options: AppenderOptions;
  #producer: Producer | null = null;
  #queue: Wanted[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(options: AppenderOptions) {
    this.#options = options;
  }

  /** Appends records in their order; those of a partition are there together, unless they are too many for a request. */
  async append(records: readonly Unplaced[]): Promise<readonly Appended[]> {
    const placed = await Promise.all(inRequests(records).map((some) => this.#enqueue(some)));
    return placed.flat();
  }

  /** Takes nothing more; kept when what was taken is done with. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  #enqueue(records: readonly Unplaced[]): Promise<readonly Appended[]> {
    if (this.#closed) return Promise.reject(new LogClosed());
    return new Promise((resolve, reject) => {
      this.#queue.push({ records, bytes: sum(records.map(sizeOf)), resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async #run(): Promise<void> {
    // Callers of the same turn of the event loop share the first request too.
    await Promise.resolve();
    while (this.#queue.length > 0) await this.#appendOnce(this.#take());
    this.#running = null;
  }

  #take(): Wanted[] {
    let count = 0;
    let size = 0;
    let end = 0;
    for (const { records, bytes } of this.#queue) {
      count += records.length;
      size += bytes;
      if (end > 0 && (count > MOST || size > MAX_REQUEST_BYTES)) break;
      end += 1;
    }
    return this.#queue.splice(0, end);
  }

  async #appendOnce(wanted: readonly Wanted[]): Promise<void> {
    const batches = new Map<string, PartitionBatch>();
    const places = wanted.map(({ records }) =>
      records.map((record) => {
        const { topic, partition } = record;
        const key = keyOf(record);
        let batch = batches.get(key);
        if (batch === undefined) {
          batch = { topic, partition, records: [], firstSequence: -1, outcome: null };
          batches.set(key, batch);
        }
        return { batch, index: batch.records.push(record) - 1 };
      }),
    );
    await this.#send([...batches.values()]);
    wanted.forEach(({ resolve, reject }, i) => {
      const placed: Appended[] = [];
      for (const { batch, index } of places[i] ?? []) {
        const { topic, partition, outcome } = batch;
        if (outcome === null || outcome instanceof Error) {
          reject(outcome ?? new LogBroken(`no answer for ${topic}`));
          return;
        }
        placed.push({ topic, partition, offset: outcome.offset + index, time: outcome.time });
      }
      resolve(placed);
    });
  }

  /** Sends batches until each has an outcome. */
  async #send(batches: readonly PartitionBatch[]): Promise<void> {
    const end = Date.now() + this.#options.patience;
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      const problem = await this.#attempt(batches);
      const rest = batches.filter(({ outcome }) => outcome === null);
      if (rest.length === 0) break;
      if (isForbidden(problem) || Date.now() + wait > end) {
        for (const batch of rest) batch.outcome = clearError(batch, problem);
        break;
      }
      await pause(wait);
    }
    // Whatever a batch without a place was numbered, the brokers may have it: its numbers are used up.
    if (batches.some(({ outcome }) => outcome instanceof Error)) this.#producer = null;
  }

  /** Sends what has no outcome to the leaders of the day. Returns what went wrong and may pass, if anything did. */
  async #attempt(batches: readonly PartitionBatch[]): Promise<unknown> {
    const { link } = this.#options;
    let cluster: Cluster | null = null;
    let problem: unknown;
    try {
      cluster = await link.cluster();
      const connected = cluster;
      if (this.#options.lasting) await this.#number(cluster, batches);
      const rest = batches.filter(({ outcome }) => outcome === null);
      const ends = await Promise.allSettled(
        [...byLeader(cluster, rest, this.#options.named)].map(([leader, some]) =>
          this.#produce(connected, leader, some),
        ),
      );
      problem = ends.find((one) => one.status === 'rejected')?.reason;
    } catch (error) {
      problem = error;
    }
    if (problem !== undefined && cluster !== null) await link.drop(cluster);
    return problem;
  }

  /** Gives batches their sequence numbers, once: a batch that is sent again has the same ones. */
  async #number(cluster: Cluster, batches: readonly PartitionBatch[]): Promise<void> {
    if (batches.every(({ firstSequence }) => firstSequence >= 0)) return;
    if (
      this.#producer === null ||
      Math.max(0, ...this.#producer.sequences.values()) > LAST_SEQUENCE
    ) {
      const controller = await cluster.findControllerBroker();
      const { producerId, producerEpoch } = await controller.initProducerId({
        transactionTimeout: 60_000,
      });
      this.#producer = { id: producerId, epoch: producerEpoch, sequences: new Map() };
    }
    const { sequences } = this.#producer;
    for (const batch of batches) {
      batch.firstSequence = sequences.get(keyOf(batch)) ?? 0;
      sequences.set(keyOf(batch), batch.firstSequence + batch.records.length);
    }
  }

  /** One request to one leader. Throws what may pass; what does not is the outcome of its batch. */
  async #produce(
    cluster: Cluster,
    leader: string,
    batches: readonly PartitionBatch[],
  ): Promise<void> {
    const { lasting, named } = this.#options;
    try {
      const broker = await cluster.findBroker({ nodeId: leader });
      const { topics } = await broker.produce({
        acks: lasting ? -1 : 1,
        timeout: REPLICATION,
        ...(this.#producer && {
          producerId: this.#producer.id,
          producerEpoch: this.#producer.epoch,
        }),
        topicData: batches.map(({ topic, partition, firstSequence, records }) => ({
          topic: named(topic),
          partitions: [{ partition, firstSequence, messages: records.map(messageOf) }],
        })),
      });
      for (const batch of batches) {
        const answer = topics
          .find(({ topicName }) => topicName === named(batch.topic))
          ?.partitions.find(({ partition }) => partition === batch.partition);
        if (answer === undefined) continue;
        const time = Number(answer.logAppendTime);
        batch.outcome = { offset: Number(answer.baseOffset), time: time < 0 ? Date.now() : time };
      }
    } catch (error) {
      if (mayPass(error)) throw error;
      const [first] = batches;
      if (batches.length === 1 && first !== undefined) first.outcome = clearError(first, error);
      // One partition's refusal is thrown for the whole request; alone, each one gets its own answer.
      else for (const batch of batches) await this.#produce(cluster, leader, [batch]);
    }
  }
}

/** Records cut where a request would become too large. */
function inRequests(records: readonly Unplaced[]): Unplaced[][] {
  const requests: Unplaced[][] = [];
  let size = Infinity;
  for (const record of records) {
    size += sizeOf(record);
    if (size > MAX_REQUEST_BYTES) {
      requests.push([]);
      size = sizeOf(record);
    }
    requests.at(-1)?.push(record);
  }
  return requests;
}

function byLeader(
  cluster: Cluster,
  batches: readonly PartitionBatch[],
  named: (topic: string) => string,
) {
  const leaders = new Map<string, PartitionBatch[]>();
  for (const batch of batches) {
    const { topic, partition } = batch;
    const leader =
      Object.keys(cluster.findLeaderForPartitions(named(topic), [partition]))[0] ?? 'none';
    const some = leaders.get(leader);
    if (some === undefined) leaders.set(leader, [batch]);
    else some.push(batch);
  }
  return leaders;
}

function messageOf({ key, value, headers }: Unplaced): Message {
  return {
    key: Buffer.from(key),
    value: value === null ? null : Buffer.from(value),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [name, Buffer.from(text)]),
    ),
  };
}

function clearError({ topic, records }: PartitionBatch, error: unknown): Error {
  const options = { cause: error };
  switch (errorType(error)) {
    case 'MESSAGE_TOO_LARGE':
    case 'RECORD_LIST_TOO_LARGE':
      return new RecordTooLarge(topic, sum(records.map(sizeOf)));
    case 'UNKNOWN_TOPIC_OR_PARTITION':
    case 'INVALID_TOPIC_EXCEPTION':
      return new UnknownTopic(topic);
    case 'KAFKA_STORAGE_ERROR':
      return new LogFull(`the disk of a broker is full or broken (${topic})`, options);
    default:
      return error instanceof LogClosed
        ? error
        : new LogBroken(`${topic}: ${errorText(error)}`, options);
  }
}

/** An upper bound of a record's bytes in a request. */
function sizeOf({ key, value, headers }: Unplaced): number {
  const texts = [key, value ?? '', ...Object.entries(headers).flat()];
  return 64 + sum(texts.map((text) => Buffer.byteLength(text) + 8));
}

const keyOf = ({ topic, partition }: { topic: string; partition: number }) =>
  `${topic}/${partition}`;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
