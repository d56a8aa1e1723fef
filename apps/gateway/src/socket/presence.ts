import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { systemCommandId, topics, type GameCommand } from '@arbiter/protocol';
import type { Table } from '../games/table.ts';
import { Intake } from '../intake.ts';
import { Tables } from '../games/tables.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';

/** How long others believe that a seat is here after we last said so, in milliseconds. */
const BELIEVED = 30_000;

type Seat = 0 | 1;

/** A seat whose sockets are here. */
interface Here {
  readonly table: Table;
  readonly seat: Seat;
  sockets: number;
}

/**
 * Tells a game when a seat's last socket goes and when one comes back, wherever the sockets are. Its commands have ids
 * that follow from how often that happened before, so two gateways that notice the same thing say it once.
 */
@Injectable()
export class SeatPresence implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #tables: Tables;
  readonly #logger = new Logger('presence');
  readonly #instance = randomBytes(6).toString('base64url');
  /** By place. */
  readonly #here = new Map<string, Here>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #refreshing: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
    tables: Tables,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#intake = intake;
    this.#tables = tables;
  }

  onApplicationBootstrap(): void {
    this.#refreshing = setInterval(() => {
      for (const [place, here] of this.#here) void this.#refresh(place, here);
    }, BELIEVED / 3).unref();
  }

  onApplicationShutdown(): void {
    this.#closed = true;
    clearInterval(this.#refreshing);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** A seat's socket watches a game from now on. */
  come(table: Table, seat: Seat): void {
    const place = placeOf(table.id, seat);
    const here = this.#here.get(place);
    if (here === undefined) this.#here.set(place, { table, seat, sockets: 1 });
    else here.sockets += 1;
    void this.#touch(place).then(() => this.#check(table.id, seat));
    // After a restart of ours the other one may never come back: then nobody else would notice.
    this.#later(table.id, seat === 0 ? 1 : 0, 3 * this.#limits.absence);
  }

  /** It does so no longer. */
  go(table: Table, seat: Seat): void {
    const place = placeOf(table.id, seat);
    const here = this.#here.get(place);
    if (here !== undefined && --here.sockets > 0) return;
    this.#here.delete(place);
    void this.#options.coordination.presence.leave(place, this.#instance).catch(this.#failed);
    this.#later(table.id, seat, this.#limits.absence);
  }

  #later(game: string, seat: Seat, millis: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#check(game, seat);
    }, millis).unref();
    this.#timers.add(timer);
  }

  /**
   * Says again that a seat is here. What is shared may have been lost meanwhile, and another gateway may have told the game
   * that the seat is gone: then it is told that it is not.
   */
  async #refresh(place: string, { table, seat }: Here): Promise<void> {
    await this.#touch(place);
    if (table.folded.head?.clock?.connected[seat] === false) await this.#check(table.id, seat);
  }

  /** Tells the game if what it believes of the seat is not so. */
  async #check(game: string, seat: Seat): Promise<void> {
    try {
      if (this.#closed) return;
      const { presence } = this.#options.coordination;
      const place = placeOf(game, seat);
      const isHere = this.#here.has(place) || (await presence.present(place)).length > 0;
      const { head, connections } = (await this.#tables.open(game)).folded;
      if (head?.clock == null || head.phase === 'over') return;
      if (head.clock.connected[seat] === isHere) return;
      const type = isHere ? 'ConnectionRestored' : 'ConnectionLost';
      const id = systemCommandId(game, type, `${seat} ${connections[seat]}`);
      const command: GameCommand = { id, game, seat: 'system', body: { type, seat } };
      await this.#intake.append({
        ...{ topic: topics.gameCommands.name, key: game },
        ...{ id, type: 'arbiter.game.command.v1', body: command },
      });
    } catch (error) {
      this.#failed(error);
      if (!this.#closed) this.#later(game, seat, this.#limits.absence);
    }
  }

  async #touch(place: string): Promise<void> {
    await this.#options.coordination.presence
      .touch(place, this.#instance, BELIEVED)
      .catch(this.#failed);
  }

  readonly #failed = (error: unknown): void => {
    if (!this.#closed) this.#logger.error(error);
  };
}

const placeOf = (game: string, seat: Seat): string => `game/${game}/${seat}`;
