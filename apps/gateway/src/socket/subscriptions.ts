import { Problem } from '@arbiter/http';
import type { ChatLine, Maintenance, Subject, Tournament } from '@arbiter/protocol';
import { noGame } from '../games/submit.ts';
import type { Match, Ticket } from '../lobby/match-of-events.ts';
import type { PlayersSanctioned } from '../lobby/sanctions.ts';
import { MAINTENANCE_KEY } from '../lobby/kept-lobby.ts';
import { shownMaintenance, shownMatch, shownTicket } from '../lobby/shown.ts';
import { shownTournament } from '../tournaments/shown-tournament.ts';
import { GameFeed } from './game-feed.ts';
import type { Outbox } from './outbox.ts';
import type { SessionParts } from './session.ts';

/** Most subscriptions of one socket. */
const MOST = 1_000;

/** Who follows. */
export interface Follower {
  /** Null: somebody without a token. */
  readonly player: string | null;
  /** Whom it counts against what has to be looked for. */
  readonly asker: string;
}

/** What a client wants to follow. */
export interface Wanted {
  readonly to: Subject;
  readonly id: string;
  /** The last version that the client has; null: only what comes from now on. */
  readonly from: number | null;
  /** Of a game: so many of its last commits the state tells of, if no updates do. */
  readonly recent: number;
  /** Of a chat: nothing of what the other player says. */
  readonly muted: boolean;
}

/** One of them: it may be over before what it follows is found. */
interface Subscription {
  isOver: boolean;
  end: () => void;
}

/** What one socket follows: games, matches, their chat, tickets, tournaments, and the player it speaks for. */
export class Subscriptions {
  readonly #parts: SessionParts;
  readonly #outbox: Outbox;
  readonly #onError: (error: unknown) => void;
  readonly #open = new Map<string, Subscription>();
  #ended = false;

  constructor(parts: SessionParts, outbox: Outbox, onError: (error: unknown) => void) {
    this.#parts = parts;
    this.#outbox = outbox;
    this.#onError = onError;
  }

  /** Follows something from now on, once: it takes the place of the same subscription. @throws Problem 403, 404, 429, 503 */
  async add(wanted: Wanted, who: Follower): Promise<void> {
    if (this.#ended) return;
    this.remove(wanted);
    if (this.#open.size >= MOST) {
      throw new Problem(429, { kind: 'too-many', title: 'Too many subscriptions on one socket' });
    }
    const subscription: Subscription = { isOver: false, end: () => undefined };
    this.#open.set(nameOf(wanted), subscription);
    try {
      if (wanted.to === 'game') await this.#followGame(subscription, wanted, who);
      else if (wanted.to === 'match') await this.#followMatch(subscription, wanted, who);
      else if (wanted.to === 'ticket') await this.#followTicket(subscription, wanted, who);
      else if (wanted.to === 'chat') await this.#followChat(subscription, wanted, who);
      else if (wanted.to === 'tournament') this.#followTournament(subscription, wanted, who);
      else this.#followPlayer(subscription, wanted, who);
    } catch (error) {
      if (!subscription.isOver) this.remove(wanted);
      throw error;
    }
  }

  remove(wanted: Pick<Wanted, 'to' | 'id'>): void {
    const name = nameOf(wanted);
    const subscription = this.#open.get(name);
    if (subscription === undefined) return;
    this.#open.delete(name);
    subscription.isOver = true;
    subscription.end();
  }

  /** The socket is gone. */
  end(): void {
    this.#ended = true;
    for (const subscription of this.#open.values()) {
      subscription.isOver = true;
      subscription.end();
    }
    this.#open.clear();
  }

  async #followGame(
    subscription: Subscription,
    { id, from, recent }: Wanted,
    who: Follower,
  ): Promise<void> {
    const { lobby, tables, presence } = this.#parts;
    const place = await lobby.place(id, who.asker);
    if (place === undefined) throw noGame();
    const seat = lobby.seatIn(place.match, who.player);
    const viewer = seat ?? 'spectator';
    const table = await tables.openFor(place.match, id, viewer);
    if (subscription.isOver) return;
    const feed = new GameFeed(table, viewer, { from, recent }, this.#outbox, this.#onError);
    if (seat !== null) presence.come(table, seat);
    subscription.end = () => {
      feed.end();
      if (seat !== null) presence.go(table, seat);
    };
  }

  async #followMatch(
    subscription: Subscription,
    { id, from }: Wanted,
    { player, asker }: Follower,
  ): Promise<void> {
    const { lobby } = this.#parts;
    const found = await lobby.match(id, asker);
    if (found === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such match' });
    }
    if (subscription.isOver) return;
    const send = (match: Match, version: number, event: string | null): void => {
      const state = shownMatch(lobby, match, player);
      this.#outbox.send({ type: 'match', match: id, version, event, state });
    };
    for (let missed = from ?? found.version; missed < found.version; missed++) {
      send(found, missed + 1, found.history[missed] ?? null);
    }
    send(found, found.version, null);
    subscription.end = lobby.matchChanges.on(id, (match) => {
      send(match, match.version, match.history.at(-1) ?? null);
    });
  }

