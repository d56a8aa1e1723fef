import {
  makeHeaders,
  makeStoredHead,
  parseHead,
  type Followed,
  type StoredHead,
} from '@arbiter/protocol';
import type { EventLog, NewRecord } from '../log/event-log.ts';

/** What stands before the shapes of all that is stored here: on a topic that others share, the rest is theirs. */
const OURS = 'rules-evaluation.';
const MARK = `${OURS}mark.v1`;

/** Where to go on reading a partition, and the games as they stand there. */
export interface Restored<S> {
  /** Offset of game.events. */
  readonly from: number;
  readonly games: readonly Kept<S>[];
}

/** A game, and the offset of its first commit on game.events. */
export interface Kept<S> extends Followed<S> {
  readonly since: number;
}

/** A snapshot of a partition. */
export interface Snapshot<S> {
  /** Everything before this offset of game.events is in it. */
  readonly offset: number;
  /** First offset of the oldest game in it: from there another build replays. */
  readonly oldest: number;
  /** Games that changed since the last snapshot. */
  readonly changed: readonly Kept<S>[];
  /** Games that were dropped since. */
  readonly dropped: readonly string[];
}

interface StoredGame<S> {
  readonly head: StoredHead;
  readonly game: S;
  readonly since: number;
}

/** Where snapshots of evaluations are kept, and by whom. */
export interface SnapshotsPlace {
  readonly topic: string;
  /** The service, as the source of its records. */
  readonly source: string;
}

/** The games of partitions as an evaluator has them, kept on the log: after a start it goes on from there. */
export class EvaluationSnapshots<S> {
  readonly #log: EventLog;
  readonly #topic: string;
  readonly #source: string;
  /** The inner form of a game is this build's own. */
  readonly #shape: string;

  constructor(log: EventLog, { topic, source }: SnapshotsPlace, build: string) {
    this.#log = log;
    this.#topic = topic;
    this.#source = source;
    this.#shape = `${OURS}game.v1/${build}`;
  }

  /** The last snapshot of a partition: all of it, or from where to replay. */
  async restore(partition: number): Promise<Restored<S>> {
    const games = new Map<string, Kept<S>>();
    let mark: { offset: number; oldest: number } | undefined;
    let whole = true;
    for await (const { key, value } of this.#log.read(this.#topic, partition, 0)) {
      if (value === null) {
        games.delete(key);
        continue;
      }
      const stored = JSON.parse(value) as { shape: string; offset: number; state: unknown };
      if (stored.shape === MARK) {
        const { oldest } = stored.state as { oldest: number };
        mark = { offset: stored.offset, oldest };
      } else if (stored.shape === this.#shape) {
        const { head, game, since } = stored.state as StoredGame<S>;
        games.set(key, { head: parseHead(head), state: game, since });
      } else if (stored.shape.startsWith(OURS)) whole = false;
    }
    if (mark === undefined) return { from: 0, games: [] };
    return whole
      ? { from: mark.offset, games: [...games.values()] }
      : { from: mark.oldest, games: [] };
  }

  /** Games first, the mark last: without it they count for nothing. */
  async store(partition: number, snapshot: Snapshot<S>): Promise<void> {
    const { offset, oldest, changed, dropped } = snapshot;
    const record = (key: string, value: unknown): NewRecord => ({
      topic: this.#topic,
      key,
      partition,
      value: value === null ? null : JSON.stringify(value),
      headers: makeHeaders({
        id: `${key}@${offset}`,
        source: this.#source,
        type: 'arbiter.snapshot.v1',
        subject: key,
      }),
    });
    await this.#log.append([
      ...changed.map(({ head, state, since }) =>
        record(head.game, {
          shape: this.#shape,
          offset,
          state: { head: makeStoredHead(head), game: state, since } satisfies StoredGame<S>,
        }),
      ),
      ...dropped.map((game) => record(game, null)),
      record(`partition ${partition}`, { shape: MARK, offset, state: { oldest } }),
    ]);
  }
}
