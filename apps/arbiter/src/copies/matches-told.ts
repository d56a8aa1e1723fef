import type { EventLog, LogRecord } from '@arbiter/event-log';
import { matchmakingEventIn, topics, type MatchmakingEvent } from '@arbiter/protocol';

const TOPIC = topics.matchmakingEvents.name;

/** An event of matchmaking as it is stored. */
export interface Told {
  readonly text: string;
  readonly event: MatchmakingEvent;
  readonly record: LogRecord;
}

/** A match that is over, as matchmaking.events tells of it. */
export interface FinishedMatch {
  readonly match: string;
  readonly key: string;
  /** In milliseconds. */
  readonly ended: number;
  /** All that was told of it and of its tickets, in order. */
  readonly told: readonly Told[];
}

/**
 * Reads matchmaking.events once, from the first record to the last one that is there now, and sorts what is told by the
 * matches that it is about: what is waiting and what goes on is held, nothing else. What is told of a match that is over is
 * handed on, and what comes later of it counts for nothing; nor does an event that missed its offset.
 */
export class MatchesTold {
  readonly #tickets = new Map<string, Told[]>();
  readonly #matches = new Map<string, Told[]>();
  readonly #over = new Set<string>();

  /** Of a ticket that waits, what was told. */
  ofTicket(ticket: string): readonly Told[] {
    return this.#tickets.get(ticket) ?? [];
  }

  /** Of a match that goes on, what was told. */
  ofMatch(match: string): readonly Told[] {
    return this.#matches.get(match) ?? [];
  }

  /** Of each match that goes on, what was told. */
  goingOn(): IterableIterator<readonly Told[]> {
    return this.#matches.values();
  }

  async *finished(
    log: EventLog,
    onRead: () => void = () => undefined,
  ): AsyncGenerator<FinishedMatch> {
    const extents = await log.extents(TOPIC);
    for (const [partition, { first, next }] of extents.entries()) {
      for await (const record of log.read(TOPIC, partition, first, next)) {
        onRead();
        const event = matchmakingEventIn(record);
        if (event === undefined) continue;
        const over = this.#take({ text: record.value ?? '', event, record });
        if (over !== undefined) yield over;
      }
    }
  }

  #take(told: Told): FinishedMatch | undefined {
    const { event, record } = told;
    if (!('match' in event)) {
      if (event.type === 'TicketOpened') this.#tickets.set(event.ticket, [told]);
      else for (const ticket of ticketsEndedBy(event)) this.#tickets.delete(ticket);
      return undefined;
    }
    const { match } = event;
    if (this.#over.has(match)) return undefined;
    if (event.type === 'MatchOpened' && !this.#matches.has(match)) {
      const tickets = event.tickets.flatMap((ticket) => this.#tickets.get(ticket) ?? []);
      tickets.sort((one, other) => one.record.offset - other.record.offset);
      for (const ticket of event.tickets) this.#tickets.delete(ticket);
      this.#matches.set(match, tickets);
    }
    const all = this.#matches.get(match);
    if (all === undefined) return undefined; // It was never opened.
    all.push(told);
    if (event.type !== 'MatchEnded') return undefined;
    this.#matches.delete(match);
    this.#over.add(match);
    return { match, key: record.key, ended: event.at, told: all };
  }
}

/** The tickets that come to no match by an event. */
function ticketsEndedBy(event: Exclude<MatchmakingEvent, { match: string }>): readonly string[] {
  switch (event.type) {
    case 'TicketRefused':
    case 'TicketWithdrawn':
      return [event.ticket];
    case 'ReadyCheckFailed':
      return event.absent.map(({ seat }) => event.tickets[seat]);
    default:
      return [];
  }
}

/** A game that was opened, and where its commits begin at the earliest. */
export interface OpenedGame {
  readonly game: string;
  readonly from: number;
}

/** The games of a match, in their order. */
export function gamesOf(told: readonly Pick<Told, 'event'>[]): OpenedGame[] {
  const games = new Map<string, OpenedGame>();
  for (const { event } of told) {
    if (event.type !== 'GameOpened' || games.has(event.game)) continue;
    games.set(event.game, { game: event.game, from: event.from });
  }
  return [...games.values()];
}
