import type { Batch } from '@arbiter/event-log';
import type { Count, Metrics } from '@arbiter/telemetry';
import { VERIFICATION_STATES, type VerificationState } from './verification/verify-game.ts';

/** The metrics of the projections, and of the check of records. */
export class ReplayMetrics {
  readonly #behind = new Map<string, Set<Batch>>();

  readonly #verified: Count<'state'>;

  constructor(metrics: Metrics) {
    this.#verified = metrics.counter({
      name: 'arbiter_verifications_total',
      help: 'Records of finished games that were checked, by what was found.',
      labels: ['state'],
    });
    // An alert on what differs wants a series that was there before.
    for (const state of VERIFICATION_STATES) this.#verified({ state }, 0);
    metrics.gauge(
      {
        name: 'arbiter_projection_lag_seconds',
        help: 'How far read models are behind the record.',
        labels: ['projection'],
      },
      () => [...this.#behind].map(([projection, batches]) => [{ projection }, age(batches)]),
    );
  }

  /** The record of a game was checked. */
  verified(state: VerificationState): void {
    this.#verified({ state });
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
