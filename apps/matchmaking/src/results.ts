import type { Batch, EventLog, LogRecord } from '@arbiter/event-log';
import { gameMilestone, jsonIn, topics, type GameMilestone } from '@arbiter/protocol';
import { UntoldCommits } from './untold-commits.ts';

const TOPIC = topics.gameMilestones.name;
const COMMITS = topics.gameEvents.name;

/** For how long the ends of game.events count as the ends, in milliseconds. */
const FRESH = 500;

/** A game that has ended: how, when, and with what on the clocks. */
export type Ended = Extract<GameMilestone, { type: 'GameOver' }>;

/** A game that is running as far as matchmaking knows. */
export interface Running {
  readonly game: string;
  /** Its commits on game.events are not before this offset. */
  readonly from: number;
  /** Its milestones are not before this one; left out: a release that knew none has opened it. */
  readonly milestones?: number | undefined;
}

/** The games that run now. */
export interface RunningGames {
  of(game: string): Running | undefined;
  all(): Iterable<Running>;
}

/**
 * Which games have begun and how they end, by game.milestones; and by game.events where these were written by owners that
 * told no milestones yet.
 */
export class Results {
  readonly #log: EventLog;
  readonly #running: RunningGames;
  readonly #untold: UntoldCommits;
  /** Running games that have a commit. */
  readonly #begun = new Set<string>();
  /** By partition: where it ended when we started, and up to where it is read. An unavailable one has no end yet. */
  readonly #ends = new Map<number, number>();
  readonly #next = new Map<number, number>();
  /** Where game.events ended when we looked last. */
  readonly #commits = new Map<number, number>();
  #looked = -Infinity;

  constructor(log: EventLog, running: RunningGames) {
    this.#log = log;
    this.#running = running;
    this.#untold = new UntoldCommits(log);
  }

  /**
   * Starts with the games that run.
   *
   * @returns the offset from which a partition has to be read: of one that is unavailable now, from the first of these
   *   games; past every end if there is none
   */
  async begin(): Promise<(partition: number) => number> {
    for (const [partition, { next }] of await this.#log.available(TOPIC)) {
      this.#ends.set(partition, next);
      this.#next.set(partition, next);
    }
    for (const { game, milestones = 0 } of this.#running.all()) {
      const partition = this.#log.partitionOf(TOPIC, game);
      this.#next.set(partition, Math.min(this.#next.get(partition) ?? Infinity, milestones));
    }
    const begin = new Map(this.#next);
    return (partition) => begin.get(partition) ?? Infinity;
  }

  /**
   * Asks where those partitions end that were unavailable when we started, and looks at the commits of those of which no
   * milestones are told yet.
   *
   * @returns games that have ended there
   * @throws what the log throws
   */
  async lookAgain(): Promise<readonly Ended[]> {
    if (this.#ends.size < this.#log.partitions(TOPIC)) {
      for (const [partition, { next }] of await this.#log.available(TOPIC)) {
        if (this.#ends.has(partition)) continue;
        this.#ends.set(partition, next);
        if (!this.#next.has(partition)) this.#next.set(partition, next);
      }
    }
    const silent = new Set<number>();
    for (const { game } of this.#running.all()) {
      const partition = this.#log.partitionOf(TOPIC, game);
      if (this.#ends.get(partition) === 0 && !this.#isTold(partition)) silent.add(partition);
    }
    const ended: Ended[] = [];
    for (const partition of silent) {
      const { next } = await this.#log.extent(COMMITS, partition);
      ended.push(...(await this.#lookBefore(partition, next)));
    }
    return ended;
  }

  /** Whether all is read that was there when we started: then a game of which nothing is known has no commit. */
  isCaughtUp(): boolean {
    return (
      this.#ends.size === this.#log.partitions(TOPIC) &&
      [...this.#ends.keys()].every((partition) => this.#isRead(partition))
    );
  }

  #isRead(partition: number): boolean {
    const end = this.#ends.get(partition);
    return end !== undefined && (this.#next.get(partition) ?? 0) >= end;
  }

  /** Whether the owner of a partition tells milestones: what is there begins with `ToldFrom`. */
  #isTold(partition: number): boolean {
    return (this.#next.get(partition) ?? 0) > 0;
  }

  /** Whether a game may have no commit: none was told, and no earlier one is left to read. */
  hasNotBegun(game: string): boolean {
    if (this.#begun.has(game)) return false;
    const partition = this.#log.partitionOf(TOPIC, game);
    return this.#isTold(partition) ? this.#isRead(partition) : this.#untold.haveSeen(game);
  }

  /** Offsets before which there is no commit and no milestone of a game that is opened now. @throws what the log throws */
  async whereBegins(game: string): Promise<Required<Omit<Running, 'game'>>> {
    const now = performance.now();
    if (now - this.#looked > FRESH) {
      for (const [partition, { next }] of await this.#log.available(COMMITS)) {
        this.#commits.set(partition, next);
      }
      this.#looked = now;
    }
    return {
      from: this.#commits.get(this.#log.partitionOf(COMMITS, game)) ?? 0,
      milestones: this.#next.get(this.#log.partitionOf(TOPIC, game)) ?? 0,
    };
  }

  /**
   * Reads a batch of game.milestones; batches of a partition come in the order of the log, and may come again.
   *
   * @returns games that have ended in it
   * @throws what reading the log throws
   */
  async read({
    partition,
    records,
    next,
  }: Pick<Batch, 'partition' | 'records' | 'next'>): Promise<readonly Ended[]> {
    const ended: Ended[] = [];
    for (const record of records) {
      const milestone = milestoneIn(record);
      if (milestone?.type === 'ToldFrom') {
        ended.push(...(await this.#lookBefore(partition, milestone.offset)));
        continue;
      }
      if (milestone === undefined || this.#running.of(milestone.game) === undefined) continue;
      this.#begun.add(milestone.game);
      if (milestone.type === 'GameOver') ended.push(milestone);
    }
    this.#next.set(partition, Math.max(this.#next.get(partition) ?? 0, next));
    return ended;
  }

  /** Forgets a game. */
  release(game: string): void {
    this.#begun.delete(game);
    this.#untold.release(game);
  }

  #lookBefore(partition: number, offset: number): Promise<readonly Ended[]> {
    return this.#untold.look(partition, offset, this.#running.all(), (game) => {
      this.#begun.add(game);
    });
  }
}

function milestoneIn({ value }: LogRecord): GameMilestone | undefined {
  return gameMilestone.safeParse(jsonIn(value)).data;
}
