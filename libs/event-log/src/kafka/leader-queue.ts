import { LogBroken } from '../errors.ts';
import type { Unplaced } from '../unplaced.ts';
import type { Broker } from './broker.ts';
import { errorOf } from './kafkajs-internals.ts';
import type { ProducerId } from './producer-ids.ts';
import { MAX_REQUEST_BYTES, type Message, type ProduceAnswer } from './requests.ts';

/** The most records in a request: the first of a burst must not wait for the last. */
export const MAX_REQUEST_RECORDS = 4_000;

/** How long a broker may wait for its followers, in milliseconds. */
const REPLICATION = 2_500;

/** What one partition gets in one request, atomically. */
export interface Batch {
  /** By its name in Kafka. */
  readonly topic: string;
  readonly partition: number;
  readonly records: readonly Unplaced[];
  readonly bytes: number;
  /** Null: it has no sequence number, and brokers don't drop duplicates. */
  readonly number: { readonly producer: ProducerId; readonly first: number } | null;
}

/** Offset and time of the first record of a batch. */
export interface Landed {
  readonly offset: number;
  readonly time: number;
}

/** One partition's turn in a request. */
interface Turn {
  readonly take: () => Batch;
  readonly resolve: (landed: Landed) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit at one leader: one request at a time, and whatever partitions have to send meanwhile shares the next
 * one. An error of one partition does not affect the others.
 */
export class LeaderQueue {
  readonly #broker: Broker;
  readonly #acks: -1 | 1;
  #turns: Turn[] = [];
  #isRunning = false;

  /** @param acks -1: a batch has to reach all in-sync replicas; 1: the leader's memory is enough */
  constructor(broker: Broker, acks: -1 | 1) {
    this.#broker = broker;
    this.#acks = acks;
  }

  /**
   * Sends a partition's batch.
   *
   * @param take gives what is to be sent, when its turn comes: until then more may be added
   * @throws whatever the broker says of this partition, or the network of all
   */
  send(take: () => Batch): Promise<Landed> {
    return new Promise((resolve, reject) => {
      this.#turns.push({ take, resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // Callers of the same turn of the event loop share the first request too.
    await new Promise(setImmediate);
    while (this.#turns.length > 0) {
      const [first, ...others] = byProducer(this.#take());
      for (const some of [first ?? [], ...others]) await this.#request(some);
    }
    this.#isRunning = false;
  }

  #take(): [Turn, Batch][] {
    const taken: [Turn, Batch][] = [];
    let count = 0;
    let size = 0;
    while (this.#turns.length > 0 && count < MAX_REQUEST_RECORDS && size < MAX_REQUEST_BYTES) {
      const [turn] = this.#turns.splice(0, 1);
      if (turn === undefined) break;
      const batch = turn.take();
      count += batch.records.length;
      size += batch.bytes;
      taken.push([turn, batch]);
    }
    return taken;
  }

  async #request(turns: readonly [Turn, Batch][]): Promise<void> {
    const batches = turns.map(([, batch]) => batch);
    let answer: ProduceAnswer;
    try {
      answer = await this.#broker.ask((requests) => requests.produce(this.#requestFor(batches)));
    } catch (error) {
      for (const [{ reject }] of turns) reject(error);
      return;
    }
    for (const [{ resolve, reject }, { topic, partition }] of turns) {
      const placed = answer.topics
        .filter(({ topicName }) => topicName === topic)
        .flatMap(({ partitions }) => partitions)
        .find((one) => one.partition === partition);
      const error = placed && errorOf(placed.errorCode);
      if (placed === undefined) reject(new LogBroken(`no answer for ${topic}`));
      else if (error) reject(error);
      else {
        const time = Number(placed.logAppendTime);
        resolve({ offset: Number(placed.baseOffset), time: time < 0 ? Date.now() : time });
      }
    }
  }

  #requestFor(batches: readonly Batch[]) {
    const producer = batches[0]?.number?.producer;
    return {
      acks: this.#acks,
      timeout: REPLICATION,
      ...(producer && { producerId: producer.id, producerEpoch: producer.epoch }),
      topicData: batches.map(({ topic, partition, number, records }) => ({
        topic,
        partitions: [
          { partition, firstSequence: number?.first ?? -1, messages: records.map(messageOf) },
        ],
      })),
    };
  }
}

/** A request speaks for one producer; there are several only after one of them gave up. */
function byProducer(turns: readonly [Turn, Batch][]): [Turn, Batch][][] {
  const found = new Map<string, [Turn, Batch][]>();
  for (const one of turns) {
    const id = one[1].number?.producer.id ?? '';
    found.set(id, [...(found.get(id) ?? []), one]);
  }
  return [...found.values()];
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

/** An upper bound of a record's bytes in a request. */
export function sizeOf({ key, value, headers }: Unplaced): number {
  const texts = [key, value ?? '', ...Object.entries(headers).flat()];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 8, 64);
}
