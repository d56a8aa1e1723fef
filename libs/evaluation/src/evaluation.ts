import type { Commit, Verdict, VerdictRequest } from '@arbiter/protocol';
import { Logger } from '@nestjs/common';
import { isRefused } from '@arbiter/event-log';
import type { LogRecord } from '@arbiter/event-log';
import { framesOf } from '@arbiter/telemetry';
import { Keeping } from '@arbiter/platform';
import type { EntryText, Snapshot, Snapshots } from '@arbiter/platform';
import type { Place, Spans } from '@arbiter/telemetry';
import { unwatched, type Telemetry } from '@arbiter/telemetry';
import { EvaluationMetrics } from './evaluation.metrics.ts';
import type { Evaluator } from './evaluator.ts';
import { makeGame, parseGame } from './snapshots.ts';
import { NO_WATCHDOG, type Watchdog } from './watchdog.ts';

/** How often expired requests are looked for, in milliseconds. */
const TICK = 250;
/** How often games that ended long ago are dropped, in milliseconds. */
const PUT_AWAY_EVERY = 60_000;
/** Games that nobody asked about are left out of a snapshot for this many commits, which are read again at startup. */
const READ_AGAIN = 2_000;

/** What an evaluation is made with. */
export interface EvaluationOptions<S> {
  /** Of the service, before what it logs. */
  readonly name: string;
  readonly evaluator: Evaluator<S>;
  readonly snapshots: Snapshots;
  /** Where the oldest game of a partition begins, where an earlier release says so; the first record if left out. */
  readonly earlier?: (partition: number) => Promise<number | undefined>;
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
}

/**
 * Answers requests about the games of some partitions of game.events, of which it is told the commits. Anyone who reads
 * the partitions has one: rules-evaluation, or game-state where it evaluates in its own process.
 */
export class Evaluation<S> {
  readonly #evaluator: Evaluator<S>;
  readonly #keeping: Keeping;
  readonly #earlier: NonNullable<EvaluationOptions<S>['earlier']>;
  readonly #answer: EvaluationOptions<S>['answer'];
  readonly #metrics: EvaluationMetrics;
  readonly #watchdog: Watchdog;
  readonly #spans: Spans;
  /** Where the trace of each request goes on: it may have to wait for its tip. */
  readonly #places = new WeakMap<VerdictRequest, NonNullable<Place>>();
  readonly #logger: Logger;
  readonly #partitions = new Map<number, Owned>();
  readonly #working = new Set<Promise<void>>();
  /** What is asked again is answered one by one: of a process that dies, only the one that was begun is to blame. */
  #suspects: Promise<void> = Promise.resolve();
  #timers: NodeJS.Timeout[] = [];

