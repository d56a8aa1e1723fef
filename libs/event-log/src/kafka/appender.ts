import { LogClosed, RecordTooLarge } from '../errors.ts';
import type { Appended } from '../event-log.ts';
import type { Unplaced } from '../unplaced.ts';
import type { Broker } from './broker.ts';
import { LeaderQueue, sizeOf } from './leader-queue.ts';
import type { Link } from './link.ts';
import { PartitionQueue, type PartitionQueueOptions } from './partition-queue.ts';
import { ProducerIds } from './producer-ids.ts';
import { MAX_REQUEST_BYTES } from './requests.ts';

/** What an appender needs. */
export interface AppenderOptions {
  readonly link: Link;
  /** Whether a record has to reach all in-sync replicas, exactly once; else the leader's memory is enough. */
  readonly lasting: boolean;
  /** How long it retries sending, in milliseconds. */
  readonly patience: number;
  /** The name of a topic in Kafka. */
  readonly named: (topic: string) => string;
}

/**
 * Group commit for Kafka: a queue for each partition, which keeps its order, and one for each leader, which shares its
 * requests among them. A partition that can't be written to delays no other one.
 *
 * kafkajs's own producer is not used: it loses acknowledged records when sends overlap, counts a failed batch's
 * sequence numbers back, so that the next records pass for repeated ones and are dropped as such, and forgets a
 * partition whose leader changes in the middle of a request that another broker has answered.
 */
export class Appender {
  readonly #named: (topic: string) => string;
  readonly #options: PartitionQueueOptions;
  readonly #partitions = new Map<string, PartitionQueue>();
  #closed = false;

  constructor({ link, lasting, patience, named }: AppenderOptions) {
    const leaders = new WeakMap<Broker, LeaderQueue>();
    this.#named = named;
    this.#options = {
      link,
      patience,
      producers: lasting ? new ProducerIds(link) : null,
      leaderQueue: (broker) => {
        const queue = leaders.get(broker) ?? new LeaderQueue(broker, lasting ? -1 : 1);
        leaders.set(broker, queue);
        return queue;
      },
    };
  }

  /** Appends records in their order; those of a partition are there together, unless they are too many for a request. */
  async append(records: readonly Unplaced[]): Promise<readonly Appended[]> {
    if (this.#closed) throw new LogClosed();
    const places = new Map<Unplaced, Appended>();
    await Promise.all(
      inRequests(records).map(async ({ some, bytes }) => {
        const placed = await this.#queueOf(some).append(some, bytes);
        some.forEach((record, i) => places.set(record, placed[i] as Appended));
      }),
    );
    return records.map((record) => places.get(record) as Appended);
  }

  /** Accepts nothing more; resolves when what was accepted is settled. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#partitions.values()].map((queue) => queue.done()));
  }

  #queueOf([record]: readonly Unplaced[]): PartitionQueue {
    if (record === undefined) throw new RangeError('there is nothing to append');
    const key = keyOf(record);
    let queue = this.#partitions.get(key);
    if (queue === undefined) {
      queue = new PartitionQueue(this.#named(record.topic), record.partition, this.#options);
      this.#partitions.set(key, queue);
    }
    return queue;
  }
}

/**
 * Records by partition, split where a request would become too large. A broker sees only what is packed, so one that is too large
 * by itself is refused here: no reader would unpack it.
 */
function inRequests(records: readonly Unplaced[]): { some: Unplaced[]; bytes: number }[] {
  const requests: { some: Unplaced[]; bytes: number }[] = [];
  const last = new Map<string, { some: Unplaced[]; bytes: number }>();
  for (const record of records) {
    const bytes = sizeOf(record);
    if (bytes > MAX_REQUEST_BYTES) throw new RecordTooLarge(record.topic, bytes);
    const request = last.get(keyOf(record));
    if (request === undefined || request.bytes + bytes > MAX_REQUEST_BYTES) {
      const next = { some: [record], bytes };
      last.set(keyOf(record), next);
      requests.push(next);
    } else {
      request.some.push(record);
      request.bytes += bytes;
    }
  }
  return requests;
}

const keyOf = ({ topic, partition }: Unplaced) => `${topic}/${partition}`;
