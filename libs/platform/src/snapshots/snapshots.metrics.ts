import type { Count, Metrics, Sample } from '@arbiter/telemetry';
import { OUTCOMES, type Outcome } from './snapshots.ts';

/** Facts about the snapshots of one fold. */
export interface SnapshotsSeen {
  /** Age of the oldest change that is in no snapshot, in seconds; 0 if each is. */
  readonly age: number;
  /** Characters of what lives. */
  readonly size: number;
}

/** The metrics of the snapshots of one fold. */
export class SnapshotMetrics {
  readonly #fold: string;
  readonly #restores: Count<'fold' | 'outcome'>;
  readonly #failures: Count<'fold'>;

  /** @param look called at each scrape */
  constructor(metrics: Metrics, fold: string, look: () => SnapshotsSeen) {
    this.#fold = fold;
    const sample = (value: number): Sample<'fold'>[] => [[{ fold }, value]];
    metrics.gauge(
      {
        name: 'arbiter_snapshot_age_seconds',
        help: 'Age of the oldest change that is in no snapshot.',
        labels: ['fold'],
      },
      () => sample(look().age),
    );
    metrics.gauge(
      {
        name: 'arbiter_snapshot_size_characters',
        help: 'What lives in the snapshots of the partitions of this instance.',
        labels: ['fold'],
      },
      () => sample(look().size),
    );
    this.#failures = metrics.counter({
      name: 'arbiter_snapshot_failures_total',
      help: 'Snapshots that could not be written.',
      labels: ['fold'],
    });
    this.#restores = metrics.counter({
      name: 'arbiter_snapshot_restores_total',
      help: 'Partitions taken up, by what was found: none, whole, older, damaged or foreign.',
      labels: ['fold', 'outcome'],
    });
    // Starts at 0 rather than absent: an alert on its increase needs to see the first one.
    this.#failures({ fold }, 0);
    for (const outcome of OUTCOMES) this.#restores({ fold, outcome }, 0);
  }

  restored(outcome: Outcome): void {
    this.#restores({ fold: this.#fold, outcome });
  }

  failed(): void {
    this.#failures({ fold: this.#fold });
  }
}
