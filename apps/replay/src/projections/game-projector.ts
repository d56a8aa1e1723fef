import type { Game } from '@arbiter/engine';
import type { EventLog, LogRecord } from '@arbiter/event-log';
import type { Follower } from '@arbiter/protocol';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { CommitRow, Line, RecordRow } from '../store/entities.ts';
import type { GameRows, ReplayRepository } from '../store/replay.repository.ts';
import { citedIn } from './cited.ts';
import { acceptedOf, positions } from './followed-games.ts';
import { HeldGames } from './held-games.ts';
import { projectLines } from './lines.projection.ts';

/**
 * Projects commits of game.events: by the chain rule, with the positions that lines are told from. It holds the games
 * that were played last; others are folded again from the log when they continue.
 */
export class GameProjector {
  readonly #log: EventLog;
  readonly #known: Pick<ReplayRepository, 'record'>;
  readonly #games: Follower<Game> = positions();
  /** What is stored of each game that is folded. */
  readonly #rows = new Map<string, RecordRow>();
  readonly #held: HeldGames;

  /** @param held which games are held; another one in tests */
  constructor(log: EventLog, known: Pick<ReplayRepository, 'record'>, held = new HeldGames()) {
    this.#log = log;
    this.#known = known;
    this.#held = held;
  }

  /**
   * Projects records, those of one partition in order, and stores what they add.
   *
   * @param signal aborts it
   * @throws what `store` throws, or the signal's reason; then nothing has happened, and the same records may be redelivered
   */
  async project(
    records: readonly LogRecord[],
    store: (rows: GameRows) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    const rows = new Map<string, RecordRow>();
    const commits: CommitRow[] = [];
    const told: (readonly [game: string, Line])[] = [];
    const touched = new Set<string>();
    try {
      for (const record of records) {
        signal?.throwIfAborted();
        const { key: game } = record;
        if (!touched.has(game)) await this.#load(game, record.offset);
        touched.add(game);
        this.#commit(record, { records: rows, commits, told });
        await yieldToEventLoop();
      }
      signal?.throwIfAborted();
      await store({ records: [...rows.values()], commits, cited: citedIn(told) });
    } catch (error) {
      for (const game of touched) this.#forget(game);
      throw error;
    }
    for (const row of rows.values()) if (row.phase === 'over') this.#forget(row.game);
    for (const game of this.#held.letGo()) this.#forget(game);
  }

  /** Makes sure that a game is folded up to an offset. */
  async #load(game: string, before: number): Promise<void> {
    if (this.#rows.has(game)) return;
    const row = await this.#known.record(game);
    if (row === null) return;
    this.#rows.set(game, row);
    this.#held.touch(game);
    for await (const { head, after } of acceptedOf(this.#log, game, row.first, before)) {
      this.#games.restore({ head, state: after });
    }
  }

  /** Forgets the games of a partition: another instance may project them from now on, and ours would be stale. */
  release(partition: number): void {
    for (const row of this.#rows.values()) if (row.partition === partition) this.#forget(row.game);
  }

  /** Forgets every game: what was stored of them is gone. */
  releaseAll(): void {
    for (const game of this.#rows.keys()) this.#forget(game);
  }

  #forget(game: string): void {
    this.#games.release(game);
    this.#rows.delete(game);
    this.#held.forget(game);
  }

  #commit(
    { key: game, value, offset, partition }: LogRecord,
    into: {
      records: Map<string, RecordRow>;
      commits: CommitRow[];
      told: (readonly [game: string, Line])[];
    },
  ): void {
    const step = this.#games.read(game, value ?? '');
    if ('skipped' in step) return;
    const { commit, head, before, after } = step;
    const { version, tip, next: events, phase, at, edition } = head;
    const { first, beganAt } = this.#rows.get(game) ?? { first: offset, beganAt: at };
    const row: RecordRow = {
      ...{ game, partition, first, offset, version, tip, events, phase },
      ...{ turn: after.turn.number, edition, beganAt, lastAt: at },
    };
    this.#rows.set(game, row);
    this.#held.touch(game);
    into.records.set(game, row);
    into.commits.push({ game, version, offset, first: commit.first, at });
    for (const line of projectLines(commit, before)) into.told.push([game, line]);
  }
}
