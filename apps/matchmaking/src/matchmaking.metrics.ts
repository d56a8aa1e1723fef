import type { Count, Metrics, Observe } from '@arbiter/telemetry';
import type { MatchmakingEvent } from '@arbiter/protocol';
import type { Lobby, Ticket } from './core/lobby.ts';

/** Bounds of waiting in seconds: bots come at once, opponents when they come. */
const WAITS = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1_800];

/** Bounds of gaps in rating, in points. */
const GAPS = [10, 20, 40, 66, 100, 150, 200, 300, 500, 1_000];

/** Waiting tickets, by their ids. */
type Waiting = ReadonlyMap<string, Ticket>;

type MatchOpened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

/** The metrics of the queue. */
export class MatchmakingMetrics {
  readonly #waited: Observe<'edition' | 'format'>;
  readonly #gap: Observe<'format'>;
  readonly #paired: Count<'rules'>;
  readonly #checked: Count<'outcome'>;
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
    this.#gap = metrics.histogram(
      {
        name: 'arbiter_rating_gap',
        help: 'How far apart the ratings of two who were paired are.',
        labels: ['format'],
      },
      GAPS,
    );
    this.#paired = metrics.counter({
      name: 'arbiter_pairings_total',
      help: 'Pairs that the queue found, by the version of the rules that allowed them.',
      labels: ['rules'],
    });
    this.#checked = metrics.counter({
      name: 'arbiter_ready_checks_total',
      help: 'Ready checks, by how they ended: ready, declined, late or maintenance.',
      labels: ['outcome'],
    });
    metrics.gauge(
      {
        name: 'arbiter_queue_tickets',
        help: 'Tickets that wait for an opponent, in each format that they offer.',
        labels: ['format'],
      },
      () => this.#byFormat(waiting()),
    );
  }

  /** An event is on the log. @param before the lobby without it */
  appended(event: MatchmakingEvent, before: Lobby): void {
    if (event.type === 'ReadyCheckBegan' && event.pairing !== undefined) {
      this.#gap({ format: event.offer.format }, event.pairing.gap);
      this.#paired({ rules: event.pairing.rules });
    }
    if (event.type === 'ReadyCheckFailed') this.#checked({ outcome: event.reason });
    if (event.type === 'MatchOpened') this.#opened(event, before);
  }

  #opened({ match, tickets, offer, at }: MatchOpened, before: Lobby): void {
    if (before.checks.has(match)) this.#checked({ outcome: 'ready' });
    for (const id of tickets) {
      const ticket = before.tickets.get(id);
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
