import type { Extent, LogRecord } from '../event-log.ts';
import type {
  Cluster,
  FetchAnswer,
  FetchedMessage,
  FetchedPartition,
  FetchRequest,
} from './link.ts';

/** Bytes of one partition, and of all, in one answer. A larger record comes all the same, alone. */
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
  readonly messages: readonly FetchedMessage[];
  /** Offset to fetch from after it. */
  readonly next: number;
}

/**
 * Fetches from some partitions that one broker leads.
 *
 * @param millis how long the broker may wait for something to come
 */
export async function fetchFrom(
  cluster: Cluster,
  leader: string,
  places: readonly Place[],
  millis: number,
): Promise<Fetched[]> {
  const broker = await cluster.findBroker({ nodeId: leader });
  const { responses } = await broker.fetch(requestFor(places, millis));
  return fetchedAt(places, responses);
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
  const empty = [...answers.values()].every(({ messages }) => messages.length === 0);
  return places.map((place) => {
    const answer = answers.get(`${place.topic}/${place.partition}`);
    const messages = answer?.messages ?? [];
    const last = messages.at(-1);
    // Compaction may have left nothing up to the end. Where others filled the answer, ours may only wait its turn.
    const end = empty ? Number(answer?.highWatermark ?? 0) : 0;
    const next = Math.max(place.offset, last === undefined ? end : Number(last.offset) + 1);
    return { place, messages: messages.filter((one) => wanted(one, place)), next };
  });
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

/** The extents of a topic's partitions, in their order. @param topic its name in Kafka */
export async function extentsOf(
  cluster: Cluster,
  topic: string,
  partitions: readonly number[],
): Promise<Extent[]> {
  const ends = async (fromBeginning: boolean) => {
    const wantedPartitions = partitions.map((partition) => ({ partition }));
    const [answer] = await cluster.fetchTopicsOffset([
      { topic, partitions: wantedPartitions, fromBeginning },
    ]);
    return new Map(answer?.partitions.map(({ partition, offset }) => [partition, Number(offset)]));
  };
  const [first, next] = await Promise.all([ends(true), ends(false)]);
  return partitions.map((partition) => {
    const at = { first: first.get(partition), next: next.get(partition) };
    if (at.first === undefined || at.next === undefined) {
      throw new TypeError(`no extent of ${topic}/${partition}`);
    }
    return { first: at.first, next: Math.max(at.first, at.next) };
  });
}

/** The partition that was asked for an offset that it does not have, if that is what an error says. */
export function outOfRange(error: unknown): { topic: string; partition: number } | null {
  if (!(error instanceof Error) || error.name !== 'KafkaJSOffsetOutOfRange') return null;
  const { topic, partition } = error as Error & { topic: string; partition: number };
  return { topic, partition };
}

/** A batch may begin before the offset that was asked for. */
const wanted = ({ isControlRecord, offset }: FetchedMessage, place: Place) =>
  !isControlRecord && Number(offset) >= place.offset;
