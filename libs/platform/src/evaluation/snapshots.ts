import {
  makeHeaders,
  makeStoredHead,
  parseHead,
  type Followed,
  type Headers,
  type StoredHead,
} from '@arbiter/protocol';
import type { EventLog, NewRecord } from '../log/event-log.ts';

/** What stands before the shapes of all that is stored here: on a topic that others share, the rest is theirs. */
const OURS = 'rules-evaluation.';
const MARK = `${OURS}mark.v1`;

/** CloudEvents extensions of a stored game: what has to be known of it before anybody asks about it. */
const SINCE = 'ce_since';
const OVER_AT = 'ce_overat';
/** How a stored value begins. Its rest is parsed when it is needed: positions are by far the most of a start. */
const BEGINNING = /^\{"shape":"([^"]*)","offset":(\d+),/u;

/** Where to go on reading a partition, and the games as they stand there. */
export interface Restored<S> {
  /** Offset of game.events. */
  readonly from: number;
  readonly games: readonly Kept<S>[];
}

/** A game of a snapshot, as it was kept. */
export interface Kept<S> {
  readonly game: string;
  /** Each of its commits before this offset of game.events is in it. */
  readonly offset: number;
  /** The offset of its first commit on game.events. */
  readonly since: number;
  /** When it ended, in milliseconds since 1970; null if it goes on. */
  readonly overAt: number | null;
  /** Reads it: head and position. */
  readonly read: () => Followed<S>;
}

/** A game as it goes into a snapshot. */
export interface ToKeep<S> extends Followed<S> {
  readonly since: number;
}

/** A snapshot of a partition. */
export interface Snapshot<S> {
  /** From this offset of game.events on commits are to be read again: what stands before it is in the games. */
  readonly from: number;
  /** What stands before this offset, `from` or a later one, is in the games that changed. */
  readonly folded: number;
  /** First offset of the oldest game in it: from there another build replays. */
  readonly oldest: number;
  /** Games that changed since they were in a snapshot, but for those of which only commits from `from` on are not. */
  readonly changed: readonly ToKeep<S>[];
  /** Games that were dropped since. */
  readonly dropped: readonly string[];
}

interface StoredGame<S> {
  readonly head: StoredHead;
  readonly game: S;
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
    this.#shape = `${OURS}game.v2/${build}`;
  }

  /** The last snapshot of a partition: all of it, or from where to replay. */
  async restore(partition: number): Promise<Restored<S>> {
    const games = new Map<string, Kept<S>>();
    let mark: { offset: number; oldest: number } | undefined;
    let whole = true;
    for await (const { key, value, headers } of this.#log.read(this.#topic, partition, 0)) {
      if (value === null) {
        games.delete(key);
        continue;
      }
      const [, shape = '', offset = ''] = BEGINNING.exec(value) ?? [];
      if (shape === MARK) {
        const { oldest } = stateIn(value) as { oldest: number };
        mark = { offset: Number(offset), oldest };
      } else if (shape === this.#shape) {
        games.set(key, {
          game: key,
          offset: Number(offset),
          since: Number(headers[SINCE]),
          overAt: headers[OVER_AT] === undefined ? null : Number(headers[OVER_AT]),
          read: () => {
            const { head, game } = stateIn(value) as StoredGame<S>;
            return { head: parseHead(head), state: game };
          },
        });
      } else if (shape.startsWith(OURS)) whole = false;
    }
    if (mark === undefined) return { from: 0, games: [] };
    return whole
      ? { from: mark.offset, games: [...games.values()] }
      : { from: mark.oldest, games: [] };
  }

  /** Games first, the mark last: without it they count for nothing. */
  async store(partition: number, snapshot: Snapshot<S>): Promise<void> {
    const { from, folded, oldest, changed, dropped } = snapshot;
    const record = (key: string, value: unknown, more: Headers = {}): NewRecord => ({
      topic: this.#topic,
      key,
      partition,
      value: value === null ? null : JSON.stringify(value),
      headers: {
        ...makeHeaders({
          id: `${key}@${folded}`,
          source: this.#source,
          type: 'arbiter.snapshot.v1',
          subject: key,
        }),
        ...more,
      },
    });
    await this.#log.append([
      ...changed.map(({ head, state, since }) =>
        record(
          head.game,
          {
            shape: this.#shape,
            offset: folded,
            state: { head: makeStoredHead(head), game: state } satisfies StoredGame<S>,
          },
          {
            [SINCE]: String(since),
            ...(head.phase === 'over' && { [OVER_AT]: String(head.at) }),
          },
        ),
      ),
      ...dropped.map((game) => record(game, null)),
      record(`partition ${partition}`, { shape: MARK, offset: from, state: { oldest } }),
    ]);
  }
}

const stateIn = (value: string): unknown => (JSON.parse(value) as { state: unknown }).state;
