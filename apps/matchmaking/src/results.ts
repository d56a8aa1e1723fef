import type { Batch, EventLog, LogRecord } from '@arbiter/platform';
import { Follower, topics, type Commit, type Step } from '@arbiter/protocol';

const TOPIC = topics.gameEvents.name;

/** How a game ended. */
interface Result {
  readonly winner: 0 | 1 | null;
  readonly reason: string;
}

/** A game that has ended: how, when, and with what on the clocks. */
export interface Ended extends Result {
  readonly game: string;
  readonly left: readonly [number, number] | undefined;
  readonly grace: readonly [number, number] | undefined;
  readonly at: number;
}

/** A game that is running as far as matchmaking knows. */
interface Running {
  readonly game: string;
  /** Its commits on game.events are not before this offset. */
  readonly from: number;
}

/**
 * Which games have begun and how they end, by game.events. Games that begin while we read are followed commit by
 * commit. For the many that were running when we started, we only check which of them have commits, and which of these
 * may be the end; only then is such a game's chain read.
 */
export class Results {
  readonly #log: EventLog;
  readonly #followed = new Follower<null>({ initial: null, fold: () => null });
  /** Games that have commits from before our start and are not followed. */
  readonly #ofBefore = new Set<string>();
  /** By partition: where it ended when we started, and up to where it is read. An unavailable one has no end yet. */
  readonly #ends = new Map<number, number>();
  readonly #next = new Map<number, number>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /**
   * Starts with these games.
   *
   * @returns the offset from which a partition has to be read: of one that is unavailable now, from the first of these
   *   games; past every end if there is none
   */
  async begin(running: Iterable<Running>): Promise<(partition: number) => number> {
    for (const [partition, { next }] of await this.#log.available(TOPIC)) {
      this.#ends.set(partition, next);
      this.#next.set(partition, next);
    }
    for (const { game, from } of running) {
      const partition = this.#log.partitionOf(TOPIC, game);
      this.#next.set(partition, Math.min(this.#next.get(partition) ?? Infinity, from));
    }
    const begin = new Map(this.#next);
    return (partition) => begin.get(partition) ?? Infinity;
  }

  /** Asks where those partitions end that were unavailable when we started. @throws what the log throws */
  async lookAgain(): Promise<void> {
    if (this.#ends.size === this.#log.partitions(TOPIC)) return;
    for (const [partition, { next }] of await this.#log.available(TOPIC)) {
      if (this.#ends.has(partition)) continue;
      this.#ends.set(partition, next);
      if (!this.#next.has(partition)) this.#next.set(partition, next);
    }
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

  /** Whether a game may have no commit: none was read, and no earlier one is left to read. */
  hasNotBegun(game: string): boolean {
    if (this.#followed.game(game) !== undefined || this.#ofBefore.has(game)) return false;
    const partition = this.#log.partitionOf(TOPIC, game);
    return this.#isRead(partition);
  }

  /** An offset before which there is no commit of a game that is opened now. */
  whereBegins(game: string): number {
    const partition = this.#log.partitionOf(TOPIC, game);
    return Math.max(this.#ends.get(partition) ?? 0, this.#next.get(partition) ?? 0);
  }

  /**
   * Reads a batch of game.events; batches of a partition come in the order of the log, and may come again.
   *
   * @param runningGame the game of this id if it goes on
   * @returns games that have ended in it
   * @throws what reading the log throws
   */
  async read(
    { partition, records, next }: Pick<Batch, 'partition' | 'records' | 'next'>,
    runningGame: (game: string) => Running | undefined,
  ): Promise<readonly Ended[]> {
    const ended: Ended[] = [];
    for (const record of records) {
      const running = runningGame(record.key);
      if (running !== undefined) ended.push(...(await this.#record(record, running)));
    }
    this.#next.set(partition, Math.max(this.#next.get(partition) ?? 0, next));
    return ended;
  }

  /** Forgets a game. */
  release(game: string): void {
    this.#followed.release(game);
    this.#ofBefore.delete(game);
  }

  async #record(record: LogRecord, { game, from }: Running): Promise<readonly Ended[]> {
    const { partition, offset, value } = record;
    if (
      offset < (this.#ends.get(partition) ?? Infinity) &&
      this.#followed.game(game) === undefined
    ) {
      this.#ofBefore.add(game);
    }
    if (!this.#ofBefore.has(game)) return this.#follow(record);
    if (value === null || !mayEnd(value)) return [];
    const ended: Ended[] = [];
    this.#followed.release(game);
    for await (const one of this.#log.readKey(TOPIC, game, from, offset + 1)) {
      ended.push(...this.#follow(one));
    }
    this.#ofBefore.delete(game);
    return ended;
  }

  #follow({ key, value, time }: LogRecord): readonly Ended[] {
    const step = this.#followed.read(key, value ?? '');
    const result = 'skipped' in step ? null : resultOf(step);
    if ('skipped' in step || result === null) return [];
    const { left, grace } = step.head.clock ?? { left: undefined, grace: undefined };
    return [{ game: key, ...result, left, grace, at: time }];
  }
}

/** Whether a stored commit may be the one that `resultOf` takes for the end, before it is read. */
function mayEnd(line: string): boolean {
  if (line.includes('"GameEnded"')) return true;
  return line.includes('"StartGame"') && line.includes('"CommandRefused"');
}

/** How an accepted commit ended its game, if it did. A game whose opening was refused ends without a winner. */
function resultOf({ commit, head }: Step<null>): Result | null {
  if (head.version === 1 && isRefused(commit)) return { winner: null, reason: 'refused' };
  const ended = commit.events.find(({ type }) => type === 'GameEnded');
  if (ended === undefined) return null;
  const { winner, reason } = ended;
  return {
    winner: winner === 0 || winner === 1 ? winner : null,
    reason: typeof reason === 'string' ? reason : '',
  };
}

function isRefused({ events }: Commit): boolean {
  return events.at(-1)?.type === 'CommandRefused';
}
