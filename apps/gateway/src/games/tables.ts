import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { LogClosed, type Watch } from '@arbiter/event-log';
import { NO_SPANS } from '@arbiter/telemetry';
import type { Viewer } from '@arbiter/view';
import type { JudgeOf } from '@arbiter/editions';
import { topics } from '@arbiter/protocol';
import { Lobby } from '../lobby/lobby.ts';
import { GATEWAY_OPTIONS, JUDGES, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import type { Match } from '../lobby/match-of-events.ts';
import { Table, type Glance } from './table.ts';

const TOPIC = topics.gameEvents.name;

/** How many records at the end of each partition are scanned at startup, for running games. */
const LOOKED_UP = 250_000;

/**
 * The games that are being watched. Those partitions are followed that have one, to keep them up to date; unwatched games
 * are dropped.
 */
@Injectable()
export class Tables implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #tables = new Map<string, Table>();
  /** Tables that are behind, for those who may not see everything at once. */
  readonly #delayed = new Map<string, Table>();
  readonly #logger = new Logger('tables');
  /** The partitions that are followed. */
  readonly #followed = new Set<number>();
  #watch: Watch | undefined;
  #sweeping: NodeJS.Timeout | undefined;

  readonly #lobby: Lobby;
  readonly #judgeOf: JudgeOf;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    @Inject(JUDGES) judgeOf: JudgeOf,
    lobby: Lobby,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#judgeOf = judgeOf;
    this.#lobby = lobby;
  }

  onApplicationBootstrap(): void {
    const spans = this.#options.telemetry?.spans ?? NO_SPANS;
    this.#watch = this.#options.log.watch({
      topic: TOPIC,
      onBatch: ({ records }) => {
        for (const record of records) {
          const { key } = record;
          this.#delayed.get(key)?.offer(record);
          const table = this.#tables.get(key);
          if (table === undefined) continue;
          spans.each(record, () =>
            spans.inside('deliver', { 'arbiter.game': key }, () => table.offer(record)),
          );
        }
      },
      onError: (error) => this.#logger.error(error),
    });
    void this.#lookUp();
    this.#sweeping = setInterval(() => this.#sweep(), this.#limits.idle / 2).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#watch?.close();
  }

  /**
   * Has the log index the commits of running games. Otherwise the first player to come back to one after a restart
   * would have to wait for it.
   */
  async #lookUp(): Promise<void> {
    const { log } = this.#options;
    const topic = TOPIC;
    await this.#lobby.loaded;
    try {
      const extents = await log.available(topic);
      const oldest = new Map<number, { readonly game: string; readonly from: number }>();
      for (const one of this.#lobby.liveGames()) {
        const partition = log.partitionOf(topic, one.game);
        if (one.from < (extents.get(partition)?.next ?? 0) - LOOKED_UP) continue;
        if (one.from < (oldest.get(partition)?.from ?? Infinity)) oldest.set(partition, one);
      }
      for (const { game, from } of oldest.values()) {
        await log.readKey(topic, game, from)[Symbol.asyncIterator]().next();
      }
    } catch (error) {
      // Opening a table looks it up then.
      if (!(error instanceof LogClosed)) this.#logger.warn(error);
    }
  }

  /** The table of a game, folded up to now. A game that has not begun has version 0. */
  open(game: string): Promise<Table> {
    return this.#open(this.#tables, game, 0);
  }

  /** The table as somebody may see it who plays or watches a match. */
  openFor(match: Match, game: string, viewer: Viewer): Promise<Table> {
    const delay = viewer === 0 || viewer === 1 ? 0 : this.#delayOf(match);
    return delay === 0 ? this.open(game) : this.#open(this.#delayed, game, delay);
  }

  /**
   * What may be told of a game that is being played to those who choose what to watch; null: nothing is known here.
   *
   * @param plays whether it is told to one of the players, who is never behind
   */
  glance(match: Match, game: string, plays = false): Glance | null {
    const table = this.#tables.get(game);
    if (table === undefined || table.isLoading) return null;
    return table.glance(plays ? 0 : this.#delayOf(match));
  }

  /** How many watch a game here who play neither seat. */
  spectatorsOf(game: string): number {
    const [now, late] = [this.#tables.get(game), this.#delayed.get(game)];
    return (now?.spectators ?? 0) + (late?.spectators ?? 0);
  }

  /** The games that somebody watches here who plays neither seat. */
  *watched(): Generator<string> {
    for (const game of new Set([...this.#tables.keys(), ...this.#delayed.keys()])) {
      if (this.spectatorsOf(game) > 0) yield game;
    }
  }

  /** Anyone who plays for a rating is not to be told anything by those who watch. */
  #delayOf({ offer, status }: Match): number {
    return offer.rated === true && status !== 'over' ? this.#limits.spectatorDelay : 0;
  }

  async #open(tables: Map<string, Table>, game: string, delay: number): Promise<Table> {
    let table = tables.get(game);
    if (table === undefined) {
      const from = (await this.#lobby.place(game, null))?.from ?? 0;
      table = tables.get(game);
      const { log, keys } = this.#options;
      const parts = { log, tips: keys.tips, judgeOf: this.#judgeOf, now: () => this.#now() };
      table ??= new Table(game, from, parts, delay);
      tables.set(game, table);
      this.#followed.add(log.partitionOf(TOPIC, game));
    }
    try {
      // What is read then goes to the end as it is now, and what comes after it is told.
      await this.#watch?.begin(this.#options.log.partitionOf(TOPIC, game));
      await table.ready();
    } catch (error) {
      if (tables.get(game) === table) tables.delete(game);
      throw error;
    }
    table.touched = this.#now();
    return table;
  }

  /** How many games are folded now. */
  get size(): number {
    return this.#tables.size;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #sweep(): void {
    const old = this.#now() - this.#limits.idle;
    for (const tables of [this.#tables, this.#delayed]) {
      for (const [id, table] of tables) {
        // The caller watches it next: another table under this id would get the new commits in its place.
        if (table.isLoading || table.watchers.size > 0 || table.touched >= old) continue;
        table.end();
        tables.delete(id);
      }
    }
    this.#unfollow();
  }

  /** Partitions without a table are followed no more. */
  #unfollow(): void {
    const { log } = this.#options;
    const needed = new Set(
      [...this.#tables.keys(), ...this.#delayed.keys()].map((game) => log.partitionOf(TOPIC, game)),
    );
    for (const partition of this.#followed) {
      if (needed.has(partition)) continue;
      this.#followed.delete(partition);
      void this.#watch?.end(partition).catch((error: unknown) => {
        this.#logger.error(error);
      });
    }
  }
}
