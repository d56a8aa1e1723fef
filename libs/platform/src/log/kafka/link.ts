import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel, type Cluster as KafkajsCluster, type SASLOptions } from 'kafkajs';
import type { KafkaAccess } from '../../config/kafka-access.ts';
import './quiet-queues.ts';
import { LogClosed } from '../errors.ts';
import { Sockets } from './sockets.ts';

/** Pauses between attempts, in milliseconds: the first, and the longest. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 300;

/** Until a connection stands, and until a request is answered, in milliseconds. A broker that is stopped is silent. */
const CONNECT = 1_000;
const ANSWER = 3_000;

/** A message as it is sent. */
export interface Message {
  readonly key: Buffer;
  readonly value: Buffer | null;
  readonly headers: Readonly<Record<string, Buffer>>;
}

/** Messages for a topic's partitions. */
export interface TopicData {
  readonly topic: string;
  readonly partitions: readonly {
    readonly partition: number;
    readonly firstSequence: number;
    readonly messages: readonly Message[];
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

/** What one partition answers to a fetch. */
export interface FetchedPartition {
  readonly partition: number;
  readonly highWatermark: string;
  readonly messages: readonly FetchedMessage[];
}

interface AtPartition<T> {
  readonly topic: string;
  readonly partitions: readonly ({ readonly partition: number } & T)[];
}

/** What is asked of a leader. */
export interface FetchRequest {
  readonly maxWaitTime: number;
  readonly minBytes: number;
  readonly maxBytes: number;
  readonly isolationLevel: number;
  readonly topics: readonly AtPartition<{ fetchOffset: string; maxBytes: number }>[];
}

/** What a leader answers; of sessions only where it knows them. */
export interface FetchAnswer {
  readonly responses: readonly {
    readonly topicName: string;
    readonly partitions: readonly FetchedPartition[];
  }[];
  readonly errorCode?: number;
  readonly sessionId?: number;
}

/** Kafka's requests as kafkajs makes them, each in the version that both sides know; its types leave some of them out. */
export interface Broker {
  /** Makes a request of a kind, from what kafkajs's methods fill in. */
  lookupRequest(kind: number, versions: unknown): (filledIn: object) => unknown;
  produce(request: {
    acks: -1 | 1;
    timeout: number;
    producerId?: string;
    producerEpoch?: number;
    topicData: readonly TopicData[];
  }): Promise<{
    topics: readonly {
      topicName: string;
      partitions: readonly { partition: number; baseOffset: string; logAppendTime: string }[];
    }[];
  }>;
  fetch(request: FetchRequest): Promise<FetchAnswer>;
  initProducerId(request: {
    transactionTimeout: number;
  }): Promise<{ producerId: string; producerEpoch: number }>;
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

/** Brokers that know each other, with their addresses and the leaders of partitions, as kafkajs keeps them. */
export type Cluster = Omit<
  KafkajsCluster,
  'findBroker' | 'findControllerBroker' | 'findGroupCoordinator'
> & {
  findBroker(node: { nodeId: string }): Promise<Broker>;
  findControllerBroker(): Promise<Broker>;
  findGroupCoordinator(group: { groupId: string }): Promise<Broker>;
};

/** Brokers, and how to speak to them. */
export interface KafkaServers {
  /** `host:port` of some brokers; they know the others. */
  readonly brokers: readonly string[];
  /** Unencrypted and as nobody if left out. */
  readonly access?: KafkaAccess;
}

/** What a link is made of. */
export interface LinkOptions extends KafkaServers {
  /** Topics whose leaders it has to know, by their names in Kafka. */
  readonly topics: readonly string[];
}

/**
 * Connections to the brokers, opened when they are needed. What fails is thrown away whole and opened anew at another
 * broker: kafkajs keeps asking a dead one until its retries are used up, so it is given none, and all trying again is
 * done here.
 *
 * One request at a time is answered on a connection, so whoever waits for long has a link of its own.
 */
export class Link {
  readonly #options: LinkOptions;
  readonly #closing = new AbortController();
  #opened: Promise<Connections> | null = null;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** @throws LogClosed, or whatever a broker or the network says */
  async cluster(): Promise<Cluster> {
    if (this.#closing.signal.aborted) throw new LogClosed();
    const opening = (this.#opened ??= open(this.#options));
    try {
      return (await opening).cluster;
    } catch (error) {
      if (this.#opened === opening) this.#opened = null;
      throw error;
    }
  }

  /** This one failed: the next one who asks gets another. */
  async drop(failed: Cluster): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    if (opened?.cluster !== failed) return;
    this.#opened = null;
    void end(opened);
  }

  /**
   * Does something, and again on other connections as long as what went wrong may pass.
   *
   * @param millis how long it tries
   * @throws LogClosed, or what went wrong last
   */
  async retrying<T>(millis: number, what: (cluster: Cluster) => Promise<T>): Promise<T> {
    const end = Date.now() + millis;
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      let cluster: Cluster | null = null;
      try {
        cluster = await this.cluster();
        return await what(cluster);
      } catch (error) {
        if (this.#closing.signal.aborted) throw new LogClosed();
        if (cluster !== null) await this.drop(cluster);
        if (!mayPass(error) || Date.now() + wait > end) throw error;
        await pause(wait);
      }
    }
  }

  /** Ends all connections; whoever asks later is refused. */
  async close(): Promise<void> {
    this.#closing.abort();
    const opened = await this.#opened?.catch(() => null);
    this.#opened = null;
    if (opened) await end(opened);
  }
}

/** A client for what has to do with topics themselves. */
export function adminOf(servers: KafkaServers) {
  return kafkaOf(servers, { retries: 10, initialRetryTime: 50, maxRetryTime: 300 }).admin();
}

/** The name of an error of Kafka's protocol (`NOT_LEADER_FOR_PARTITION`), if it is one. */
export const errorType = (error: unknown): string | null => answerIn(error)?.type ?? null;

/** The user may not do this: no trying again changes that. */
export const isForbidden = (error: unknown): boolean =>
  errorType(error)?.endsWith('_AUTHORIZATION_FAILED') === true;

/** A broker does not know the user, or the password is not theirs. */
export const isRefusedLogin = (error: unknown): boolean =>
  causesOf(error).some(({ name }) => name === 'KafkaJSSASLAuthenticationError');

/** What an error says, in one line. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n')[0] ?? '';
}

/** The same request may well succeed later: a broker is gone, or another one leads, or it only starts. */
export function mayPass(error: unknown): boolean {
  if (error instanceof LogClosed) return false;
  const answer = answerIn(error);
  if (answer !== undefined)
    return answer.type === 'BROKER_NOT_AVAILABLE' || answer.retriable === true;
  // The network, or kafkajs's own view of the brokers.
  return error instanceof Error && error.name.startsWith('KafkaJS');
}

/** What a broker answered, where an error came of that. */
const answerIn = (error: unknown): (Error & { type: string; retriable?: unknown }) | undefined =>
  causesOf(error).find(
    (one): one is Error & { type: string } => 'type' in one && typeof one.type === 'string',
  );

/** An error, what it came of, what that came of, and so on. */
const causesOf = (error: unknown): readonly Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

/** A cluster, and what it is connected by. */
interface Connections {
  readonly cluster: Cluster;
  readonly sockets: Sockets;
}

async function open(options: LinkOptions): Promise<Connections> {
  const sockets = new Sockets();
  const cluster = clusterOf(kafkaOf(options, { retries: 0 }, sockets));
  try {
    await cluster.connect();
    await cluster.addMultipleTargetTopics([...options.topics]);
    return { cluster, sockets };
  } catch (error) {
    void end({ cluster, sockets });
    throw error;
  }
}

/** Waits for the answers that are under way, and for none that is asked for later. */
async function end({ cluster, sockets }: Connections): Promise<void> {
  sockets.refuse();
  await cluster.disconnect().catch(() => undefined);
  sockets.end();
}

function kafkaOf(
  { brokers, access }: KafkaServers,
  retry: { retries: number } & Record<string, number>,
  sockets?: Sockets,
): Kafka {
  const { tls = null, login = null } = access ?? {};
  return new Kafka({
    clientId: 'arbiter',
    ...(tls && { ssl: tls.ca === null ? true : { ca: [tls.ca] } }),
    ...(login && { sasl: login as SASLOptions }),
    // In another order each time, so that a silent broker is not always the first one that is asked.
    brokers: () => [...brokers].sort(() => Math.random() - 0.5),
    connectionTimeout: CONNECT,
    requestTimeout: ANSWER,
    logLevel: logLevel.NOTHING,
    retry,
    ...(sockets && { socketFactory: sockets.create }),
  });
}

/** kafkajs hands its cluster to whoever assigns partitions; a consumer that never runs is the way to it. */
function clusterOf(kafka: Kafka): Cluster {
  const found: KafkajsCluster[] = [];
  kafka.consumer({
    groupId: 'none',
    allowAutoTopicCreation: false,
    partitionAssigners: [
      ({ cluster }) => {
        found.push(cluster);
        return {
          name: 'none',
          version: 0,
          assign: () => Promise.resolve([]),
          protocol: () => ({ name: 'none', metadata: Buffer.alloc(0) }),
        };
      },
    ],
  });
  const [cluster] = found;
  if (cluster === undefined) throw new Error('kafkajs gives no access to its cluster');
  return cluster as unknown as Cluster;
}
