import { randomBytes } from 'node:crypto';
import type { Seat } from '@arbiter/engine';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Problem } from '@arbiter/http';
import { botOf, LINES_KEPT, type ChatLine, type Saying } from '@arbiter/protocol';
import { busy } from '../intake.ts';
import { Changes } from '../lobby/changes.ts';
import { Lobby } from '../lobby/lobby.ts';
import type { Match } from '../lobby/match-of-events.ts';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../options.ts';

/** What all gateways hear. */
const CHANNEL = 'chat';

/**
 * How long, in milliseconds, a closed chat may be opened again before anybody is told. Muting somebody closes and reopens it,
 * and so does a connection that is lost for a moment; neither is anybody else's business.
 */
const LINGERS = 3_000;

/**
 * How long others believe that a chat is open after they were told so last, in milliseconds: a gateway that dies tells
 * nobody that it is closed.
 */
const BELIEVED = 30_000;

/** How long a match has been over when nothing can be said in it any more, in milliseconds. */
const LAST_WORDS = 10 * 60_000;

/** How long the lines of a match are kept after the last one, in milliseconds. */
const KEPT = 60 * 60_000;

/** What gateways tell each other of a match: a line; that a seat has opened or closed its chat; that one asks who has it open. */
type Told = { readonly match: string } & (
  | { readonly line: ChatLine }
  | { readonly seat: Seat; readonly on: boolean }
  | { readonly asks: true }
);

/** A match whose chat somebody at this gateway has open. */
interface Room {
  /** By seat, how many sockets here have it open. */
  readonly here: [number, number];
  /** By seat, when it was told last that it is open anywhere; null if it is closed. */
  readonly open: [number | null, number | null];
}

/**
 * What players say to each other. It is no event: nobody decides anything by it, and no record has it (decision 32). Each
 * gateway hears all of it from the others, and keeps the last lines of a match for a while, for who comes back and for reports.
 */
