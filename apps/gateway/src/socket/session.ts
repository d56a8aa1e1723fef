import { malformed, NO_SPANS, pass, Problem, problemOf, unauthorized } from '@arbiter/platform';
import type { Subject } from '@arbiter/protocol';
import type { GatewayOptions, Limits } from '../options.ts';
import { noGame, type Submit } from '../games/submit.ts';
import { mustBeKnown } from '../players/auth.ts';
import type { Tables } from '../games/tables.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Match, Ticket } from '../lobby/match-of-events.ts';
import { shownMatch, shownTicket } from '../lobby/shown.ts';
import { clientMessage } from './client-message.ts';
import { GameFeed } from './game-feed.ts';
import type { Outbox } from './outbox.ts';
import type { SeatPresence } from './presence.ts';

/** What every session asks of the gateway. */
export interface SessionParts {
  readonly options: GatewayOptions;
  readonly limits: Limits;
  readonly lobby: Lobby;
  readonly tables: Tables;
  readonly submit: Submit;
  readonly presence: SeatPresence;
}

/** Most subscriptions of one socket. */
const MOST = 1_000;

/** One socket: who it is, what it follows. */
export class Session {
  readonly #parts: SessionParts;
  readonly #outbox: Outbox;
  readonly #address: string;
  readonly #onError: (error: unknown) => void;
  readonly #ends = new Map<string, () => void>();
  #player: string | null | undefined;
  #expires = Infinity;
  #ended = false;

  constructor(
    parts: SessionParts,
    outbox: Outbox,
    address: string,
    onError: (error: unknown) => void,
  ) {
    this.#parts = parts;
    this.#outbox = outbox;
    this.#address = address;
    this.#onError = onError;
  }

  /** Whether the first message has said who it is. */
  get isKnown(): boolean {
    return this.#player !== undefined;
  }

