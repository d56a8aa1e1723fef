import type { EventLog, LogRecord, Membership, Offsets } from '@arbiter/platform';
import { topics, verdictRequest, type VerdictRequest } from '@arbiter/protocol';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Evaluator } from './evaluator/evaluator.ts';
import type { RulesEvaluationRepository } from './rules-evaluation.repository.ts';

const REQUESTS = topics.rulesRequests.name;
const EVENTS = topics.gameEvents.name;

/** How often requests that wait too long are looked for, in milliseconds. */
const TICK = 250;
/** How often games that ended long ago are dropped, in milliseconds. */
const PUT_AWAY_EVERY = 60_000;
/** Commits of a partition between two of its snapshots. */
const SNAPSHOT_EVERY = 2_000;

interface Owned {
  /** First offset of game.events that is not folded. */
  folded: number;
  /** First offset of each game that is held. */
  readonly since: Map<string, number>;
  /** Games that changed since the last snapshot. */
  readonly changed: Set<string>;
  /** Games dropped since. */
  readonly dropped: Set<string>;
  commits: number;
}

/** Folds game.events, and answers requests from it. */
export class RulesEvaluationConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log: EventLog;
  readonly #evaluator: Evaluator;
  readonly #repository: RulesEvaluationRepository;
  readonly #logger = new Logger('rules-evaluation');
  readonly #partitions = new Map<number, Owned>();
  readonly #working = new Set<Promise<void>>();
  #membership: Membership | undefined;
  #timers: NodeJS.Timeout[] = [];

  constructor(log: EventLog, evaluator: Evaluator, repository: RulesEvaluationRepository) {
    this.#log = log;
    this.#evaluator = evaluator;
    this.#repository = repository;
  }

  /** Begins. Kept when the first partitions are ours. */
  async onApplicationBootstrap(): Promise<void> {
    this.#membership = await this.#log.join({
      group: 'rules-evaluation',
      topics: [REQUESTS, EVENTS],
      onAssigned: (partition, stored) => this.#assigned(partition, stored),
      onRevoked: (partition) => this.#revoked(partition),
      onBatch: ({ topic, partition, records }) => {
        if (topic === REQUESTS) this.#requests(records);
        else this.#events(partition, records);
      },
      onError: (error) => {
        this.#logger.error(error);
      },
    });
    this.#timers = [
      setInterval(() => {
        const unknown = this.#evaluator.tick(Date.now());
        if (unknown.length > 0) this.#track(this.#repository.answer(unknown));
      }, TICK),
      setInterval(() => {
        this.#putAway();
      }, PUT_AWAY_EVERY),
    ];
  }

  /** Ends: snapshots are written, the partitions are given back. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#membership?.close();
  }

  async #assigned(partition: number, _stored: Offsets): Promise<Offsets> {
    const { from, games } = await this.#repository.restore(partition);
    for (const game of games) this.#evaluator.restore(game);
    const since = new Map(games.map(({ head, since: first }) => [head.game, first]));
    const owned = { folded: from, since, changed: new Set<string>(), dropped: new Set<string>() };
    this.#partitions.set(partition, { ...owned, commits: 0 });
    // Requests of before are asked again by whoever still wants to know.
    const requests = (await this.#log.extents(REQUESTS))[partition]?.next ?? 0;
    return { [EVENTS]: from, [REQUESTS]: requests };
  }

  async #revoked(partition: number): Promise<void> {
    await Promise.all(this.#working);
    await this.#snapshot(partition).catch(this.#report);
    for (const game of this.#partitions.get(partition)?.since.keys() ?? []) {
      this.#evaluator.release(game);
    }
    this.#partitions.delete(partition);
  }

  #events(partition: number, records: readonly LogRecord[]): void {
    const owned = this.#partitions.get(partition);
    if (owned === undefined) return;
    for (const { key: game, value, offset } of records) {
      const again = this.#evaluator.read(game, value ?? '');
      owned.folded = offset + 1;
      if (this.#evaluator.game(game) !== undefined) {
        if (!owned.since.has(game)) owned.since.set(game, offset);
        owned.changed.add(game);
      }
      for (const request of again) this.#ask(request);
    }
    owned.commits += records.length;
    if (owned.commits >= SNAPSHOT_EVERY) this.#track(this.#snapshot(partition));
  }

  #requests(records: readonly LogRecord[]): void {
    for (const { value } of records) {
      const request = verdictRequest.safeParse(JSON.parse(value ?? 'null'));
      if (request.success) this.#ask(request.data);
    }
  }

  #ask(request: VerdictRequest): void {
    const asked = this.#evaluator.ask(request, Date.now());
    if (asked === 'ready') this.#track(this.#decide(request));
    else if (asked !== undefined) this.#track(this.#repository.answer([asked]));
  }

  async #decide(request: VerdictRequest): Promise<void> {
    // What is asked for again may be what killed an evaluator before.
    if (request.attempt > 1) await this.#repository.answer([this.#evaluator.begun(request)]);
    const verdict = this.#evaluator.decide(request);
    if (verdict.outcome.kind === 'failed') {
      const { trace, why } = verdict.outcome;
      this.#logger.error({ message: 'the engine failed', game: request.game, trace, why });
    }
    await this.#repository.answer([verdict]);
  }

  #putAway(): void {
    for (const game of this.#evaluator.putAway(Date.now())) {
      for (const { since, changed, dropped } of this.#partitions.values()) {
        if (!since.delete(game)) continue;
        changed.delete(game);
        dropped.add(game);
      }
    }
  }

  async #snapshot(partition: number): Promise<void> {
    const owned = this.#partitions.get(partition);
    if (owned === undefined || owned.commits === 0) return;
    const { folded: offset, since } = owned;
    const changed = [...owned.changed].flatMap((game) => {
      const followed = this.#evaluator.game(game);
      return followed ? [{ ...followed, since: since.get(game) ?? offset }] : [];
    });
    const dropped = [...owned.dropped];
    owned.commits = 0;
    owned.changed.clear();
    owned.dropped.clear();
    const oldest = Math.min(offset, ...since.values());
    await this.#repository.store(partition, { offset, oldest, changed, dropped });
  }

  #track(work: Promise<void>): void {
    const watched = work.catch(this.#report).finally(() => this.#working.delete(watched));
    this.#working.add(watched);
  }

  readonly #report = (error: unknown): void => {
    this.#logger.error(error);
  };
}
