import type { Commit, Verdict, VerdictRequest } from '@arbiter/protocol';
import { Logger } from '@nestjs/common';
import type { LogRecord } from '../log/event-log.ts';
import { framesOf } from '../logging/json-logger.ts';
import type { Place, Spans } from '../telemetry/spans.ts';
import { unwatched, type Telemetry } from '../telemetry/telemetry.ts';
import { EvaluationMetrics } from './evaluation.metrics.ts';
import type { Evaluator } from './evaluator.ts';
import type { EvaluationSnapshots, ToKeep } from './snapshots.ts';
import { NO_WATCHDOG, type Watchdog } from './watchdog.ts';

/** How often requests that wait too long are looked for, in milliseconds. */
const TICK = 250;
/** How often games that ended long ago are dropped, in milliseconds. */
const PUT_AWAY_EVERY = 60_000;
/** Commits of a partition between two of its snapshots. */
const SNAPSHOT_EVERY = 2_000;
/** Games that nobody asked about are left out of a snapshot for so many commits; these are read again at a start. */
const READ_AGAIN = 2_000;

/** What an evaluation is made with. */
export interface EvaluationOptions<S> {
  /** Of the service, before what it logs. */
  readonly name: string;
  readonly evaluator: Evaluator<S>;
  readonly snapshots: EvaluationSnapshots<S>;
  /** Where answers go. */
  readonly answer: (verdicts: readonly Verdict[]) => Promise<void> | void;
  readonly telemetry?: Telemetry;
  /** Ends the process when a decision does not end; nothing does if left out. */
  readonly watchdog?: Watchdog;
}

interface Owned {
  /** First offset of game.events that is not folded. */
  folded: number;
  /** First offset of each game that is held. */
  readonly since: Map<string, number>;
  /** Up to where commits are in the games that came from a snapshot, as long as such are read again. */
  readonly kept: Map<string, number>;
  /** The first commit of each game that is in no snapshot. */
  readonly changed: Map<string, number>;
  /** Games dropped since. */
  readonly dropped: Set<string>;
  commits: number;
}

/**
 * Answers requests about the games of some partitions of game.events, of which it is told the commits. Whoever reads
 * the partitions has one: rules-evaluation, or game-state where it evaluates in its own process.
 */
export class Evaluation<S> {
  readonly #evaluator: Evaluator<S>;
  readonly #snapshots: EvaluationSnapshots<S>;
  readonly #answer: EvaluationOptions<S>['answer'];
  readonly #metrics: EvaluationMetrics;
  readonly #watchdog: Watchdog;
  readonly #spans: Spans;
  /** Where the trace of each request goes on: it may have to wait for its tip. */
  readonly #places = new WeakMap<VerdictRequest, NonNullable<Place>>();
  readonly #logger: Logger;
  readonly #partitions = new Map<number, Owned>();
  readonly #working = new Set<Promise<void>>();
  #timers: NodeJS.Timeout[] = [];

  constructor(options: EvaluationOptions<S>) {
    const { telemetry = unwatched(), watchdog = NO_WATCHDOG } = options;
    this.#evaluator = options.evaluator;
    this.#snapshots = options.snapshots;
    this.#answer = options.answer;
    this.#logger = new Logger(options.name);
    this.#spans = telemetry.spans;
    this.#metrics = new EvaluationMetrics(telemetry.metrics);
    this.#watchdog = watchdog;
  }

  /** Begins to look at the time. */
  start(): void {
    this.#timers = [
      setInterval(() => {
        const unknown = this.#evaluator.tick(Date.now());
        if (unknown.length > 0) this.#track(this.#tell(unknown));
      }, TICK),
      setInterval(() => {
        this.#putAway();
      }, PUT_AWAY_EVERY),
    ];
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** A partition is ours. @returns the offset of game.events from which its commits are to be told */
  async assigned(partition: number): Promise<number> {
    const { from, games } = await this.#snapshots.restore(partition);
    for (const game of games) this.#evaluator.keep(game);
    const since = new Map(games.map(({ game, since: first }) => [game, first]));
    const kept = new Map(games.map(({ game, offset }) => [game, offset]));
    const [changed, dropped] = [new Map<string, number>(), new Set<string>()];
    this.#partitions.set(partition, { folded: from, since, kept, changed, dropped, commits: 0 });
    return from;
  }

