import { setTimeout as pause } from 'node:timers/promises';
import { createTopics } from '@arbiter/event-log';
import { makeHeaders } from '@arbiter/protocol';
import kafkajs, { type Consumer, type Producer } from 'kafkajs';
import type { Hop } from './hop-records.ts';
import { Tally } from './tally.ts';

/** Settings of ours: how long a fetch waits for records, and a group for its members, in milliseconds. */
const WAIT = 100;
const SESSION = 3_000;

/**
 * The yardstick of a pipeline on Kafka: as many hops by kafkajs's own producers and consumers, with the settings of ours, on
 * topics of the same settings, and nothing done at any of them. Each game has one command under way.
 */
export class KafkaHops {
  readonly #producers: readonly [lasting: Producer, passing: Producer];
  readonly #consumers: Consumer[] = [];
  readonly #prefix: string;
  readonly #hops: readonly Hop[];
  readonly #done = new Map<string, () => void>();

  private constructor(
    prefix: string,
    hops: readonly Hop[],
    producers: readonly [Producer, Producer],
  ) {
    this.#prefix = prefix;
    this.#hops = hops;
    this.#producers = producers;
  }

  /** Resolves when every hop has its partitions. */
  static async open(brokers: readonly string[], records: readonly Hop[]): Promise<KafkaHops> {
    const prefix = `bench-${Date.now()}.`;
    await createTopics(
      { brokers: [...brokers], prefix },
      records.map(({ topic }) => topic),
    );
    const kafka = new kafkajs.Kafka({
      brokers: [...brokers],
      logLevel: kafkajs.logLevel.NOTHING,
    });
    const hops = new KafkaHops(prefix, records, [
      kafka.producer({ idempotent: true, maxInFlightRequests: 1 }),
      kafka.producer({ maxInFlightRequests: 1 }),
    ]);
    await Promise.all(hops.#producers.map((producer) => producer.connect()));
    await Promise.all(records.map((_, hop) => hops.#follow(kafka, hop)));
    return hops;
  }

  /** Sends one command after the other in each of so many games. */
  async measure(games: number, millis: number): Promise<{ tally: Tally; perSecond: number }> {
    const tally = new Tally();
    const began = performance.now();
    const until = began + millis;
    await Promise.all(
      Array.from({ length: games }, async (_, i) => {
        const game = `game-${i}`;
        while (performance.now() < until) {
          const sent = performance.now();
          const back = new Promise<void>((resolve) => this.#done.set(game, resolve));
          await this.#send(0, [game]);
          await back;
          tally.add(game, performance.now() - sent);
        }
      }),
    );
    return { tally, perSecond: (1_000 * tally.count) / (performance.now() - began) };
  }

  async close(): Promise<void> {
    await Promise.all(this.#consumers.map((consumer) => consumer.disconnect()));
    await Promise.all(this.#producers.map((producer) => producer.disconnect()));
  }

  async #follow(kafka: InstanceType<typeof kafkajs.Kafka>, hop: number): Promise<void> {
    const consumer = kafka.consumer({
      groupId: `${this.#prefix}${hop}`,
      maxWaitTimeInMs: WAIT,
      minBytes: 1,
      sessionTimeout: SESSION,
      heartbeatInterval: SESSION / 6,
    });
    this.#consumers.push(consumer);
    await consumer.connect();
    await consumer.subscribe({ topic: this.#named(hop), fromBeginning: true });
    const joined = new Promise<void>((resolve) => {
      consumer.on(consumer.events.GROUP_JOIN, () => {
        resolve();
      });
    });
    await consumer.run({
      eachBatchAutoResolve: true,
      partitionsConsumedConcurrently: 16,
      eachBatch: async ({ batch }) => {
        const games = batch.messages.map(({ key }) => key?.toString() ?? '');
        if (hop < this.#hops.length - 1) await this.#send(hop + 1, games);
        else for (const game of games) this.#done.get(game)?.();
      },
    });
    await joined;
    await pause(WAIT);
  }

  async #send(hop: number, games: readonly string[]): Promise<void> {
    const { topic, type, value } = this.#hops[hop] as Hop;
    await this.#producers[topic.ephemeral ? 1 : 0].send({
      topic: this.#named(hop),
      acks: topic.ephemeral ? 1 : -1,
      messages: games.map((game) => ({
        key: game,
        value,
        headers: { ...makeHeaders({ id: game, source: '/bench', type, subject: game }) },
      })),
    });
  }

  #named(hop: number): string {
    return this.#prefix + (this.#hops[hop] as Hop).topic.name;
  }
}