  async #followTicket(
    subscription: Subscription,
    { id }: Wanted,
    { asker }: Follower,
  ): Promise<void> {
    const { lobby } = this.#parts;
    const send = (ticket: Ticket): void => {
      const state = shownTicket(ticket);
      this.#outbox.send({ type: 'ticket', ticket: id, version: ticket.version, state });
    };
    // A ticket that was just asked for may not have been read yet; it is told when it is.
    subscription.end = lobby.ticketChanges.on(id, send);
    const found = lobby.heldTicket(id) ?? (await lobby.ticket(id, asker));
    if (found !== undefined && !subscription.isOver) send(found);
  }

  /** What is said in a match, for its two seats alone; nothing of somebody whom this player has muted or blocked. */
  async #followChat(
    subscription: Subscription,
    { id, muted }: Wanted,
    { player, asker }: Follower,
  ): Promise<void> {
    const { lobby, chats } = this.#parts;
    const { match, seat } = await chats.seated(id, player, asker);
    if (subscription.isOver) return;
    const isHeard = (line: ChatLine): boolean =>
      line.seat === seat ||
      (!muted && !lobby.blocks(match.players[seat], match.players[line.seat]));
    const send = (lines: readonly ChatLine[]): void => {
      const other = chats.isOpen(id, seat === 0 ? 1 : 0);
      this.#outbox.send({ type: 'chat', match: id, lines: lines.filter(isHeard), other });
    };
    const ends = [
      chats.said.on(id, (line) => {
        if (isHeard(line)) send([line]);
      }),
      chats.opened.on(id, () => {
        send([]);
      }),
      chats.enter(id, seat),
    ];
    subscription.end = () => {
      for (const end of ends) end();
    };
    send(chats.lines(id));
  }

  #followTournament(subscription: Subscription, { id }: Wanted, { player }: Follower): void {
    const { lobby } = this.#parts;
    const found = lobby.heldTournament(id);
    if (found === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such tournament' });
    }
    const send = (tournament: Tournament): void => {
      const state = shownTournament(lobby, tournament, player);
      this.#outbox.send({ type: 'tournament', tournament: id, version: state.version, state });
    };
    subscription.end = lobby.tournamentChanges.on(id, send);
    send(found);
  }

  /**
   * The matches that a player sits in and that are not over, each that opens, and each that a ruling corrects; whom
   * rulings warn or ban, and what it costs to have missed a ready check or left a match; and maintenance.
   */
  #followPlayer(subscription: Subscription, { id }: Wanted, { player }: Follower): void {
    const { lobby } = this.#parts;
    if (id !== player) {
      throw new Problem(403, { kind: 'not-yours', title: 'A token follows its own player only' });
    }
    const send = (match: Match): void => {
      this.#outbox.send({ type: 'seated', player: id, match: shownMatch(lobby, match, id) });
    };
    for (const match of lobby.matchesOf(id, Infinity)) if (match.status !== 'over') send(match);
    const endSeatings = lobby.seatings.on(id, send);
    const endCorrections = lobby.corrections.on(id, (corrected) => {
      const { dispute, match, game, winner, annulled, score, matchWinner } = corrected;
      const told = { dispute, match, game, winner, annulled, score, matchWinner };
      this.#outbox.send({ type: 'ruled', player: id, ...told });
    });
    const sanctioned = (ruled: PlayersSanctioned): void => {
      const { dispute, game, sanctions, at } = ruled;
      this.#outbox.send({ type: 'sanctioned', player: id, dispute, game, sanctions, at });
    };
    lobby.sanctions.standing(id, Date.now()).forEach(sanctioned);
    const endSanctionings = lobby.sanctionings.on(id, sanctioned);
    const endMisses = lobby.misses.on(id, ({ misses, until }) => {
      this.#outbox.send({ type: 'warned', player: id, misses, until });
    });
    const maintained = (now: Maintenance): void => {
      const maintenance = shownMaintenance(now);
      this.#outbox.send({ type: 'maintenance', player: id, maintenance });
    };
    // Anyone who comes back may not have heard that it is over.
    if (lobby.maintenance !== null) maintained(lobby.maintenance);
    const endMaintenance = lobby.maintenanceChanges.on(MAINTENANCE_KEY, maintained);
    subscription.end = () => {
      endSeatings();
      endCorrections();
      endSanctionings();
      endMisses();
      endMaintenance();
    };
  }
}

const nameOf = ({ to, id }: Pick<Wanted, 'to' | 'id'>): string => `${to}/${id}`;
