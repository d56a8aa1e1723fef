import type { Game } from '@arbiter/engine';
import type { EventLog, NewRecord } from '@arbiter/platform';
import {
  makeHeaders,
  makeStoredHead,
  parseHead,
  topics,
  type Followed,
  type StoredHead,
  type Verdict,
} from '@arbiter/protocol';

const SOURCE = '/rules-evaluation';
const TOPIC = topics.rulesEvaluationSnapshots.name;
const MARK = 'rules-evaluation.mark.v1';

/** Where to go on reading a partition, and the games as they stand there. */
export interface Restored {
  /** Offset of game.events. */
  readonly from: number;
  readonly games: readonly Kept[];
}

/** A game, and the offset of its first commit on game.events. */
export interface Kept extends Followed<Game> {
  readonly since: number;
}

/** A snapshot of a partition. */
export interface Snapshot {
  /** Everything before this offset of game.events is in it. */
  readonly offset: number;
  /** First offset of the oldest game in it: from there another build replays. */
  readonly oldest: number;
  /** Games that changed since the last snapshot. */
  readonly changed: readonly Kept[];
  /** Games that were dropped since. */
  readonly dropped: readonly string[];
}

interface StoredGame {
  readonly head: StoredHead;
  readonly game: Game;
  readonly since: number;
}

/** What rules-evaluation writes: verdicts, and snapshots for itself. */
export class RulesEvaluationRepository {
  readonly #log: EventLog;
  /** The inner form of a game is this build's own. */
  readonly #shape: string;

  constructor(log: EventLog, build: string) {
    this.#log = log;
    this.#shape = `rules-evaluation.game.v1/${build}`;
  }

  async answer(verdicts: readonly Verdict[]): Promise<void> {
    await this.#log.append(
      verdicts.map((verdict) => ({
        topic: topics.rulesVerdicts.name,
        key: verdict.game,
        value: JSON.stringify(verdict),
        headers: makeHeaders({
          id: `${verdict.command}/${verdict.tip}/${verdict.attempt}/${verdict.outcome.kind}`,
          source: SOURCE,
          type: 'arbiter.rules.verdict.v1',
          subject: verdict.game,
        }),
      })),
    );
  }

  /** The last snapshot of a partition: all of it, or from where to replay. */
  async restore(partition: number): Promise<Restored> {
    const games = new Map<string, Kept>();
    let mark: { offset: number; oldest: number } | undefined;
    let whole = true;
    for await (const { key, value } of this.#log.read(TOPIC, partition, 0)) {
      if (value === null) {
        games.delete(key);
        continue;
      }
      const stored = JSON.parse(value) as { shape: string; offset: number; state: unknown };
      if (stored.shape === MARK) {
        const { oldest } = stored.state as { oldest: number };
        mark = { offset: stored.offset, oldest };
      } else if (stored.shape === this.#shape) {
        const { head, game, since } = stored.state as StoredGame;
        games.set(key, { head: parseHead(head), state: game, since });
      } else whole = false;
    }
    if (mark === undefined) return { from: 0, games: [] };
    return whole
      ? { from: mark.offset, games: [...games.values()] }
      : { from: mark.oldest, games: [] };
  }

  /** Games first, the mark last: without it they count for nothing. */
  async store(partition: number, snapshot: Snapshot): Promise<void> {
    const { offset, oldest, changed, dropped } = snapshot;
    const record = (key: string, value: unknown): NewRecord => ({
      topic: TOPIC,
      key,
      partition,
      value: value === null ? null : JSON.stringify(value),
      headers: makeHeaders({
        id: `${key}@${offset}`,
        source: SOURCE,
        type: 'arbiter.snapshot.v1',
        subject: key,
      }),
    });
    await this.#log.append([
      ...changed.map(({ head, state, since }) =>
        record(head.game, {
          shape: this.#shape,
          offset,
          state: { head: makeStoredHead(head), game: state, since } satisfies StoredGame,
        }),
      ),
      ...dropped.map((game) => record(game, null)),
      record(`partition ${partition}`, { shape: MARK, offset, state: { oldest } }),
    ]);
  }
}
