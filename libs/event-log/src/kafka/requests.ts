import { MAX_RECORD_BYTES } from '../event-log.ts';

/** Requests to brokers and their responses, in Kafka's protocol: only the fields that we use. */

/** Most bytes in a request, and so in a batch of a partition, before they are packed. */
export const MAX_REQUEST_BYTES = 3 * 1024 * 1024;

/** What topics take, and readers unpack, at most as one batch: more than any of ours has. */
export const MAX_BATCH_BYTES = MAX_REQUEST_BYTES + MAX_RECORD_BYTES;

/** One topic's partitions, by the topic's name in Kafka. */
export interface AtPartition<T> {
  readonly topic: string;
  readonly partitions: readonly ({ readonly partition: number } & T)[];
}

/** One topic's partitions in an answer. Each has an error of its own; 0: none. */
export interface Answered<T> {
  readonly partitions: readonly ({ readonly partition: number; readonly errorCode: number } & T)[];
}

/** The brokers, and the leaders of partitions. */
export interface MetadataAnswer {
  readonly brokers: readonly {
    readonly nodeId: number;
    readonly host: string;
    readonly port: number;
  }[];
  readonly topicMetadata: readonly {
    readonly topicErrorCode: number;
    readonly topic: string;
    readonly partitionMetadata: readonly {
      readonly partitionErrorCode: number;
      readonly partitionId: number;
      readonly leader: number;
    }[];
  }[];
}

/** A message as it is sent. */
export interface Message {
  readonly key: Buffer;
  readonly value: Buffer | null;
  readonly headers: Readonly<Record<string, Buffer>>;
}

/** Messages for partitions that one broker leads. */
export interface ProduceRequest {
  /** -1: all in-sync replicas have them; 1: the leader has. */
  readonly acks: -1 | 1;
  /** How long the leader may wait for the others, in milliseconds. */
  readonly timeout: number;
  readonly producerId?: string;
  readonly producerEpoch?: number;
  readonly topicData: readonly AtPartition<{
    readonly firstSequence: number;
    readonly messages: readonly Message[];
  }>[];
}

export interface ProduceAnswer {
  readonly topics: readonly (Answered<{
    readonly baseOffset: string;
    readonly logAppendTime: string;
  }> & { readonly topicName: string })[];
}

/** A fetch from a leader; about sessions, see `FetchSession`. */
export interface FetchRequest {
  /** How long the broker may wait until so many bytes have come, in milliseconds. */
  readonly maxWaitTime: number;
  readonly minBytes: number;
  readonly maxBytes: number;
  readonly isolationLevel: number;
  readonly topics: readonly AtPartition<{ fetchOffset: string; maxBytes: number }>[];
  readonly sessionId?: number;
  readonly sessionEpoch?: number;
  readonly forgottenTopics?: readonly {
    readonly topic: string;
    readonly partitions: readonly number[];
  }[];
}

/** A message as it is read. */
export interface FetchedMessage {
  readonly offset: string;
  readonly timestamp: string;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: Readonly<Record<string, Buffer | Buffer[]>>;
  readonly isControlRecord: boolean;
}

/** A batch as it lies on its broker: packed, as a rule, and of any size once it is unpacked, up to `MAX_BATCH_BYTES`. */
export interface FetchedBatch {
  /** The offset of the first record that it was written with. */
  readonly first: number;
  /** The offset after the last one. */
  readonly next: number;
  /** How much of the answer it is, in bytes. */
  readonly bytes: number;
  /** Its records, of which compaction may have left none. @throws Error if they are more than a batch may have */
  unpack(): Promise<readonly FetchedMessage[]>;
}

/** What one partition answers to a fetch. */
export interface FetchedPartition {
  readonly partition: number;
  readonly errorCode: number;
  readonly highWatermark: number;
  /** How much of it is in the answer, in bytes: a batch that is cut off counts too. */
  readonly bytes: number;
  /** Those that are there as a whole, with records or without. */
  readonly batches: readonly FetchedBatch[];
}

export interface FetchAnswer {
  readonly errorCode: number;
  readonly sessionId: number;
  readonly responses: readonly {
    readonly topicName: string;
    readonly partitions: readonly FetchedPartition[];
  }[];
}

/** The timestamps that stand for the first offset that is kept, and for the one that the next record will have. */
export const EARLIEST = -2;
export const LATEST = -1;

export interface OffsetsRequest {
  readonly isolationLevel: number;
  readonly topics: readonly AtPartition<{ readonly timestamp: number }>[];
}

export interface OffsetsAnswer {
  readonly responses: readonly (Answered<{ readonly offset: string }> & {
    readonly topic: string;
  })[];
}

/** Requests about one thing each: an error in the response is thrown. */
export interface Requests {
  initProducerId(request: {
    transactionTimeout: number;
  }): Promise<{ producerId: string; producerEpoch: number }>;
  findGroupCoordinator(request: {
    groupId: string;
    coordinatorType: number;
  }): Promise<{ coordinator: { host: string; port: number } }>;
  joinGroup(request: {
    groupId: string;
    sessionTimeout: number;
    rebalanceTimeout: number;
    memberId: string;
    protocolType: string;
    groupProtocols: readonly { name: string; metadata: Buffer }[];
  }): Promise<{
    generationId: number;
    leaderId: string;
    memberId: string;
    members: readonly { memberId: string; memberMetadata: Buffer }[];
  }>;
  syncGroup(request: {
    groupId: string;
    generationId: number;
    memberId: string;
    groupAssignment: readonly { memberId: string; memberAssignment: Buffer }[];
  }): Promise<{ memberAssignment: Buffer }>;
  heartbeat(request: {
    groupId: string;
    groupGenerationId: number;
    memberId: string;
  }): Promise<unknown>;
  leaveGroup(request: { groupId: string; memberId: string }): Promise<unknown>;
  offsetCommit(request: {
    groupId: string;
    groupGenerationId: number;
    memberId: string;
    topics: readonly AtPartition<{ offset: string; metadata: null }>[];
  }): Promise<unknown>;
  offsetFetch(request: { groupId: string; topics: readonly AtPartition<unknown>[] }): Promise<{
    responses: readonly AtPartition<{ offset: string }>[];
  }>;
}

/** Requests about several partitions: the response has an error for each, which concerns no other. */
export interface PartitionRequests {
  metadata(topics: readonly string[]): Promise<MetadataAnswer>;
  produce(request: ProduceRequest): Promise<ProduceAnswer>;
  fetch(request: FetchRequest): Promise<FetchAnswer>;
  listOffsets(request: OffsetsRequest): Promise<OffsetsAnswer>;
}
