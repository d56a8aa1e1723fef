import type { EventLog, LogRecord } from '@arbiter/event-log';
import { Follower, milestoneOf, topics } from '@arbiter/protocol';
import type { Ended, Running } from './results.ts';

const COMMITS = topics.gameEvents.name;

/**
 * The commits of owners that tell no milestones, of a release before there were any. Which games have commits is plain;
 * only where one may be the end is its chain read.
 */
export class UntoldCommits {
  readonly #log: EventLog;
  /** By running game: before which offset all of its commits were looked at. */
  readonly #looked = new Map<string, number>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Whether a game's commits were looked for. */
  haveSeen(game: string): boolean {
    return this.#looked.has(game);
  }

  /**
   * Looks for what running games of a partition have before an offset.
   *
   * @param onBegun called with each game that has a commit
   * @returns those that have ended there
   * @throws what reading the log throws; then it is looked again
   */
  async look(
    partition: number,
    until: number,
    running: Iterable<Running>,
    onBegun: (game: string) => void,
  ): Promise<readonly Ended[]> {
    const games = new Map<string, Running>();
    let first = until;
    for (const one of running) {
      if (this.#log.partitionOf(COMMITS, one.game) !== partition) continue;
      games.set(one.game, one);
      first = Math.min(first, this.#looked.get(one.game) ?? one.from);
    }
    const ended = new Map<string, Ended>();
    if (games.size > 0 && first < until) {
      for await (const record of this.#log.read(COMMITS, partition, first, until)) {
        const game = games.get(record.key);
        if (game === undefined || ended.has(game.game)) continue;
        onBegun(game.game);
        const end = mayEnd(record) ? await this.#endOf(game, record.offset) : undefined;
        if (end !== undefined) ended.set(end.game, end);
      }
    }
    for (const game of games.keys()) this.#looked.set(game, until);
    return [...ended.values()];
  }

  /** Forgets a game. */
  release(game: string): void {
    this.#looked.delete(game);
  }

  /** How a game ended, by its chain up to an offset. */
  async #endOf({ game, from }: Running, offset: number): Promise<Ended | undefined> {
    const followed = new Follower<null>({ initial: null, fold: () => null });
    for await (const { value } of this.#log.readKey(COMMITS, game, from, offset + 1)) {
      const step = followed.read(game, value ?? '');
      if ('skipped' in step) continue;
      const milestone = milestoneOf(step.head, step.commit);
      if (milestone?.type === 'GameOver') return milestone;
    }
    return undefined;
  }
}

/** Whether a stored commit may be what `milestoneOf` takes for the end, before it is read. */
function mayEnd({ value }: LogRecord): boolean {
  if (value === null) return false;
  if (value.includes('"GameEnded"')) return true;
  return value.includes('"StartGame"') && value.includes('"CommandRefused"');
}
