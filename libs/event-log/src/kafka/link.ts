import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import type { KafkaAccess } from '@arbiter/settings';
import { LogClosed } from '../errors.ts';
import { Broker, type Asking } from './broker.ts';
import { mayPass, NoLeader } from './failures.ts';
import { firstAnswer } from './first-answer.ts';
import { secured } from './kafkajs-internals.ts';
import { Metadata } from './metadata.ts';

/** Pauses between attempts, in milliseconds: the first, and the longest. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 300;

/** How long to wait for a broker where any other one could answer, in milliseconds. */
const LATE = 300;

/** The shortest interval between two refreshes of the leaders, in milliseconds. */
const LOOK_AGAIN = 50;

/** The kind of coordinator that a consumer group has. */
const OF_GROUP = 0;

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
 * Connections to the brokers, opened when they are needed, and what they say about who leads what. Only what fails is
 * thrown away: one broker's connections, or what was known of one partition. All trying again is done here and by those
 * who ask.
 *
 * One request at a time is answered on a connection, so anyone who waits for long has a link of its own.
 */
export class Link {
  readonly #options: LinkOptions;
  readonly #closing = new AbortController();
  readonly #brokers = new Map<string, Broker>();
  #metadata: Metadata | null = null;
  #looking: Promise<Metadata> | null = null;
  #looked = -Infinity;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** Refreshes the leaders from a broker. @throws LogClosed, or what all that were asked say */
  look(): Promise<Metadata> {
    return (this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    }));
  }

  /** The leader of a partition, as far as is known; null if none is. */
  leader(topic: string, partition: number): Broker | null {
    if (this.#metadata === null) return null;
    const address = addressOf(this.#metadata, topic, partition);
    return address === null ? null : this.#broker(address);
  }

  /** The leader of a partition. @throws NoLeader, LogClosed, or what was said to be wrong with the topic */
  async leaderOf(topic: string, partition: number): Promise<Broker> {
    const known = this.leader(topic, partition);
    if (known !== null) return known;
    const address = (await this.look()).leader(topic, partition);
    if (address === null) throw new NoLeader(topic, partition);
    return this.#broker(address);
  }

  /** The known leader of a partition is wrong: the next lookup asks a broker. */
  forget(topic: string, partition: number): void {
    this.#metadata?.forget(topic, partition);
  }

  /** The coordinator of a group, by its name in Kafka. @throws LogClosed, or what brokers say */
  async coordinatorOf(groupId: string): Promise<Broker> {
    const { coordinator } = await this.askAny((requests) =>
      requests.findGroupCoordinator({ groupId, coordinatorType: OF_GROUP }),
    );
    return this.#broker(`${coordinator.host}:${coordinator.port}`);
  }

  /** Asks what any broker can answer. @throws LogClosed, or what the last of them says */
  askAny<T>(asking: Asking<T>): Promise<T> {
    const asks = this.#anyOrder().map((address) => async () => this.#broker(address).ask(asking));
    return firstAnswer(asks, LATE);
  }

  /**
   * Does something, and retries as long as the error may be transient.
   *
   * @param millis how long it retries
   * @param signal stops retrying
   * @throws LogClosed, or what went wrong last
   */
  async retrying<T>(millis: number, what: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const end = Date.now() + millis;
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      try {
        this.#checkOpen();
        return await what();
      } catch (error) {
        this.#checkOpen();
        if (signal?.aborted || !mayPass(error) || Date.now() + wait > end) throw error;
        await pause(wait);
      }
    }
  }

  /** Closes all connections; later calls reject. */
  close(): void {
    this.#closing.abort();
    for (const broker of [...this.#brokers.values()]) broker.end();
  }

  async #look(): Promise<Metadata> {
    const soon = this.#looked + LOOK_AGAIN - performance.now();
    if (soon > 0) await pause(soon);
    this.#checkOpen();
    const answer = await this.askAny((requests) => requests.metadata(this.#options.topics));
    this.#looked = performance.now();
    this.#metadata = new Metadata(answer);
    // Those that are gone, and the addresses that were only to begin with.
    for (const [address, broker] of this.#brokers) {
      if (!this.#metadata.addresses.has(address)) broker.end();
    }
    return this.#metadata;
  }

  /** Those that were reached come first, in rotation. */
  #anyOrder(): string[] {
    const known = [...(this.#metadata?.addresses ?? [])];
    const isOpen = (address: string) => this.#brokers.get(address)?.isOpen === true;
    return [
      ...shuffled(known.filter(isOpen)),
      ...shuffled(known.filter((address) => !isOpen(address))),
      ...shuffled(this.#options.brokers.filter((address) => !known.includes(address))),
    ];
  }

  #broker(address: string): Broker {
    this.#checkOpen();
    let broker = this.#brokers.get(address);
    if (broker === undefined) {
      broker = new Broker(address, this.#options.access, () => {
        this.#brokers.delete(address);
        this.#metadata?.forgetAll(address);
      });
      this.#brokers.set(address, broker);
    }
    return broker;
  }

  #checkOpen(): void {
    if (this.#closing.signal.aborted) throw new LogClosed();
  }
}

/** A client for what has to do with topics themselves. */
export function adminOf({ brokers, access }: KafkaServers) {
  const { ssl, sasl } = secured(access);
  return new Kafka({
    clientId: 'arbiter',
    ...(ssl && { ssl }),
    ...(sasl && { sasl }),
    brokers: () => shuffled(brokers),
    connectionTimeout: 1_000,
    requestTimeout: 3_000,
    logLevel: logLevel.NOTHING,
    retry: { retries: 10, initialRetryTime: 50, maxRetryTime: 300 },
  }).admin();
}

/** The address of a partition's leader; null too where something is wrong with the topic. */
function addressOf(metadata: Metadata, topic: string, partition: number): string | null {
  try {
    return metadata.leader(topic, partition);
  } catch {
    return null;
  }
}

/** In another order each time, so that a silent broker is not always asked first. */
const shuffled = (addresses: readonly string[]): string[] =>
  [...addresses].sort(() => Math.random() - 0.5);
