import type { Metrics, Observe } from '@arbiter/platform';
import type { MatchmakingEvent } from '@arbiter/protocol';
import type { Ticket } from './core/lobby.ts';

/** Bounds of waiting in seconds: bots come at once, opponents when they come. */
const WAITS = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1_800];

/** Waiting tickets, by their ids. */
type Waiting = ReadonlyMap<string, Ticket>;

/** The metrics of the queue. */
export class MatchmakingMetrics {
  readonly #waited: Observe<'edition' | 'format'>;
  /** Queues that were ever used: one that is empty again has to report it. */
  readonly #formats = new Set<string>();

  /** @param waiting the tickets that wait here now; none where another instance has the queue */
  constructor(metrics: Metrics, waiting: () => Waiting) {
    this.#waited = metrics.histogram(
      {
        name: 'arbiter_queue_wait_seconds',
        help: 'From a ticket to its match.',
        labels: ['edition', 'format'],
      },
      WAITS,
    );
    metrics.gauge(
      {
        name: 'arbiter_queue_tickets',
        help: 'Tickets that wait for an opponent, in each format that they offer.',
        labels: ['format'],
      },
      () => this.#byFormat(waiting()),
    );
  }

  /** An event is on the log. @param waiting the tickets that waited before it */
  appended(event: MatchmakingEvent, waiting: Waiting): void {
    if (event.type !== 'MatchOpened') return;
    const { offer, at } = event;
    for (const id of event.tickets) {
      const ticket = waiting.get(id);
      if (ticket === undefined) continue;
      const { edition, format } = offer;
      this.#waited({ edition, format }, Math.max(0, at - ticket.at) / 1000);
    }
  }

  #byFormat(waiting: Waiting): [{ format: string }, number][] {
    const counted = new Map<string, number>();
    for (const { offers } of waiting.values()) {
      for (const format of new Set(offers.map((offer) => offer.format))) {
        this.#formats.add(format);
        counted.set(format, (counted.get(format) ?? 0) + 1);
      }
    }
    return [...this.#formats].map((format) => [{ format }, counted.get(format) ?? 0]);
  }
}
