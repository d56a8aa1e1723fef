import type { Batch, EventLog, Membership } from '@arbiter/event-log';
import { Gathering, Keeping, type Restored, type Snapshot } from '@arbiter/platform';
import { unwatched, type Telemetry } from '@arbiter/telemetry';
import {
  matchmakingEventIn,
  parseCommit,
  topics,
  type Follower,
  type PublicGameEvent,
  type PublicMatchEvent,
} from '@arbiter/protocol';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { JudgeOf } from '@arbiter/editions';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { acceptedBy, type Accepted } from '../projections/followed-games.ts';
import { HeldGames } from '../projections/held-games.ts';
import { ReplayMetrics } from '../replay.metrics.ts';
import { Beginnings } from './beginnings.ts';
import { publicCorrection } from './corrections.ts';
import { matchesOf, textOf } from './kept-matches.ts';
import { OpenMatches } from './open-matches.ts';
import type { PublicRepository } from './public.repository.ts';
import { revelationOf } from './revelation.ts';
import { asToSpectators, publicOf, toldGames, type Tell, type ToldGame } from './told-game.ts';

const MATCHMAKING = topics.matchmakingEvents.name;
const EVENTS = topics.gameEvents.name;
const GROUP = 'replay.public';
/** Records of a partition in an append; that many mean that we are behind. */
const BATCH = 100;
/** How many games that are over are remembered. */
const MOST_OVER = 1_000;
/** Pause between two appends while we are not behind, in milliseconds: analytics can wait. */
const PACE = 200;

/** The consumer's further options. */
export interface PublicOptions {
  /** Replaced only where the tests themselves are tested: to see that they notice leaks. */
  readonly tell?: Tell;
  readonly metrics?: ReplayMetrics;
  /** Which games are held; another one in tests. */
  readonly held?: HeldGames;
  readonly telemetry?: Telemetry;
}

/** What some batches make public, and the games that they touch. */
interface MadePublic {
  readonly matches: PublicMatchEvent[];
  readonly games: PublicGameEvent[];
  readonly touched: Set<string>;
}

/**
 * Publishes to analytics what spectators see, and what was hidden once a match is over. Its progress is a group's
 * offsets on the log and not a row of the read models, so that rebuilding those does not publish everything again.
 */
