import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { LogRecord, Subscription } from '@arbiter/platform';
import {
  matchmakingEvent,
  player as playerSchema,
  topics,
  type MatchmakingEvent,
  type Player,
} from '@arbiter/protocol';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../options.ts';
import { Changes } from './changes.ts';
import { advanceMatch, openMatch, type Match, type Ticket } from './match-of-events.ts';

/** Where a game belongs. */
export interface GamePlace {
  readonly match: Match;
  readonly number: number;
  /** Where in its partition of game.events its commits begin, at the earliest. */
  readonly from: number;
}

/** Who is here, who waits, who plays whom: read from its topics, from the first record on, and held in memory. */
@Injectable()
export class Lobby implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Told of each change of a ticket, and of a match, by its id. */
  readonly ticketChanges = new Changes<Ticket>();
  readonly matchChanges = new Changes<Match>();
  /** Told of each match that opens, by the players who sit in it. */
  readonly seatings = new Changes<Match>();
  readonly #players = new Map<string, Player>();
  readonly #tickets = new Map<string, Ticket>();
  readonly #matches = new Map<string, Match>();
  readonly #games = new Map<string, GamePlace>();
  /** Matches of a player, the newest last. */
  readonly #matchesOf = new Map<string, string[]>();
  readonly #logger = new Logger('lobby');
  readonly #options: GatewayOptions;
  #subscription: Subscription | undefined;

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions) {
    this.#options = options;
  }

  /** Reads all that is there, so that the first question gets an answer, then follows. */
  async onApplicationBootstrap(): Promise<void> {
    const { log } = this.#options;
    const next = new Map<string, number>();
    for (const topic of [topics.players.name, topics.matchmakingEvents.name]) {
      for (const [partition, extent] of (await log.extents(topic)).entries()) {
        for await (const record of log.read(topic, partition, extent.first, extent.next)) {
          this.#read(record);
        }
        next.set(`${topic}/${partition}`, extent.next);
      }
    }
    this.#subscription = await log.tail({
      topics: [topics.players.name, topics.matchmakingEvents.name],
      from: (topic, partition) => next.get(`${topic}/${partition}`) ?? 0,
      onBatch: ({ records }) => {
        for (const record of records) this.#read(record);
      },
      onError: (error) => this.#logger.error(error),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#subscription?.close();
  }

  player(id: string): Player | undefined {
    return this.#players.get(id);
  }

  ticket(id: string): Ticket | undefined {
    return this.#tickets.get(id);
  }

  match(id: string): Match | undefined {
    return this.#matches.get(id);
  }

  /** The match of a game and its number there. */
  place(game: string): GamePlace | undefined {
    return this.#games.get(game);
  }

  /** Which seat of a match a player has. */
  seatIn(match: Match, player: string | null): 0 | 1 | null {
    const seat = player === null ? -1 : match.players.indexOf(player);
    return seat === 0 || seat === 1 ? seat : null;
  }

  /** The newest matches of a player, the newest first. */
  matchesOf(player: string, limit: number): Match[] {
    const ids = this.#matchesOf.get(player) ?? [];
    return ids
      .slice(-limit)
      .reverse()
      .flatMap((id) => this.#matches.get(id) ?? []);
  }

  /** Matches that go on, the newest first. */
  liveMatches(limit: number): Match[] {
    const live: Match[] = [];
    for (const match of [...this.#matches.values()].reverse()) {
      if (live.length === limit) break;
      if (match.status !== 'over') live.push(match);
    }
    return live;
  }

  /** Tickets that wait for this player by name. */
  invitationsTo(player: string): Ticket[] {
    return [...this.#tickets.values()].filter(
      ({ status, opponent }) =>
        status === 'waiting' && opponent?.kind === 'player' && opponent.player === player,
    );
  }

  #read({ topic, key, value }: LogRecord): void {
    if (topic === topics.players.name) {
      if (value === null) this.#players.delete(key);
      else {
        const read = playerSchema.safeParse(JSON.parse(value));
        if (read.success) this.#players.set(key, read.data);
      }
      return;
    }
    const read = matchmakingEvent.safeParse(JSON.parse(value ?? 'null'));
    // A reader that is older than a writer skips what it does not know.
    if (read.success) this.#take(read.data);
  }

  #take(event: MatchmakingEvent): void {
    switch (event.type) {
      case 'TicketOpened':
        if (this.#tickets.has(event.ticket)) return;
        this.#setTicket({
          ticket: event.ticket,
          player: event.player,
          offers: event.offers,
          opponent: event.opponent,
          deck: event.deck,
          status: 'waiting',
          why: null,
          match: null,
          version: 1,
        });
        return;
      case 'TicketRefused':
        if (this.#tickets.has(event.ticket)) return;
        this.#setTicket({
          ticket: event.ticket,
          player: event.player,
          offers: [],
          opponent: null,
          deck: null,
          status: 'refused',
          why: event.why,
          match: null,
          version: 1,
        });
        return;
      case 'TicketWithdrawn': {
        const ticket = this.#tickets.get(event.ticket);
        if (ticket?.status !== 'waiting') return;
        ticket.status = 'withdrawn';
        ticket.version += 1;
        this.ticketChanges.tell(ticket.ticket, ticket);
        return;
      }
      case 'MatchOpened': {
        if (this.#matches.has(event.match)) return;
        const match = openMatch(event);
        this.#matches.set(event.match, match);
        for (const player of new Set(event.players)) {
          const ids = this.#matchesOf.get(player);
          if (ids === undefined) this.#matchesOf.set(player, [event.match]);
          else ids.push(event.match);
        }
        for (const player of new Set(event.players)) this.seatings.tell(player, match);
        for (const id of event.tickets) {
          const ticket = this.#tickets.get(id);
          if (ticket === undefined) continue;
          ticket.status = 'matched';
          ticket.match = event.match;
          ticket.version += 1;
          this.ticketChanges.tell(ticket.ticket, ticket);
        }
        return;
      }
      default: {
        const match = this.#matches.get(event.match);
        if (match === undefined) return;
        if (event.type === 'GameOpened') {
          if (this.#games.has(event.game)) return;
          const { game, number, from } = event;
          this.#games.set(game, { match, number, from });
        }
        advanceMatch(match, event);
        this.matchChanges.tell(match.match, match);
      }
    }
  }

  #setTicket(ticket: Ticket): void {
    this.#tickets.set(ticket.ticket, ticket);
    this.ticketChanges.tell(ticket.ticket, ticket);
  }
}
