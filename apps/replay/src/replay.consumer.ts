import { setTimeout as pause } from 'node:timers/promises';
import {
  databaseLost,
  Gathering,
  ReadModelsAway,
  type Batch,
  type EventLog,
  type LogRecord,
  type Membership,
} from '@arbiter/platform';
import { matchmakingEvent, topics } from '@arbiter/protocol';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { GameProjector } from './projections/game-projector.ts';
import { projectMatch } from './projections/match.projection.ts';
import type { GameRows, ReplayRepository, Stretch } from './store/replay.repository.ts';

const MATCHMAKING = topics.matchmakingEvents.name;
const EVENTS = topics.gameEvents.name;

/** Records of a partition in a transaction, so that it stays short. */
const BATCH = 50;
/** Between two transactions, in milliseconds: whoever plays needs the processor more. */
const PACE = 200;
/** Pause before it is tried again to open the read models, in milliseconds. */
const AGAIN_AFTER = 2_000;

/** Projects matchmaking.events and game.events into the read models. */
export class ReplayConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log: EventLog;
  readonly #repository: ReplayRepository;
  readonly #games: GameProjector;
  readonly #logger = new Logger('replay');
  /** From where each partition goes on; missing where only the database knows. */
  readonly #at = new Map<string, number>();
  readonly #ending = new AbortController();
  readonly #gathering = new Gathering(
    PACE,
    (batches) => this.#projectAll(batches),
    this.#ending.signal,
  );
  #joining: Promise<Membership | undefined> | undefined;
  /** Why the database is away, as it was told last. */
  #told: string | undefined;

  constructor(log: EventLog, repository: ReplayRepository, games: GameProjector) {
    this.#log = log;
    this.#repository = repository;
    this.#games = games;
  }

  /** Begins, and keeps nobody waiting: games go on while the read models are being opened. */
  onApplicationBootstrap(): void {
    this.#joining = this.#begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    this.#repository.abandon();
    await (await this.#joining)?.close();
  }

  async #begin(): Promise<Membership | undefined> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      try {
        const membership = await this.#join();
        this.#isBack();
        return membership;
      } catch (error) {
        this.#failed(error);
        await pause(AGAIN_AFTER, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  /** A database that is away stays so for a while: that it still is, is not told again and again. */
  #failed(error: unknown): void {
    if (this.#ending.signal.aborted) return;
    const told = error instanceof ReadModelsAway ? error.message : undefined;
    if (told === undefined) this.#logger.error(error);
    else if (told !== this.#told) this.#logger.error({ message: told });
    this.#told = told;
  }

  #isBack(): void {
    if (this.#told !== undefined) this.#logger.warn({ message: 'the read models are back' });
    this.#told = undefined;
  }

  /** While the database is away the batches wait here: they would only come again, and fail again. */
  async #projectAll(batches: readonly Batch[]): Promise<void> {
    const { signal } = this.#ending;
    for (;;) {
      try {
        await this.#project(batches);
        return;
      } catch (error) {
        if (databaseLost(error) === undefined || signal.aborted) throw error;
      }
      while (!(await this.#answers())) await pause(AGAIN_AFTER, undefined, { signal });
    }
  }

  async #answers(): Promise<boolean> {
    try {
      await this.#repository.check();
      this.#isBack();
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  async #join(): Promise<Membership> {
    const ends = new Map<string, readonly number[]>();
    for (const topic of [MATCHMAKING, EVENTS]) {
      ends.set(
        topic,
        (await this.#log.extents(topic)).map(({ next }) => next),
      );
    }
    await this.#repository.prepare(ends);
    return this.#log.join({
      group: 'replay',
      topics: [MATCHMAKING, EVENTS],
      maxRecords: BATCH,
      onAssigned: async (partition) => ({
        [MATCHMAKING]: await this.#repository.checkpoint(MATCHMAKING, partition),
        [EVENTS]: await this.#repository.checkpoint(EVENTS, partition),
      }),
      onRevoked: (partition) => {
        for (const topic of [MATCHMAKING, EVENTS]) this.#at.delete(`${topic}/${partition}`);
      },
      onBatch: (batch) => this.#gathering.add(batch),
      onError: (error) => {
        if (!this.#ending.signal.aborted) this.#logger.error(error);
      },
    });
  }

  /** One transaction a topic, whatever the number of partitions. */
  async #project(batches: readonly Batch[]): Promise<void> {
    for (const topic of [MATCHMAKING, EVENTS]) {
      const fresh = await Promise.all(
        batches.filter((batch) => batch.topic === topic).map((batch) => this.#fresh(batch)),
      );
      const stretches = fresh.flatMap(({ stretch, records }) =>
        records.length > 0 ? [stretch] : [],
      );
      const records = fresh.flatMap((one) => one.records);
      if (records.length === 0) continue;
      for (const { partition } of stretches) this.#at.delete(`${topic}/${partition}`);
      if (topic === MATCHMAKING) {
        await this.#matches(records, (rows) => this.#repository.storeMatches(stretches, rows));
      } else {
        const store = (rows: GameRows) => this.#repository.storeGames(stretches, rows);
        await this.#games.project(records, store, this.#ending.signal);
      }
      for (const { partition, next } of stretches) this.#at.set(`${topic}/${partition}`, next);
    }
  }

  /** A batch that failed comes again, and perhaps only the answer to its transaction was lost. */
  async #fresh({ topic, partition, records, next }: Batch): Promise<{
    readonly stretch: Stretch;
    readonly records: readonly LogRecord[];
  }> {
    const kept = this.#at.get(`${topic}/${partition}`);
    const from = kept ?? (await this.#repository.checkpoint(topic, partition));
    return {
      stretch: { topic, partition, from, next },
      records: records.filter(({ offset }) => offset >= from),
    };
  }

  async #matches(
    records: readonly LogRecord[],
    store: (rows: Parameters<ReplayRepository['storeMatches']>[1]) => Promise<void>,
  ): Promise<void> {
    const read = records.flatMap(({ value, offset, partition }) => {
      const event = matchmakingEvent.safeParse(JSON.parse(value ?? 'null'));
      // A reader that is older than a writer skips what it does not know.
      return event.success ? [{ event: event.data, place: { offset, partition } }] : [];
    });
    const ids = read.flatMap(({ event }) => ('match' in event ? [event.match] : []));
    const rows = await this.#repository.matchRows([...new Set(ids)]);
    for (const { event, place } of read) projectMatch(rows, event, place);
    await store(rows);
  }
}