@Injectable()
export class Chats implements OnApplicationBootstrap, OnApplicationShutdown {
  /** By match, each line as it is said. */
  readonly said = new Changes<ChatLine>();
  readonly #options: GatewayOptions;
  readonly #lobby: Lobby;
  readonly #logger = new Logger('chat');
  /** By match; the one in which something was said last comes last. */
  readonly #lines = new Map<string, readonly ChatLine[]>();
  /** By match, whether a seat has its chat open, as that changes. */
  readonly opened = new Changes<void>();
  readonly #rooms = new Map<string, Room>();
  #listening: Promise<() => Promise<void>> | undefined;
  #refreshing: NodeJS.Timeout | undefined;

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions, lobby: Lobby) {
    this.#options = options;
    this.#lobby = lobby;
  }

  onApplicationBootstrap(): void {
    const { wakeUps } = this.#options.coordination;
    // Not waited for: what gateways share may be away, and games go on without it.
    this.#listening = wakeUps.listen(CHANNEL, (told) => {
      this.#hear(JSON.parse(told) as Told);
    });
    this.#refreshing = setInterval(() => {
      for (const [match, room] of this.#rooms) this.#refresh(match, room);
    }, BELIEVED / 3).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#refreshing);
    void this.#listening?.then((end) => end()).catch(() => undefined);
  }

  /** The last lines of a match, as far as they are kept. */
  lines(match: string): readonly ChatLine[] {
    return this.#lines.get(match) ?? [];
  }

  /** A seat has the chat of a match open, on one more socket. @returns how that ends */
  enter(match: string, seat: Seat): () => void {
    const room = this.#rooms.get(match) ?? { here: [0, 0], open: [null, null] };
    this.#rooms.set(match, room);
    room.here[seat] += 1;
    void this.#tell({ match, seat, on: true });
    void this.#tell({ match, asks: true });
    return () => {
      room.here[seat] -= 1;
      setTimeout(() => {
        this.#leave(match, seat);
      }, LINGERS).unref();
    };
  }

  #leave(match: string, seat: Seat): void {
    const room = this.#rooms.get(match);
    if (room === undefined || room.here[seat] > 0) return;
    void this.#tell({ match, seat, on: false });
    if (room.here[0] + room.here[1] === 0) this.#rooms.delete(match);
  }

  /** Whether a seat has the chat open, as far as this gateway knows: it does where somebody here has it open, too. */
  isOpen(match: string, seat: Seat): boolean {
    return (this.#rooms.get(match)?.open[seat] ?? null) !== null;
  }

  /** Says again whose chat is open here, and believes no longer of others what nobody says any more. */
  #refresh(match: string, { here, open }: Room): void {
    const before = this.#now() - BELIEVED;
    for (const seat of [0, 1] as const) {
      if (here[seat] > 0) void this.#tell({ match, seat, on: true });
      const told = open[seat];
      if (told === null || told >= before) continue;
      open[seat] = null;
      this.opened.tell(match, undefined);
    }
  }

  /** The seat of a player who may chat in a match. @throws Problem 403, 404, 409, 429, 503 */
  async seated(
    id: string,
    player: string | null,
    asker: string,
  ): Promise<{ readonly match: Match; readonly seat: 0 | 1 }> {
    const match = await this.#lobby.match(id, asker);
    if (match === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such match' });
    }
    const seat = this.#lobby.seatIn(match, player);
    if (seat === null) {
      throw new Problem(403, { kind: 'not-seated', title: 'You do not play in this match' });
    }
    if (match.players.some((one) => botOf(one) !== undefined)) {
      throw new Problem(409, { kind: 'not-now', title: 'A bot does not chat' });
    }
    return { match, seat };
  }

  /** Says something in a match; both players hear it if they have turned chat on. @throws Problem as `seated` */
  async say(id: string, player: string, said: Saying): Promise<ChatLine> {
    const { match, seat } = await this.seated(id, player, player);
    const at = this.#now();
    if (match.status === 'over' && match.changedAt + LAST_WORDS < at) {
      throw new Problem(409, { kind: 'not-now', title: 'The match was over long ago' });
    }
    const line: ChatLine = { line: randomBytes(9).toString('base64url'), seat, at, said };
    if (!(await this.#tell({ match: id, line }))) throw busy();
    return line;
  }

  /** @returns whether the other gateways were told */
  async #tell(told: Told): Promise<boolean> {
    try {
      await this.#options.coordination.wakeUps.publish(CHANNEL, JSON.stringify(told));
      return true;
    } catch (error) {
      this.#logger.warn({
        message: 'other gateways were told nothing of a chat',
        why: String(error),
      });
      return false;
    }
  }

  #hear(told: Told): void {
    if ('line' in told) {
      this.#hearLine(told.match, told.line);
      return;
    }
    const { match } = told;
    const room = this.#rooms.get(match);
    if (room === undefined) return;
    const isHere = (seat: Seat): boolean => room.here[seat] > 0;
    if ('asks' in told) {
      for (const seat of [0, 1] as const)
        if (isHere(seat)) void this.#tell({ match, seat, on: true });
    } else if (!told.on && isHere(told.seat)) {
      // Closed in another window, it is still open in one here.
      void this.#tell({ match, seat: told.seat, on: true });
    } else {
      const was = this.isOpen(match, told.seat);
      room.open[told.seat] = told.on ? this.#now() : null;
      if (was !== told.on) this.opened.tell(match, undefined);
    }
  }

  #hearLine(match: string, line: ChatLine): void {
    const lines = [...this.lines(match), line].slice(-LINES_KEPT);
    this.#lines.delete(match);
    this.#lines.set(match, lines);
    this.#forget();
    this.said.tell(match, line);
  }

  /** Forgets matches in which nothing was said for long. */
  #forget(): void {
    const before = this.#now() - KEPT;
    for (const [match, lines] of this.#lines) {
      if ((lines.at(-1)?.at ?? 0) >= before) return;
      this.#lines.delete(match);
    }
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
