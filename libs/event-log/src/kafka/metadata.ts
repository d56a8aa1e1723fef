import { errorOf } from './kafkajs-internals.ts';
import type { MetadataAnswer } from './requests.ts';

/**
 * The brokers, and the leaders of partitions, as one of the brokers reported them. An error of one partition does not
 * affect the others.
 */
export class Metadata {
  /** `host:port` of each broker. */
  readonly addresses: ReadonlySet<string>;
  readonly #topics = new Map<string, (string | null)[] | Error>();

  constructor({ brokers, topicMetadata }: MetadataAnswer) {
    const addresses = new Map(
      brokers.map(({ nodeId, host, port }) => [nodeId, `${host}:${port}`] as const),
    );
    this.addresses = new Set(addresses.values());
    for (const { topic, topicErrorCode, partitionMetadata } of topicMetadata) {
      const leaders: (string | null)[] = partitionMetadata.map(() => null);
      for (const { partitionId, leader } of partitionMetadata) {
        leaders[partitionId] = addresses.get(leader) ?? null;
      }
      this.#topics.set(topic, errorOf(topicErrorCode) ?? leaders);
    }
  }

  /** How many partitions a topic has, with a leader or without. @throws what was said to be wrong with the topic */
  partitions(topic: string): number {
    return this.#leaders(topic).length;
  }

  /** The address of a partition's leader; null if it has none. @throws what was said to be wrong with the topic */
  leader(topic: string, partition: number): string | null {
    return this.#leaders(topic)[partition] ?? null;
  }

  /** The reported leader of a partition turned out to be wrong. */
  forget(topic: string, partition: number): void {
    const leaders = this.#topics.get(topic);
    if (Array.isArray(leaders)) leaders[partition] = null;
  }

  /** A broker does not answer: its partitions may have other leaders by now. */
  forgetAll(address: string): void {
    for (const leaders of this.#topics.values()) {
      if (!Array.isArray(leaders)) continue;
      leaders.forEach((leader, i) => {
        if (leader === address) leaders[i] = null;
      });
    }
  }

  #leaders(topic: string): (string | null)[] {
    const leaders = this.#topics.get(topic) ?? errorOf(UNKNOWN_TOPIC) ?? [];
    if (leaders instanceof Error) throw leaders;
    return leaders;
  }
}

/** UNKNOWN_TOPIC_OR_PARTITION */
const UNKNOWN_TOPIC = 3;