  /** A partition is another's now. Kept when its snapshot is written. */
  async revoked(partition: number): Promise<void> {
    await Promise.all(this.#working);
    await this.#snapshot(partition).catch(this.#report);
    for (const game of this.#partitions.get(partition)?.since.keys() ?? []) {
      this.#evaluator.release(game);
    }
    this.#partitions.delete(partition);
  }

  /** Records of game.events were read. */
  read(partition: number, records: readonly LogRecord[]): void {
    const owned = this.#partitions.get(partition);
    if (owned === undefined) return;
    for (const { key: game, value, offset } of records) {
      owned.folded = offset + 1;
      if (offset < (owned.kept.get(game) ?? 0)) continue;
      owned.kept.delete(game);
      const again = this.#evaluator.read(game, value ?? '');
      if (this.#evaluator.has(game)) {
        if (!owned.since.has(game)) owned.since.set(game, offset);
        if (!owned.changed.has(game)) owned.changed.set(game, offset);
      }
      this.#askAgain(again);
    }
    owned.commits += records.length;
    if (owned.commits >= SNAPSHOT_EVERY) this.#track(this.#snapshot(partition));
  }

  /** A commit counts that this process appended; it will be read too. */
  accepted(game: string, commit: Commit): void {
    this.#askAgain(this.#evaluator.take(game, commit));
  }

  /** Answers a request, now or when its tip is folded. */
  request(request: VerdictRequest): void {
    const place = this.#spans.here();
    if (place !== undefined) this.#places.set(request, place);
    this.#ask(request);
  }

  #askAgain(requests: readonly VerdictRequest[]): void {
    for (const request of requests) {
      this.#spans.from(this.#places.get(request), () => {
        this.#ask(request);
      });
    }
  }

  #ask(request: VerdictRequest): void {
    const asked = this.#evaluator.ask(request, Date.now());
    if (asked === 'ready') this.#track(this.#decide(request));
    else if (asked !== undefined) this.#track(this.#tell([asked]));
  }

  async #decide(request: VerdictRequest): Promise<void> {
    // What is asked for again may be what killed an evaluator before.
    if (request.attempt > 1) await this.#tell([this.#evaluator.begun(request)]);
    const { game, command } = request;
    const edition = this.#evaluator.edition(request);
    const kind = command.body.type;
    const about = { 'arbiter.edition': edition, 'arbiter.kind': kind, 'arbiter.game': game };
    this.#watchdog.begin();
    const verdict = this.#spans.inside('evaluate', about, () =>
      this.#metrics.timed({ edition, kind }, () => this.#evaluator.decide(request)),
    );
    this.#watchdog.end();
    if (verdict.outcome.kind === 'failed') {
      const { trace, why } = verdict.outcome;
      const at = framesOf(why);
      this.#logger.error({ message: 'the engine failed', game, command: command.id, trace, at });
    }
    await this.#tell([verdict]);
  }

  async #tell(verdicts: readonly Verdict[]): Promise<void> {
    await this.#answer(verdicts);
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
    const { folded, since, changed } = owned;
    const toKeep: ToKeep<S>[] = [];
    const taken = new Map<string, number>();
    let from = folded;
    for (const [game, first] of changed) {
      if (first >= folded - READ_AGAIN && this.#evaluator.isUnread(game)) {
        from = Math.min(from, first);
        continue;
      }
      changed.delete(game);
      const followed = this.#evaluator.game(game);
      // What was read of it opens no game.
      if (followed === undefined) since.delete(game);
      else {
        toKeep.push({ ...followed, since: since.get(game) ?? folded });
        taken.set(game, first);
      }
    }
    let oldest = from;
    for (const first of since.values()) oldest = Math.min(oldest, first);
    const dropped = [...owned.dropped];
    owned.commits = 0;
    owned.dropped.clear();
    try {
      await this.#snapshots.store(partition, { from, folded, oldest, changed: toKeep, dropped });
    } catch (error) {
      // None of it is in a snapshot: it belongs to the next one.
      for (const [game, first] of taken) changed.set(game, first);
      for (const game of dropped) owned.dropped.add(game);
      throw error;
    }
  }

  #track(work: Promise<void>): void {
    const watched = work.catch(this.#report).finally(() => this.#working.delete(watched));
    this.#working.add(watched);
  }

  readonly #report = (error: unknown): void => {
    this.#logger.error(error);
  };
}
