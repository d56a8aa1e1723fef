import type { Batch, Metrics } from '@arbiter/platform';

/** The metrics of the projections. */
export class ReplayMetrics {
  readonly #behind = new Map<string, Set<Batch>>();

  constructor(metrics: Metrics) {
    metrics.gauge(
      {
        name: 'arbiter_projection_lag_seconds',
        help: 'How far read models are behind the record.',
        labels: ['projection'],
      },
      () => [...this.#behind].map(([projection, batches]) => [{ projection }, age(batches)]),
    );
  }

  /** A projection starts: from now on its lag is reported. */
  add(projection: string): void {
    this.#behind.set(projection, new Set());
  }

  /** Counts a batch as lag until it is projected. */
  async during(projection: string, batch: Batch, project: () => Promise<void>): Promise<void> {
    const batches = this.#behind.get(projection);
    batches?.add(batch);
    try {
      await project();
    } finally {
      batches?.delete(batch);
    }
  }
}

/** Age of the oldest record that is not projected, in seconds. */
function age(batches: Iterable<Batch>): number {
  const times = [...batches].map(({ records: [first] }) => first?.time ?? Infinity);
  return Math.max(0, Date.now() - Math.min(...times, Infinity)) / 1000;
}
