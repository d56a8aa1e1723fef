import { setTimeout as pause } from 'node:timers/promises';
import type { Batch, EventLog, Offsets } from '@arbiter/event-log';
import type { Sample } from './metrics.ts';

/** How long a log may take to report its end, in milliseconds; after that, the last known value is reported again. */
const PATIENCE = 1_000;

/** How many batches of a partition are remembered until they are processed; the times of later ones are read again. */
const REMEMBERED = 1_000;

/** What a lag is of. */
export type LagLabels = 'group' | 'topic' | 'partition';

/** How far a group is behind in one place. */
export interface Lag {
  readonly topic: string;
  readonly partition: number;
  /** Messages. */
  readonly events: number;
  /** Age of the oldest of them. */
  readonly seconds: number;
}

interface Place {
  /** First offset that is not processed. */
  done: number;
  /**
   * Whether offsets of this topic are committed: then these count as processed, else whatever the handler has taken.
   */
  stores: boolean;
  /** Batches that were delivered and are not processed: where each ends, and when its first record was appended. */
  readonly open: { readonly next: number; readonly time: number }[];
}

/** The lag of a member of a group in its partitions. */
export class GroupLag {
  readonly #log: EventLog;
  readonly #group: string;
  readonly #topics: readonly string[];
  readonly #partitions = new Map<number, ReadonlyMap<string, Place>>();
  readonly #now: () => number;
  #known: readonly Lag[] = [];
  #looking: Promise<readonly Lag[]> | undefined;

  constructor(
    log: EventLog,
    group: string,
    topics: readonly string[],
    now: () => number = Date.now,
  ) {
    this.#log = log;
    this.#group = group;
    this.#topics = topics;
    this.#now = now;
  }

  /** A partition is ours. @param begin where reading goes on, by topic */
  assigned(partition: number, stored: Offsets, begin: Offsets): void {
    const places = this.#topics.map((topic): [string, Place] => {
      const done = begin[topic] ?? stored[topic] ?? 0;
      return [topic, { done, stores: stored[topic] != null, open: [] }];
    });
    this.#partitions.set(partition, new Map(places));
  }

  revoked(partition: number): void {
    this.#partitions.delete(partition);
  }

  /** A batch is delivered. */
  given({ topic, partition, records, next }: Batch): void {
    const open = this.#place(topic, partition)?.open;
    const [first] = records;
    if (open !== undefined && first !== undefined && open.length < REMEMBERED) {
      open.push({ next, time: first.time });
    }
  }

  /** Its handler has finished. */
  taken({ topic, partition, next }: Batch): void {
    const place = this.#place(topic, partition);
    if (place?.stores === false) dealtWith(place, next);
  }

  /** The offset of a topic was committed. */
  stored(topic: string, partition: number, offset: number): void {
    const place = this.#place(topic, partition);
    if (place === undefined) return;
    // Until the first commit, whatever the handler took seemed to be processed.
    if (!place.stores) place.done = offset;
    place.stores = true;
    dealtWith(place, offset);
  }

  /** Its lag now; the last known one, if the log does not answer soon. */
  look(): Promise<readonly Lag[]> {
    return (this.#looking ??= this.#lookInTime().finally(() => {
      this.#looking = undefined;
    }));
  }

  /** What was found, as values of a gauge. */
  samples(of: 'events' | 'seconds', lags: readonly Lag[]): Sample<LagLabels>[] {
    return lags.map(({ topic, partition, ...lag }) => [
      { group: this.#group, topic, partition: String(partition) },
      lag[of],
    ]);
  }

  async #lookInTime(): Promise<readonly Lag[]> {
    const waiting = new AbortController();
    const late = pause(PATIENCE, null, { signal: waiting.signal }).catch(() => null);
    const lags = await Promise.all(
      [...this.#partitions].flatMap(([partition, places]) =>
        [...places].map(async ([topic, place]) => {
          // An unavailable partition does not affect the lag of the others.
          const looked = this.#lagOf(topic, partition, place).catch(() => null);
          return (await Promise.race([looked, late])) ?? this.#knownOf(topic, partition);
        }),
      ),
    );
    waiting.abort();
    return (this.#known = lags.flatMap((lag) => lag ?? []));
  }

  #knownOf(topic: string, partition: number): Lag | undefined {
    return this.#known.find((lag) => lag.topic === topic && lag.partition === partition);
  }

  async #lagOf(topic: string, partition: number, place: Place): Promise<Lag> {
    const extent = await this.#log.extent(topic, partition);
    const from = Math.max(place.done, extent.first);
    const events = Math.max(0, extent.next - from);
    if (events === 0) return { topic, partition, events, seconds: 0 };
    const oldest = place.open[0]?.time ?? (await this.#timeAt(topic, partition, from));
    const seconds = oldest === undefined ? 0 : Math.max(0, this.#now() - oldest) / 1000;
    return { topic, partition, events, seconds };
  }

  async #timeAt(topic: string, partition: number, offset: number): Promise<number | undefined> {
    for await (const { time } of this.#log.read(topic, partition, offset)) return time;
    return undefined;
  }

  #place(topic: string, partition: number): Place | undefined {
    return this.#partitions.get(partition)?.get(topic);
  }
}

function dealtWith(place: Place, offset: number): void {
  place.done = Math.max(place.done, offset);
  const first = place.open.findIndex(({ next }) => next > place.done);
  place.open.splice(0, first === -1 ? place.open.length : first);
}
