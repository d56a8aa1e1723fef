import { setTimeout as pause } from 'node:timers/promises';
import type { Reading } from '../event-log.ts';
import { Pump } from '../pump.ts';
import { isStopped, Waiting } from '../waiting.ts';
import { FetchSession } from './fetch-session.ts';
import { extentsOf, outOfRange, recordOf, type Fetched } from './fetching.ts';
import type { Cluster, Link } from './link.ts';
import { Window } from './window.ts';

/**
 * How long a broker waits for something to come, in milliseconds; a partition that is added, or has room again, waits
 * as long. While nothing comes and nothing else can be asked for it waits longer: most of what an idle service costs
 * itself and its brokers is asking anew.
 */
const WAIT = 100;
const IDLE_WAIT = 500;

/** What a patient reader waits for at most, in bytes: some dozens of commits. */
const PATIENT_BYTES = 64 * 1024;

/** Pause after a failure, in milliseconds, and how many of one broker's in a row throw all connections away. */
const AGAIN_AFTER = 100;
const FAILURES = 10;

/** How often somebody looks whether each partition has a leader, in milliseconds. */
const WATCH = 300;

/** Most records in a batch, if the reader does not say. */
const CHUNK = 500;

/** A partition that is followed. */
export interface Following {
  readonly topic: string;
  readonly partition: number;
  /** Kept when the handler is done with its last batch. */
  stop(): Promise<void>;
}

/**
 * Follows partitions: fetches from each leader what its readers have room for, again and again. A broker that fails
 * holds up nobody else's partitions.
 */
export class Follower {
  readonly #link: Link;
  readonly #named: (topic: string) => string;
  readonly #patience: number;
  readonly #windows = new Map<string, Window>();
  readonly #changed = new Waiting();
  readonly #stop = new AbortController();
  readonly #done: Promise<void>;

  /**
   * @param link for this follower alone
   * @param named the name of a topic in Kafka
   * @param patience of its readers, in milliseconds
   */
  constructor(link: Link, named: (topic: string) => string, patience = 0) {
    this.#link = link;
    this.#named = named;
    this.#patience = patience;
    this.#done = this.#run();
  }

  /** Hands a partition's records from an offset on to a reader. */
  follow(reading: Reading, topic: string, partition: number, from: number): Following {
    const maxRecords = reading.maxRecords ?? CHUNK;
    const window = new Window(topic, partition, from, {
      most: maxRecords,
      onRoom: () => {
        this.#changed.wake();
      },
    });
    const key = `${this.#named(topic)}/${partition}`;
    this.#windows.set(key, window);
    this.#changed.wake();
    const pump = new Pump({
      topic,
      index: partition,
      source: window,
      from,
      maxRecords,
      onBatch: reading.onBatch,
      onError: reading.onError ?? (() => undefined),
    });
    return {
      topic,
      partition,
      stop: async () => {
        if (this.#windows.get(key) === window) this.#windows.delete(key);
        await pump.stop();
      },
    };
  }

  /** Ends the fetching; whoever reads is to be stopped before. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#link.close();
    await this.#done;
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      let cluster: Cluster | null = null;
      const round = new AbortController();
      const signal = AbortSignal.any([round.signal, this.#stop.signal]);
      try {
        cluster = await this.#link.cluster();
        const connected = cluster;
        const nodes = cluster.getNodeIds().map(String);
        await Promise.all([
          ...nodes.map((node) => this.#fetchFrom(connected, node, signal)),
          this.#watch(connected, nodes, signal),
        ]);
      } catch {
        round.abort();
        if (cluster !== null) await this.#link.drop(cluster);
        await pause(AGAIN_AFTER);
      }
    }
  }

  /** Fetches from one broker until told to stop. Throws when only new connections may help. */
  async #fetchFrom(cluster: Cluster, node: string, signal: AbortSignal): Promise<void> {
    const session = new FetchSession();
    let failures = 0;
    let idle = false;
    while (!signal.aborted) {
      const led = [...this.#windows].filter(([, window]) => this.#isLedBy(cluster, window, node));
      const windows = led.filter(([, window]) => window.hasRoom());
      if (windows.length === 0) {
        await this.#changed.wait(signal);
        continue;
      }
      const places = windows.map(([, { topic, partition, next }]) => ({
        topic: this.#named(topic),
        partition,
        offset: next,
      }));
      try {
        const [wait, bytes] = this.#waiting(idle, windows.length === led.length);
        const fetched = await session.fetch(cluster, node, places, wait, bytes);
        failures = 0;
        idle = fetched.every(({ messages }) => messages.length === 0);
        if (!isStopped(signal)) this.#deliver(fetched);
      } catch (error) {
        if (isStopped(signal)) return;
        failures += 1;
        const lost = outOfRange(error);
        if (lost !== null) await this.#findPlace(cluster, lost);
        else {
          if (failures >= FAILURES) throw error;
          await pause(AGAIN_AFTER);
          await cluster.refreshMetadata();
          // Its partitions may have other leaders now.
          this.#changed.wake();
        }
      }
    }
  }

  /**
   * How long the broker may wait, in milliseconds, and for how much. The first record after a quiet time comes at once,
   * to a patient reader too; what comes after it may come together.
   *
   * @param idle the last answer had nothing @param wholly all that is followed there is asked for
   */
  #waiting(idle: boolean, wholly: boolean): readonly [millis: number, bytes: number] {
    if (idle) return [wholly ? IDLE_WAIT : WAIT, 1];
    return this.#patience > 0 ? [this.#patience, PATIENT_BYTES] : [WAIT, 1];
  }

  /** Throws when a partition has no leader, or one that was not there before. */
  async #watch(cluster: Cluster, nodes: readonly string[], signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(WATCH, undefined, { signal }).catch(() => undefined);
      for (const window of this.#windows.values()) {
        if (!nodes.some((node) => this.#isLedBy(cluster, window, node))) {
          throw new Error(`${window.topic}/${window.partition} has no leader`);
        }
      }
    }
  }

  #isLedBy(cluster: Cluster, { topic, partition }: Window, node: string): boolean {
    const name = this.#named(topic);
    return cluster
      .findTopicPartitionMetadata(name)
      .some(({ partitionId, leader }) => partitionId === partition && String(leader) === node);
  }

  #deliver(fetched: readonly Fetched[]): void {
    for (const { place, messages, next } of fetched) {
      const window = this.#windows.get(`${place.topic}/${place.partition}`);
      // Somebody else may follow the partition from another place by now.
      if (window?.next !== place.offset) continue;
      const { topic, partition } = window;
      if (next > place.offset)
        window.receive(
          messages.map((one) => recordOf(topic, partition, one)),
          next,
        );
    }
  }

  /** Retention took what was to be read, or the topic begins anew: on from where the log begins, or ends. */
  async #findPlace(cluster: Cluster, { topic, partition }: { topic: string; partition: number }) {
    const window = this.#windows.get(`${topic}/${partition}`);
    const [extent] = await extentsOf(cluster, topic, [partition]);
    if (window === undefined || extent === undefined) return;
    window.jump(window.next < extent.first ? extent.first : extent.next);
  }
}