  /** Takes one message. Whatever is wrong with it is told to the client; never throws. */
  async take(text: string): Promise<void> {
    try {
      const read = clientMessage.safeParse(parse(text));
      if (!read.success) throw malformed(read.error.issues);
      const message = read.data;
      if (message.type === 'hello') {
        await this.#hello(message.token);
        return;
      }
      if (this.#player === undefined) throw unauthorized('the first message is hello');
      if (this.#expires < this.#now()) throw unauthorized('the token has expired');
      switch (message.type) {
        case 'subscribe':
          await pass(
            this.#parts.options.coordination,
            `requests/${this.#player ?? `ip:${this.#address}`}`,
            this.#parts.limits.requests,
          );
          await this.#subscribe(message.to, message.id, message.from ?? null);
          break;
        case 'unsubscribe':
          this.#unsubscribe(`${message.to}/${message.id}`);
          break;
        case 'command':
          await this.#traced('socket command', () =>
            this.#command(message.key, message.game, message.body),
          );
          break;
        default:
          message satisfies never;
      }
    } catch (error) {
      const problem = problemOf(error);
      if (!(error instanceof Problem) && problem.body.status >= 500) this.#onError(error);
      this.#outbox.send({ type: 'problem', problem: problem.body });
    }
  }

  /** The socket is gone. */
  end(): void {
    this.#ended = true;
    for (const end of this.#ends.values()) end();
    this.#ends.clear();
  }

  async #hello(token: string | undefined): Promise<void> {
    if (this.#player !== undefined) throw new Problem(409, { kind: 'known', title: 'You said so' });
    if (token === undefined) this.#player = null;
    else {
      const read = this.#parts.options.keys.read(token);
      if ('bad' in read) throw unauthorized(`the token is of no use: ${read.bad}`);
      const { sub: player, exp } = read.claims;
      const { lobby } = this.#parts;
      // Nothing is waited for where the player is known: what comes after this message may have come already.
      if (!lobby.isKnown(player)) await mustBeKnown(lobby, player);
      this.#player = player;
      this.#expires = exp * 1000;
      const end = lobby.erasures.on(player, () => {
        this.#outbox.close(4401, 'the player was erased');
      });
      if (this.#ended) end();
      else this.#ends.set('player', end);
    }
    this.#outbox.send({ type: 'welcome', player: this.#player });
  }

  async #subscribe(to: Subject, id: string, from: number | null): Promise<void> {
    const name = `${to}/${id}`;
    this.#unsubscribe(name);
    if (this.#ends.size >= MOST) {
      throw new Problem(429, { kind: 'too-many', title: 'Too many subscriptions on one socket' });
    }
    if (to === 'game') await this.#followGame(name, id, from);
    else if (to === 'match') await this.#followMatch(name, id, from);
    else if (to === 'ticket') await this.#followTicket(name, id);
    else this.#followPlayer(name, id);
  }

  async #followGame(name: string, id: string, from: number | null): Promise<void> {
    const { lobby, tables, presence } = this.#parts;
    const place = await lobby.place(id);
    if (place === undefined) throw noGame();
    const seat = lobby.seatIn(place.match, this.#player ?? null);
    const table = await tables.open(id);
    if (this.#ended || this.#ends.has(name)) return;
    const feed = new GameFeed(table, seat ?? 'spectator', from, this.#outbox, this.#onError);
    if (seat !== null) presence.come(table, seat);
    this.#ends.set(name, () => {
      feed.end();
      if (seat !== null) presence.go(table, seat);
    });
  }

  async #followMatch(name: string, id: string, from: number | null): Promise<void> {
    const { lobby } = this.#parts;
    const found = await lobby.match(id);
    if (found === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such match' });
    }
    if (this.#ended || this.#ends.has(name)) return;
    const send = (match: Match, version: number, event: string | null): void => {
      const state = shownMatch(lobby, match, this.#player ?? null);
      this.#outbox.send({ type: 'match', match: id, version, event, state });
    };
    for (let missed = from ?? found.version; missed < found.version; missed++) {
      send(found, missed + 1, found.history[missed] ?? null);
    }
    send(found, found.version, null);
    const end = lobby.matchChanges.on(id, (match) => {
      send(match, match.version, match.history.at(-1) ?? null);
    });
    this.#ends.set(name, end);
  }

  async #followTicket(name: string, id: string): Promise<void> {
    const { lobby } = this.#parts;
    const send = (ticket: Ticket): void => {
      const state = shownTicket(ticket);
      this.#outbox.send({ type: 'ticket', ticket: id, version: ticket.version, state });
    };
    // A ticket that was just asked for may not have been read yet; it is told when it is.
    const end = lobby.ticketChanges.on(id, send);
    this.#ends.set(name, end);
    const found = lobby.heldTicket(id) ?? (await lobby.ticket(id));
    if (found !== undefined && this.#ends.get(name) === end) send(found);
  }

  /** The matches that a player sits in and that are not over, and each that opens: for whoever is told by nobody else. */
  #followPlayer(name: string, id: string): void {
    const { lobby } = this.#parts;
    if (id !== this.#player) {
      throw new Problem(403, { kind: 'not-yours', title: 'A token follows its own player only' });
    }
    const send = (match: Match): void => {
      this.#outbox.send({ type: 'seated', player: id, match: shownMatch(lobby, match, id) });
    };
    for (const match of lobby.matchesOf(id, Infinity)) if (match.status !== 'over') send(match);
    this.#ends.set(name, lobby.seatings.on(id, send));
  }

  #unsubscribe(name: string): void {
    this.#ends.get(name)?.();
    this.#ends.delete(name);
  }

  async #traced(name: string, work: () => Promise<void>): Promise<void> {
    const spans = this.#parts.options.telemetry?.spans ?? NO_SPANS;
    const span = spans.request(name);
    await span.in(work);
    span.end();
  }

  async #command(key: string, game: string, body: unknown): Promise<void> {
    try {
      const player = this.#player;
      if (player === null || player === undefined) throw unauthorized('to watch needs no token');
      const outcome = await this.#parts.submit.submit({ player, game, key, body });
      const status = outcome.state === 'pending' ? 202 : 200;
      this.#outbox.send({ type: 'ack', key, game, status, outcome });
    } catch (error) {
      const problem = problemOf(error);
      if (!(error instanceof Problem) && problem.body.status >= 500) this.#onError(error);
      const { body: said } = problem;
      this.#outbox.send({ type: 'ack', key, game, status: said.status, problem: said });
    }
  }

  #now(): number {
    return (this.#parts.options.now ?? Date.now)();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
