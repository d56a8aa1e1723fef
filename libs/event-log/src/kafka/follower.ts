import { setTimeout as pause } from 'node:timers/promises';
import type { Reading } from '../event-log.ts';
import { Pump } from '../pump.ts';
import { isStopped, Waiting } from '../waiting.ts';
import type { Broker } from './broker.ts';
import { errorType } from './failures.ts';
import { FetchSession } from './fetch-session.ts';
import { extentsOf, type Fetched } from './fetching.ts';
import type { Link } from './link.ts';
import { Window } from './window.ts';

/**
 * How long a broker waits for something to come, in milliseconds; a partition that is added, or has room again, waits
 * as long. While nothing comes and nothing else can be asked for it waits longer: most of what an idle service costs
 * itself and its brokers is asking again.
 */
const WAIT = 100;
const IDLE_WAIT = 500;

/** What a patient reader waits for at most, in bytes: some dozens of commits. */
const PATIENT_BYTES = 64 * 1024;

/** Pause after a broker failed, in milliseconds. */
const AGAIN_AFTER = 100;

/** How often to check whether a partition without a leader has one, in milliseconds. */
const WATCH = 300;

/** Most records in a batch, if the reader does not say. */
const CHUNK = 500;

/** A partition that is followed. */
export interface Following {
  readonly topic: string;
  readonly partition: number;
  /** Resolves when the handler is done with its last batch. */
  stop(): Promise<void>;
}

/**
 * Follows partitions: fetches from each leader what its readers have room for, again and again. A failing broker holds
 * up no other broker's partitions, and a partition without a leader no other one.
 */
export class Follower {
  readonly #link: Link;
  readonly #named: (topic: string) => string;
  readonly #patience: number;
  readonly #idleWait: number;
  readonly #windows = new Map<string, Window>();
  readonly #changed = new Waiting();
  readonly #stop = new AbortController();
  readonly #done: Promise<void>;

  /**
   * @param link for this follower alone
   * @param named the name of a topic in Kafka
   * @param patience of its readers, in milliseconds
   * @param growing whether partitions are added later on: none waits for long while nothing comes of the others
   */
  constructor(
    link: Link,
    named: (topic: string) => string,
    {
      patience = 0,
      growing = false,
    }: { readonly patience?: number; readonly growing?: boolean } = {},
  ) {
    this.#link = link;
    this.#named = named;
    this.#patience = patience;
    this.#idleWait = growing ? WAIT : IDLE_WAIT;
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

  /** Stops fetching; readers have to be stopped first. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#link.close();
    await this.#done;
  }

  /** Makes sure that there is a fetch loop for each leader, and that a leader is found for each partition. */
  async #run(): Promise<void> {
    const { signal } = this.#stop;
    const fetching = new Map<Broker, Promise<void>>();
    while (!signal.aborted) {
      let isLed = true;
      for (const { topic, partition } of this.#windows.values()) {
        const leader = this.#link.leader(this.#named(topic), partition);
        if (leader === null) isLed = false;
        else if (!fetching.has(leader)) {
          const done = this.#fetchFrom(leader).finally(() => {
            fetching.delete(leader);
            this.#changed.wake();
          });
          fetching.set(leader, done);
        }
      }
      if (isLed) await this.#changed.wait(signal);
      else await this.#findLeaders(signal);
    }
    await Promise.all(fetching.values());
  }

  /** Refreshes the leaders; partitions that still have none wait a while. */
  async #findLeaders(signal: AbortSignal): Promise<void> {
    await this.#link.look().catch(() => undefined);
    const isLed = [...this.#windows.values()].every(
      ({ topic, partition }) =>
        isStopped(signal) || this.#link.leader(this.#named(topic), partition),
    );
    if (!isLed) await this.#changed.wait(signal, WATCH);
  }

  /** Fetches from one broker as long as it answers. */
  async #fetchFrom(broker: Broker): Promise<void> {
    const { signal } = this.#stop;
    const session = new FetchSession();
    let idle = false;
    while (!signal.aborted && !broker.isBroken) {
      const led = [...this.#windows.values()].filter((window) => this.#isLedBy(window, broker));
      const windows = led.filter((window) => window.hasRoom());
      if (windows.length === 0) {
        await this.#changed.wait(signal);
        continue;
      }
      const places = windows.map(({ topic, partition, fetchFrom }) => ({
        topic: this.#named(topic),
        partition,
        offset: fetchFrom,
      }));
      try {
        const [wait, bytes] = this.#waiting(idle, windows.length === led.length);
        const fetched = await session.fetch(broker, places, wait, bytes);
        idle = fetched.every(({ batches }) => batches.length === 0);
        if (!isStopped(signal)) await this.#deliver(fetched);
      } catch {
        await pause(AGAIN_AFTER, undefined, { signal }).catch(() => undefined);
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
    if (idle) return [wholly ? this.#idleWait : WAIT, 1];
    return this.#patience > 0 ? [this.#patience, PATIENT_BYTES] : [WAIT, 1];
  }

  #isLedBy({ topic, partition }: Window, broker: Broker): boolean {
    return this.#link.leader(this.#named(topic), partition) === broker;
  }

  async #deliver(fetched: readonly Fetched[]): Promise<void> {
    const wrong: [Window, Error][] = [];
    for (const { place, batches, next, error } of fetched) {
      const window = this.#windows.get(`${place.topic}/${place.partition}`);
      // The partition may be followed from another offset by now.
      if (window?.fetchFrom !== place.offset) continue;
      if (error !== null) wrong.push([window, error]);
      else if (next > place.offset) window.receive(batches, next);
    }
    for (const [window, error] of wrong) await this.#recover(window, error);
  }

  /** Something is wrong with one partition: as a rule another broker leads it now. */
  async #recover(window: Window, error: Error): Promise<void> {
    const topic = this.#named(window.topic);
    if (errorType(error) === 'OFFSET_OUT_OF_RANGE') await this.#findPlace(window);
    else {
      this.#link.forget(topic, window.partition);
      this.#changed.wake();
    }
  }

  /** Retention took what was to be read, or the topic begins from its start: on from where the log begins, or ends. */
  async #findPlace(window: Window): Promise<void> {
    const topic = this.#named(window.topic);
    const [extent] = await extentsOf(this.#link, topic, [window.partition]);
    if (extent === undefined) return;
    // A broker that was only just started may have known less than it does by now: what is there is read from here on.
    if (window.fetchFrom < extent.first) window.jump(extent.first);
    else if (window.fetchFrom > extent.next) window.jump(extent.next);
  }
}
