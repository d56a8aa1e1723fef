import type { Extent, LogRecord } from '../event-log.ts';
import type { Broker } from './broker.ts';
import { errorOf } from './kafkajs-internals.ts';
import type { Link } from './link.ts';
import {
  EARLIEST,
  LATEST,
  type FetchAnswer,
  type FetchedBatch,
  type FetchedMessage,
  type FetchedPartition,
  type FetchRequest,
} from './requests.ts';

/**
 * Bytes of one partition, and of all, in one answer, as they lie on the broker. A larger batch comes all the same, alone. They are
 * unpacked batch by batch, by their reader.
 */
const PARTITION_BYTES = 512 * 1024;
const ANSWER_BYTES = 8 * 1024 * 1024;

/** Read what the replicas in sync have: there are no transactions, so nothing is held back. */
const READ_UNCOMMITTED = 0;

/** Where to fetch a partition from; the topic by its name in Kafka. */
export interface Place {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  /** Most that is wanted of it at once, in bytes; half a MiB if left out. */
  readonly bytes?: number;
}

/** What came of a fetch from one place. */
export interface Fetched {
  readonly place: Place;
  readonly batches: readonly FetchedBatch[];
  /** Offset to fetch from after it. */
  readonly next: number;
  /** What is wrong with this place, an answer of its broker; null if nothing is. */
  readonly error: Error | null;
}

/**
 * Fetches from one place.
 *
 * @param millis how long the broker may wait for something to come
 * @throws whatever a broker or the network says
 */
export async function fetchFrom(link: Link, place: Place, millis: number): Promise<Fetched> {
  const { topic, partition } = place;
  const leader = await link.leaderOf(topic, partition);
  const { responses } = await leader.ask((requests) => requests.fetch(requestFor([place], millis)));
  const [fetched] = fetchedAt([place], responses);
  if (fetched === undefined) throw new TypeError(`no answer for ${topic}/${partition}`);
  if (fetched.error !== null) {
    link.forget(topic, partition);
    throw fetched.error;
  }
  return fetched;
}

/** A request for what lies at some places. @param bytes so many to come make an answer before the time is over */
export function requestFor(places: readonly Place[], millis: number, bytes = 1): FetchRequest {
  return {
    maxWaitTime: millis,
    minBytes: bytes,
    maxBytes: ANSWER_BYTES,
    isolationLevel: READ_UNCOMMITTED,
    topics: [...new Set(places.map(({ topic }) => topic))].map((topic) => ({
      topic,
      partitions: places
        .filter((place) => place.topic === topic)
        .map(({ partition, offset, bytes = PARTITION_BYTES }) => ({
          partition,
          fetchOffset: String(offset),
          maxBytes: bytes,
        })),
    })),
  };
}

/** What an answer has for each of some places; a place that it does not speak of has nothing new. */
export function fetchedAt(
  places: readonly Place[],
  responses: FetchAnswer['responses'],
): Fetched[] {
  const answers = new Map<string, FetchedPartition>();
  for (const { topicName, partitions } of responses) {
    for (const answer of partitions) answers.set(`${topicName}/${answer.partition}`, answer);
  }
  const isEmpty = [...answers.values()].every(({ bytes }) => bytes === 0);
  return places.map((place) => {
    const answer = answers.get(`${place.topic}/${place.partition}`);
    if (answer === undefined) return { place, batches: [], next: place.offset, error: null };
    const error = errorOf(answer.errorCode);
    return {
      place,
      batches: answer.batches,
      next: error === null ? Math.max(place.offset, nextOf(answer, isEmpty)) : place.offset,
      error,
    };
  });
}

/**
 * The offset to fetch from after what a partition answered: after its last whole batch, of whose records compaction may
 * have left none. Where there is no batch at all, compaction left none up to the end; but where others filled the answer,
 * or a batch did not fit into it, ours may only wait its turn.
 */
function nextOf({ batches, highWatermark }: FetchedPartition, isEmpty: boolean): number {
  return batches.at(-1)?.next ?? (isEmpty ? highWatermark : 0);
}

/** Unpacks what is wanted of a batch, which may begin before the offset that was asked for. @throws as unpacking does */
export async function unpacked(batch: FetchedBatch, from: number): Promise<FetchedMessage[]> {
  const messages = await batch.unpack();
  return messages.filter(
    ({ isControlRecord, offset }) => !isControlRecord && Number(offset) >= from,
  );
}

/** A fetched message as a record of the topic with this name. */
export function recordOf(topic: string, partition: number, message: FetchedMessage): LogRecord {
  const { key, value, headers, offset, timestamp } = message;
  return {
    topic,
    partition,
    offset: Number(offset),
    time: Number(timestamp),
    key: key?.toString() ?? '',
    value: value?.toString() ?? null,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, bytes]) => [
        name,
        String(Array.isArray(bytes) ? bytes[0] : bytes),
      ]),
    ),
  };
}

/**
 * The extents of a topic's partitions, in their order.
 *
 * @param topic its name in Kafka
 * @throws whatever a broker or the network says of one of them
 */
export async function extentsOf(
  link: Link,
  topic: string,
  partitions: readonly number[],
): Promise<Extent[]> {
  const led = new Map<Broker, number[]>();
  for (const partition of partitions) {
    const leader = await link.leaderOf(topic, partition);
    led.set(leader, [...(led.get(leader) ?? []), partition]);
  }
  const found = new Map<number, Extent>();
  await Promise.all(
    [...led].map(async ([leader, ours]) => {
      const offsetsAt = (timestamp: number) => offsetsOf(link, leader, topic, ours, timestamp);
      const [first, next] = await Promise.all([offsetsAt(EARLIEST), offsetsAt(LATEST)]);
      for (const partition of ours) {
        const begin = first.get(partition) ?? NaN;
        found.set(partition, { first: begin, next: Math.max(begin, next.get(partition) ?? NaN) });
      }
    }),
  );
  return partitions.map((partition) => {
    const extent = found.get(partition);
    if (extent === undefined || Number.isNaN(extent.next)) {
      throw new TypeError(`no extent of ${topic}/${partition}`);
    }
    return extent;
  });
}

async function offsetsOf(
  link: Link,
  leader: Broker,
  topic: string,
  partitions: readonly number[],
  timestamp: number,
): Promise<Map<number, number>> {
  const wanted = partitions.map((partition) => ({ partition, timestamp }));
  const { responses } = await leader.ask((requests) =>
    requests.listOffsets({
      isolationLevel: READ_UNCOMMITTED,
      topics: [{ topic, partitions: wanted }],
    }),
  );
  const offsets = new Map<number, number>();
  for (const { partition, errorCode, offset } of responses.flatMap((one) => one.partitions)) {
    const error = errorOf(errorCode);
    if (error !== null) {
      link.forget(topic, partition);
      throw error;
    }
    offsets.set(partition, Number(offset));
  }
  return offsets;
}