  constructor(options: EvaluationOptions<S>) {
    const { telemetry = unwatched(), watchdog = NO_WATCHDOG } = options;
    this.#evaluator = options.evaluator;
    const { snapshots, earlier = () => Promise.resolve(undefined) } = options;
    this.#earlier = earlier;
    this.#keeping = new Keeping({
      ...{ snapshots, metrics: telemetry.metrics },
      take: (partition, games) => this.#take(partition, games),
    });
    this.#answer = options.answer;
    this.#logger = new Logger(options.name);
    this.#spans = telemetry.spans;
    this.#metrics = new EvaluationMetrics(telemetry.metrics, this.#evaluator.build);
    this.#watchdog = watchdog;
  }

  /** Starts the timer. */
  start(): void {
    this.#keeping.start();
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
    this.#keeping.stop();
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Acquires a partition. @returns the offset of game.events from which to feed its commits */
  async assigned(partition: number): Promise<number> {
    const { outcome, from: kept, entries } = await this.#keeping.assigned(partition);
    const from = outcome === 'none' ? ((await this.#earlier(partition)) ?? 0) : kept;
    const games = [...entries].map(([game, text]) => parseGame<S>(game, text));
    for (const game of games) this.#evaluator.keep(game);
    this.#partitions.set(partition, {
      folded: from,
      since: new Map(games.map(({ game, since }) => [game, since])),
      kept: new Map(games.map(({ game, offset }) => [game, offset])),
      changed: new Map(),
    });
    return from;
  }

  /** Releases a partition. Resolves when its snapshot is written. */
  async revoked(partition: number): Promise<void> {
    await Promise.all(this.#working);
    await this.#keeping.revoked(partition);
    for (const game of this.#partitions.get(partition)?.since.keys() ?? []) {
      this.#evaluator.release(game);
    }
    this.#partitions.delete(partition);
  }

  /** Records of game.events were read. */
  read(partition: number, records: readonly LogRecord[]): void {
    const owned = this.#partitions.get(partition);
    if (owned === undefined) return;
    const now = Date.now();
    for (const { key: game, value, offset } of records) {
      owned.folded = offset + 1;
      if (offset < (owned.kept.get(game) ?? 0)) continue;
      owned.kept.delete(game);
      const again = this.#evaluator.read(game, value ?? '', now);
      if (this.#evaluator.has(game)) {
        if (!owned.since.has(game)) owned.since.set(game, offset);
        if (!owned.changed.has(game)) owned.changed.set(game, offset);
        this.#keeping.changed(partition, game);
      }
      this.#askAgain(again);
    }
    this.#keeping.folded(partition, records.length);
  }

  /** A commit counts that this process appended; it will be read too. */
  accepted(game: string, commit: Commit): void {
    this.#askAgain(this.#evaluator.take(game, commit));
  }

  /** Answers a request, now or when its tip is folded; one for another build not at all. */
  request(request: VerdictRequest): void {
    if (!this.#evaluator.decides(request)) return;
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
    if (asked === 'ready') {
      this.#track(request.attempt > 1 ? this.#decideAlone(request) : this.#decide(request));
    } else if (asked !== undefined) this.#track(this.#tell([asked]));
  }

  /** A retried request may be what killed an evaluator before: it is told that it begins, once the one before has its answer. */
  #decideAlone(request: VerdictRequest): Promise<void> {
    const decided = this.#suspects.then(async () => {
      await this.#tell([this.#evaluator.begun(request)]);
      await this.#decide(request);
    });
    // Whether that one failed is told where it is waited for.
    this.#suspects = decided.catch(() => undefined);
    return decided;
  }

  async #decide(request: VerdictRequest): Promise<void> {
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
    try {
      await this.#tell([verdict]);
    } catch (error) {
      if (!isRefused(error) || verdict.outcome.kind === 'failed') throw error;
      // Otherwise the owner would retry for ever.
      await this.#tell([
        this.#evaluator.failed(request, `the verdict could not be sent: ${String(error)}`),
      ]);
    }
  }

  async #tell(verdicts: readonly Verdict[]): Promise<void> {
    await this.#answer(verdicts);
  }

  #putAway(): void {
    for (const game of this.#evaluator.putAway(Date.now())) {
      for (const [partition, { since, changed }] of this.#partitions) {
        if (!since.delete(game)) continue;
        changed.delete(game);
        this.#keeping.changed(partition, game);
      }
    }
  }

  /** These games as they are now, but for those that nobody asked about and whose commits are soon read again. */
  #take(partition: number, games: ReadonlySet<string>): Snapshot | undefined {
    const owned = this.#partitions.get(partition);
    if (owned === undefined) return undefined;
    const { folded, since, changed } = owned;
    const entries = new Map<string, EntryText>();
    let from = folded;
    for (const game of games) {
      const first = changed.get(game) ?? -Infinity;
      if (first >= folded - READ_AGAIN && this.#evaluator.isUnread(game)) {
        from = Math.min(from, first);
        continue;
      }
      changed.delete(game);
      const followed = this.#evaluator.game(game);
      // It was dropped, or what was read of it opens no game.
      if (followed === undefined) since.delete(game);
      const place = { since: since.get(game) ?? folded, offset: folded };
      entries.set(game, followed === undefined ? null : makeGame(followed, place));
    }
    let oldest = from;
    for (const first of since.values()) oldest = Math.min(oldest, first);
    return { from, oldest, entries };
  }

  #track(work: Promise<void>): void {
    const watched = work.catch(this.#report).finally(() => this.#working.delete(watched));
    this.#working.add(watched);
  }

  readonly #report = (error: unknown): void => {
    this.#logger.error(error);
  };
}
