import { DURATIONS, type Count, type Metrics, type Observe } from '@arbiter/telemetry';

/** The metrics of the gateway. */
export class GatewayMetrics {
  readonly #metrics: Metrics;
  readonly #duration: Observe<'edition' | 'kind'>;
  readonly #unanswered: Count<never>;

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
    this.#duration = metrics.histogram(
      {
        name: 'arbiter_command_duration_seconds',
        help: 'From a command’s append to its acknowledgement.',
        labels: ['edition', 'kind'],
      },
      DURATIONS,
    );
    this.#unanswered = metrics.counter({
      name: 'arbiter_commands_unanswered_total',
      help: 'Commands that the server turned away, failed at, or had no answer to in time.',
      labels: [],
    });
    this.#unanswered({}, 0);
  }

  /** A command begins. @returns what to call when it is acknowledged */
  begun(kind: string): (edition: string) => void {
    const began = performance.now();
    return (edition) => {
      this.#duration({ edition, kind }, (performance.now() - began) / 1000);
    };
  }

  /** A command got no answer, and not for anything that its player did. */
  unanswered(): void {
    this.#unanswered({});
  }

  /** @param count how many commands wait for their outcome now */
  pending(count: () => number): void {
    this.#metrics.gauge(
      {
        name: 'arbiter_commands_pending',
        help: 'Commands that wait for their outcome; above a limit the gateway says 503.',
        labels: [],
      },
      () => [[{}, count()]],
    );
  }

  /** @param count how many sockets are open now */
  sockets(count: () => number): void {
    this.#metrics.gauge(
      {
        name: 'arbiter_sockets',
        help: 'Open WebSockets of players and spectators.',
        labels: [],
      },
      () => [[{}, count()]],
    );
  }
}
