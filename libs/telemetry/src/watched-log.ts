import type {
  Appended,
  Batch,
  BatchHandler,
  EventLog,
  Extent,
  GroupOptions,
  LogRecord,
  Membership,
  NewRecord,
  Subscription,
  TailOptions,
  Watch,
  WatchOptions,
} from '@arbiter/event-log';
import { GroupLag, type LagLabels } from './lag.ts';
import type { Count, Metrics, Observe } from './metrics.ts';
import type { Spans } from './spans.ts';
import type { Telemetry } from './telemetry.ts';

/** Sizes of batches; a reader takes at most 500 if it does not say otherwise. */
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/** How appends fail. */
const FAILURES: readonly string[] = [
  ...['LogFull', 'LogBroken', 'LogUnavailable', 'AppendForbidden', 'RecordTooLarge'],
];

/** Partitions that change hands within this many milliseconds do so in one rebalance. */
const ONE_REBALANCE = 1_000;

/**
 * The event log as one service uses it: what goes over the port is measured and traced, whichever adapter stands behind
 * it.
 */
export class WatchedLog implements EventLog {
  readonly #log: EventLog;
  readonly #metrics: Metrics;
  readonly #spans: Spans;
  readonly #batch: Observe<'topic' | 'direction'>;
  readonly #rebalance: Count<'group'>;
  readonly #failed: Count<'error'>;

  constructor(log: EventLog, { metrics, spans }: Telemetry) {
    this.#log = log;
    this.#metrics = metrics;
    this.#spans = spans;
    this.#batch = metrics.histogram(
      {
        name: 'arbiter_batch_records',
        help: 'Messages in one batch, read or written.',
        labels: ['topic', 'direction'],
      },
      SIZES,
    );
    this.#rebalance = metrics.counter({
      name: 'arbiter_rebalances_total',
      help: 'How often partitions were reassigned.',
      labels: ['group'],
    });
    this.#failed = metrics.counter({
      name: 'arbiter_append_failures_total',
      help: 'Appends that the log did not take, by the class of the error.',
      labels: ['error'],
    });
    // From zero on: the first one would not count as an increase otherwise.
    for (const error of FAILURES) this.#failed({ error }, 0);
  }

  partitions(topic: string): number {
    return this.#log.partitions(topic);
  }

  partitionOf(topic: string, key: string): number {
    return this.#log.partitionOf(topic, key);
  }

  async append(records: readonly NewRecord[]): Promise<readonly Appended[]> {
    const placed = await this.#spans
      .send(records, (marked) => this.#log.append(marked))
      .catch((error: unknown) => {
        const name = error instanceof Error ? error.name : '';
        // A log that was closed took nothing because we stopped.
        if (FAILURES.includes(name)) this.#failed({ error: name });
        throw error;
      });
    for (const [topic, count] of counted(records)) {
      this.#batch({ topic, direction: 'write' }, count);
    }
    return placed;
  }

  read(topic: string, partition: number, from: number, to?: number): AsyncIterable<LogRecord> {
    return this.#log.read(topic, partition, from, to);
  }

  readKey(topic: string, key: string, from: number, to?: number): AsyncIterable<LogRecord> {
    return this.#log.readKey(topic, key, from, to);
  }

  extents(topic: string): Promise<readonly Extent[]> {
    return this.#log.extents(topic);
  }

  available(topic: string): Promise<ReadonlyMap<number, Extent>> {
    return this.#log.available(topic);
  }

  extent(topic: string, partition: number): Promise<Extent> {
    return this.#log.extent(topic, partition);
  }

  tail(options: TailOptions): Promise<Subscription> {
    return this.#log.tail({ ...options, onBatch: this.#watched(options.onBatch) });
  }

  watch(options: WatchOptions): Watch {
    return this.#log.watch({ ...options, onBatch: this.#watched(options.onBatch) });
  }

  async join(options: GroupOptions): Promise<Membership> {
    const { group, topics, onBatch } = options;
    const lag = this.#lagOf(group, topics);
    const rebalanced = this.#rebalances(group);
    const membership = await this.#log.join({
      ...options,
      onAssigned: async (partition, stored) => {
        rebalanced();
        const begin = (await options.onAssigned?.(partition, stored)) ?? {};
        lag.assigned(partition, stored, begin);
        return begin;
      },
      onRevoked: async (partition) => {
        rebalanced();
        await options.onRevoked?.(partition);
        lag.revoked(partition);
      },
      onBatch: this.#watched((batch) => {
        lag.given(batch);
        const taking = onBatch(batch);
        if (taking instanceof Promise) return taking.then(() => lag.taken(batch));
        lag.taken(batch);
        return undefined;
      }),
    });
    return {
      close: () => membership.close(),
      assigned: () => membership.assigned(),
      commit: async (topic, partition, offset) => {
        await membership.commit(topic, partition, offset);
        lag.stored(topic, partition, offset);
      },
    };
  }

  committed(group: string, topic: string, partition: number): Promise<number | null> {
    return this.#log.committed(group, topic, partition);
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  #watched(onBatch: BatchHandler): BatchHandler {
    return (batch: Batch) => {
      this.#batch({ topic: batch.topic, direction: 'read' }, batch.records.length);
      return this.#spans.process(batch, () => onBatch(batch));
    };
  }

  #lagOf(group: string, topics: readonly string[]): GroupLag {
    const lag = new GroupLag(this.#log, group, topics);
    const labels: readonly LagLabels[] = ['group', 'topic', 'partition'];
    this.#metrics.gauge(
      {
        name: 'arbiter_consumer_lag_events',
        help: 'Messages between what a group has dealt with and the end of the topic.',
        labels,
      },
      async () => lag.samples('events', await lag.look()),
    );
    this.#metrics.gauge(
      {
        name: 'arbiter_consumer_lag_seconds',
        help: 'Age of the oldest message that a group has not dealt with.',
        labels,
      },
      async () => lag.samples('seconds', await lag.look()),
    );
    return lag;
  }

  /** Called for each partition that changes hands. */
  #rebalances(group: string): () => void {
    let last = -Infinity;
    return () => {
      const now = performance.now();
      if (now - last > ONE_REBALANCE) this.#rebalance({ group });
      last = now;
    };
  }
}

function counted(records: readonly NewRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { topic } of records) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return counts;
}
