import { shortBuild } from '@arbiter/protocol';
import { DURATIONS, type Metrics, type Observe } from '@arbiter/telemetry';

/** The metrics of an evaluation. */
export class EvaluationMetrics {
  readonly #duration: Observe<'edition' | 'kind'>;

  /** @param build that decides here, by digest */
  constructor(metrics: Metrics, build: string) {
    metrics.gauge(
      {
        name: 'arbiter_evaluates',
        help: 'One for the build whose games this instance decides.',
        labels: ['build'],
      },
      () => [[{ build: shortBuild(build) }, 1]],
    );
    this.#duration = metrics.histogram(
      {
        name: 'arbiter_evaluation_duration_seconds',
        help: 'What the engine takes for one verdict.',
        labels: ['edition', 'kind'],
      },
      [0.0001, 0.0002, 0.0005, ...DURATIONS],
    );
  }

  /** Decides, and measures how long it takes. */
  timed<T>(of: { readonly edition: string; readonly kind: string }, decide: () => T): T {
    const began = performance.now();
    const decided = decide();
    this.#duration(of, (performance.now() - began) / 1000);
    return decided;
  }
}
