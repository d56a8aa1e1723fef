import { setTimeout as pause } from 'node:timers/promises';
import type { Batch, EventLog, Membership } from '@arbiter/event-log';
import {
  databaseEmptied,
  databaseFull,
  databaseLost,
  Gathering,
  ReadModelsAway,
} from '@arbiter/platform';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { matchmakingEventIn, topics, type MatchmakingEvent } from '@arbiter/protocol';
import { Disputes } from './disputes/disputes.ts';
import { PROJECTED, Projector } from './projections/projector.ts';
import type { ReplayMetrics } from './replay.metrics.ts';
import { ReadModelsReplaced, type Ends, type ReplayRepository } from './store/replay.repository.ts';

/** Records of a partition in a transaction, so that it stays short; that many mean that we are behind. */
const BATCH = 100;
/** Pause between two transactions while we are not behind, in milliseconds: players need the processor more. */
const PACE = 200;
/** Pause before opening the read models is retried, in milliseconds. */
const AGAIN_AFTER = 2_000;
/** How often to check whether the read models are still those that were projected, in milliseconds. */
const LOOK_EVERY = 2_000;

/** Projects its topics (`PROJECTED`) into the read models. */
export class ReplayConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log: EventLog;
  readonly #repository: ReplayRepository;
  readonly #projector: Projector;
  readonly #disputes: Disputes;
  readonly #metrics: ReplayMetrics;
  readonly #logger = new Logger('replay');
  /** Called when games may be over. */
  onProjected: () => void = () => undefined;
  readonly #ending = new AbortController();
  readonly #gathering = new Gathering(
    { millis: PACE, full: BATCH },
    (batches) => this.#projectAll(batches),
    this.#ending.signal,
  );
  #joining: Promise<Membership | undefined> | undefined;
  /** Set while it starts over, because the read models are not those that it has projected. */
  #startingOver: Promise<void> | undefined;
  #isJoined = false;
  #looking: NodeJS.Timeout | undefined;
  /** Why the database is away, as last logged. */
  readonly #told = new Set<string>();
  /** Whether its disk is full, as far as we know. */
  #full = false;

  constructor(log: EventLog, repository: ReplayRepository, metrics: ReplayMetrics) {
    this.#log = log;
    this.#repository = repository;
    this.#projector = new Projector(log, repository);
    this.#disputes = new Disputes(log);
    this.#metrics = metrics;
  }

  /** The partitions that it projects. */
  partitions(): readonly number[] {
    return [...new Set([...this.#projector.reached()].map(({ partition }) => partition))];
  }

  /** Starts in the background: games continue while the read models are being opened. */
  onApplicationBootstrap(): void {
    this.#joining = this.#begin();
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#looking);
    this.#ending.abort();
    this.#repository.abandon();
    await this.#startingOver;
    await (await this.#joining)?.close();
  }

  async #begin(): Promise<Membership | undefined> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      try {
        const membership = await this.#join();
        // The database may still refuse after we have joined: taking over a partition is retried until it succeeds.
        while (!(await this.#answers())) await pause(AGAIN_AFTER, undefined, { signal });
        this.#isJoined = true;
        return membership;
      } catch (error) {
        this.#failed(error);
        await pause(AGAIN_AFTER, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  /** A database that is away stays so for a while: this is logged once. */
  #failed(error: unknown): void {
    if (this.#ending.signal.aborted) return;
    const why = databaseLost(error);
    const lost = why === undefined ? undefined : `the read models can't be reached: ${why}`;
    const told = error instanceof ReadModelsAway ? error.message : lost;
    if (told === undefined) this.#logger.error(error);
    else if (!this.#told.has(told)) this.#logger.error({ message: told });
    if (told !== undefined) this.#told.add(told);
  }

  #isBack(): void {
    if (this.#told.size > 0) this.#logger.warn({ message: 'the read models are back' });
    this.#told.clear();
  }

  /** Logged once, too: reading continues, and new events wait on the log. */
  #isFull(why: string): void {
    const message = `the read models have no room: ${why}`;
    if (!this.#full) this.#logger.error({ message });
    this.#full = true;
  }

  #hasRoom(): void {
    if (this.#full) this.#logger.warn({ message: 'the read models have room again' });
    this.#full = false;
  }

  /** While the database is away or full the batches wait here: they would only be redelivered, and fail again. */
  async #projectAll(batches: readonly Batch[]): Promise<void> {
    const { signal } = this.#ending;
    for (;;) {
      if (this.#startingOver !== undefined)
        throw new ReadModelsReplaced('the read models are starting over');
      try {
        // Before it is projected: what was not recorded because of a crash comes again.
        await this.#recordRemedies(batches);
        await this.#projector.project(batches, signal);
        this.#hasRoom();
        this.#isBack();
        this.onProjected();
        return;
      } catch (error) {
        if (isAnother(error)) this.#startOver();
        const full = databaseFull(error);
        if (full !== undefined) {
          this.#isFull(full);
          await pause(AGAIN_AFTER, undefined, { signal });
          continue;
        }
        if (databaseLost(error) === undefined || signal.aborted) throw error;
      }
      while (!(await this.#answers())) await pause(AGAIN_AFTER, undefined, { signal });
    }
  }

  /** Matchmaking has made matches count by rulings, or bans who is banned by one: their disputes are told. */
  async #recordRemedies(batches: readonly Batch[]): Promise<void> {
    for (const { topic, records } of batches) {
      if (topic !== topics.matchmakingEvents.name) continue;
      for (const record of records) {
        if (!REMEDY.test(record.value ?? '')) continue;
        const event = matchmakingEventIn(record);
        if (event === undefined || !isRemedy(event)) continue;
        const { game, dispute, ruling, type } = event;
        await this.#disputes.remedied(game, dispute, ruling, type !== 'PlayersSanctioned');
      }
    }
  }

  /** Without requests and events nobody would notice that the database was emptied. */
  async #look(): Promise<void> {
    if (!this.#isJoined) return;
    try {
      if (this.#repository.isBeside && (await this.#repository.switchOver(await this.#ends()))) {
        this.#logger.warn({
          message: 'the read models of this build have taken the place of the others',
        });
      }
      if (await this.#repository.isBehind([...this.#projector.reached()])) this.#startOver();
    } catch (error) {
      if (isAnother(error)) this.#startOver();
    }
  }

  /** The read models were replaced: leaves the group, makes sure that they are complete, and rejoins. */
  #startOver(): void {
    if (this.#ending.signal.aborted) return;
    this.#isJoined = false;
    this.#startingOver ??= (async () => {
      this.#logger.warn({ message: 'the read models were emptied: projecting them again' });
      await (await this.#joining)?.close();
      this.#projector.releaseAll();
      this.#repository.reopen();
      this.#startingOver = undefined;
      this.#joining = this.#begin();
      await this.#joining;
    })().catch((error: unknown) => {
      this.#logger.error(error);
    });
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

  /** Where the topics end; a partition that is unavailable now has its checkpoint all the same, and may end anywhere. */
  async #ends(): Promise<Ends> {
    const ends = new Map<string, readonly number[]>();
    for (const topic of Object.keys(PROJECTED)) {
      const known = await this.#log.available(topic);
      const all = Array.from({ length: this.#log.partitions(topic) }, (_, partition) => partition);
      ends.set(
        topic,
        all.map((partition) => known.get(partition)?.next ?? Infinity),
      );
    }
    return ends;
  }

  async #join(): Promise<Membership> {
    await this.#repository.prepare(await this.#ends());
    for (const projection of Object.values(PROJECTED)) this.#metrics.add(projection);
    return this.#log.join({
      group: 'replay',
      topics: Object.keys(PROJECTED),
      maxRecords: BATCH,
      patience: PACE,
      onAssigned: async (partition) => {
        const from: Record<string, number> = {};
        for (const topic of Object.keys(PROJECTED)) {
          from[topic] = await this.#repository.checkpoint(topic, partition);
        }
        return from;
      },
      onRevoked: (partition) => {
        this.#projector.release(partition);
      },
      onBatch: (batch) => {
        const projection = PROJECTED[batch.topic] ?? batch.topic;
        return this.#metrics.during(projection, batch, () => this.#gathering.add(batch));
      },
      onError: (error) => {
        const isTold = error instanceof ReadModelsReplaced || isAnother(error);
        if (!isTold) this.#failed(error);
      },
    });
  }
}

const REMEDIES = ['ResultCorrected', 'GameAnnulled', 'PlayersSanctioned'] as const;
/** Most records are none, and need no reading. */
const REMEDY = new RegExp(`"(?:${REMEDIES.join('|')})"`, 'u');

type Remedying = Extract<MatchmakingEvent, { type: (typeof REMEDIES)[number] }>;

/** Whether it is what matchmaking does by a ruling. */
const isRemedy = (event: MatchmakingEvent): event is Remedying =>
  REMEDIES.some((type) => type === event.type);

/** Whether an error means that the read models are not those that were projected so far. */
function isAnother(error: unknown): boolean {
  return error instanceof ReadModelsReplaced || databaseEmptied(error);
}