export class PublicConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log: EventLog;
  readonly #repository: PublicRepository;
  readonly #judgeOf: JudgeOf;
  readonly #tell: Tell;
  readonly #metrics: ReplayMetrics;
  readonly #logger = new Logger('public events');
  /** By partition of matchmaking.events. */
  readonly #matches = new Map<number, OpenMatches>();
  /** By partition, the offset before which events are in its matches, and the one before which the group is done. */
  readonly #folded = new Map<number, number>();
  readonly #done = new Map<number, number>();
  readonly #keeping: Keeping;
  /** What snapshots said of partitions that are ours and of which no matches were needed yet. */
  readonly #kept = new Map<number, Restored>();
  readonly #games: Follower<ToldGame>;
  readonly #beginnings: Beginnings;
  /** The games that ended last; a late commit of an earlier one is read, and changes nothing. */
  readonly #over = new HeldGames(MOST_OVER);
  readonly #held: HeldGames;
  /** Where the games begin that were seen to begin here, or were folded here once. */
  readonly #from = new Map<string, number>();
  readonly #ending = new AbortController();
  readonly #gathering = new Gathering(
    { millis: PACE, full: BATCH },
    (batches) => this.#publish(batches),
    this.#ending.signal,
  );
  #joining: Promise<Membership> | undefined;

  constructor(
    log: EventLog,
    repository: PublicRepository,
    judgeOf: JudgeOf,
    {
      tell = asToSpectators,
      metrics = new ReplayMetrics(unwatched().metrics),
      held = new HeldGames(),
      telemetry = unwatched(),
    }: PublicOptions = {},
  ) {
    this.#keeping = new Keeping({
      snapshots: repository.snapshots(),
      metrics: telemetry.metrics,
      take: (partition, ids) => this.#take(partition, ids),
    });
    this.#log = log;
    this.#repository = repository;
    this.#judgeOf = judgeOf;
    this.#tell = tell;
    this.#metrics = metrics;
    this.#held = held;
    this.#games = toldGames(judgeOf, tell);
    this.#beginnings = new Beginnings(log, (partition) =>
      repository.snapshots().restore(partition),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    this.#metrics.add('public');
    this.#joining = this.#log.join({
      group: GROUP,
      topics: [MATCHMAKING, EVENTS],
      maxRecords: BATCH,
      patience: PACE,
      onAssigned: async (partition) => {
        this.#kept.set(partition, await this.#keeping.assigned(partition));
        return {};
      },
      onRevoked: async (partition) => {
        await this.#keeping.revoked(partition);
        this.#release(partition);
      },
      onBatch: (batch) => this.#metrics.during('public', batch, () => this.#gathering.add(batch)),
      onError: (error) => {
        if (!this.#ending.signal.aborted) this.#logger.error(error);
      },
    });
    await this.#joining;
    this.#keeping.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#keeping.stop();
    this.#ending.abort();
    await (await this.#joining)?.close();
  }

  /** Another instance may publish this partition from now on, and what we know of it would be stale. */
  #release(partition: number): void {
    for (const known of [this.#matches, this.#folded, this.#done, this.#kept])
      known.delete(partition);
    for (const game of this.#from.keys()) {
      if (this.#log.partitionOf(EVENTS, game) === partition) this.#forget(game);
    }
  }

  /** What some batches make public is one append; then the group's offsets move on. */
  async #publish(batches: readonly Batch[]): Promise<void> {
    const made: MadePublic = { matches: [], games: [], touched: new Set() };
    try {
      for (const batch of batches) {
        await (batch.topic === MATCHMAKING
          ? this.#matchmaking(batch, made)
          : this.#commits(batch, made));
      }
      await this.#repository.publish(made.matches, made.games);
    } catch (error) {
      for (const { partition } of batches) this.#matches.delete(partition);
      for (const game of made.touched) this.#forget(game);
      throw error;
    }
    for (const game of made.touched) {
      if (this.#games.game(game)?.head.phase !== 'over') continue;
      this.#forget(game);
      this.#over.touch(game);
    }
    this.#over.letGo();
    for (const game of this.#held.letGo()) this.#games.release(game);
    const membership = await this.#joining;
    if (membership === undefined) return;
    await Promise.all(
      batches.map(({ topic, partition, next }) => membership.commit(topic, partition, next)),
    );
    for (const { topic, partition, next, records } of batches) {
      if (topic !== MATCHMAKING) continue;
      this.#done.set(partition, next);
      this.#keeping.folded(partition, records.length);
    }
  }

  /** Matches as they stand where the group is done; nothing while more of them is folded than that. */
  #take(partition: number, ids: ReadonlySet<string>): Snapshot | undefined {
    const matches = this.#matches.get(partition);
    const from = this.#done.get(partition);
    if (matches === undefined || from === undefined || this.#folded.get(partition) !== from) {
      return undefined;
    }
    const entries = new Map([...ids].map((id) => [id, textOf(matches, id)]));
    return { from, oldest: 0, entries };
  }

  async #matchmaking({ partition, records, next }: Batch, made: MadePublic): Promise<void> {
    const matches = await this.#matchesBefore(partition, records[0]?.offset ?? 0);
    this.#folded.set(partition, next);
    for (const record of records) {
      const event = matchmakingEventIn(record);
      if (event === undefined) continue;
      const { events, revealed } = matches.take(
        event,
        { partition, offset: record.offset },
        this.#noting(partition),
      );
      made.matches.push(...events);
      if (event.type === 'ResultCorrected') {
        const before = made.matches.filter(({ match }) => match === event.match);
        const told = [...(await this.#repository.toldOf(event.match)), ...before];
        made.matches.push(...publicCorrection(event, told));
      }
      for (const { game, from } of revealed) {
        const commits = this.#told(game, from);
        made.games.push(...(await revelationOf(commits, await this.#published(game), event.at)));
      }
    }
  }

  async #commits({ records }: Batch, made: MadePublic): Promise<void> {
    for (const { key: game, value, offset } of records) {
      this.#ending.signal.throwIfAborted();
      if (this.#over.has(game)) continue;
      if (!made.touched.has(game)) {
        if (this.#from.has(game) || !opensGame(value)) await this.#load(game, offset);
        else this.#from.set(game, offset);
        made.touched.add(game);
        this.#held.touch(game);
      }
      const step = this.#games.read(game, value ?? '');
      if (!('skipped' in step)) made.games.push(...publicOf(step));
      await yieldToEventLoop();
    }
  }

  /** Makes sure that a game is folded up to an offset. */
  async #load(game: string, before: number): Promise<void> {
    if (this.#games.game(game) !== undefined) return;
    const from = this.#from.get(game) ?? (await this.#beginnings.of(game));
    this.#from.set(game, from);
    for await (const { head, after } of this.#told(game, from, before)) {
      this.#games.restore({ head, state: after });
    }
  }

  #forget(game: string): void {
    this.#games.release(game);
    this.#held.forget(game);
    this.#from.delete(game);
  }

  /** Where the group stands in the partition of a game. */
  async #published(game: string): Promise<number> {
    return (await this.#log.committed(GROUP, EVENTS, this.#log.partitionOf(EVENTS, game))) ?? 0;
  }

  #told(game: string, from: number, to?: number): AsyncGenerator<Accepted<ToldGame>> {
    return acceptedBy(toldGames(this.#judgeOf, this.#tell), this.#log, game, from, to);
  }

  async #matchesBefore(partition: number, offset: number): Promise<OpenMatches> {
    let matches = this.#matches.get(partition);
    if (matches === undefined) {
      matches = await this.#readMatches(partition, offset);
      this.#matches.set(partition, matches);
    }
    return matches;
  }

  async #readMatches(partition: number, to: number): Promise<OpenMatches> {
    const kept =
      this.#kept.get(partition) ?? (await this.#repository.snapshots().restore(partition));
    this.#kept.delete(partition);
    // The group's offsets may have been reset, so that everything is published again.
    const isBefore = kept.from <= to;
    const matches = isBefore ? matchesOf(kept.entries) : new OpenMatches();
    const from = isBefore ? kept.from : 0;
    for await (const record of this.#log.read(MATCHMAKING, partition, from, to)) {
      const event = matchmakingEventIn(record);
      const place = { partition, offset: record.offset };
      if (event !== undefined) matches.take(event, place, this.#noting(partition));
      await yieldToEventLoop();
    }
    return matches;
  }

  #noting(partition: number): (match: string) => void {
    return (match) => {
      this.#keeping.changed(partition, match);
    };
  }
}

function opensGame(value: string | null): boolean {
  const parsed = parseCommit(value ?? '');
  return 'commit' in parsed && parsed.commit.first === 0;
}
