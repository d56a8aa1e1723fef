import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '@arbiter/engine';
import { gameCommand, parseCommit, topics, verdict, type Pinned } from '@arbiter/protocol';
import type { Rules, Watchdog } from '@arbiter/evaluation';
import {
  isRefused,
  type EventLog,
  type LogRecord,
  type Membership,
  type Offsets,
} from '@arbiter/event-log';
import { Keeping } from '@arbiter/platform';
import { framesOf, unwatched, type Spans, type Telemetry } from '@arbiter/telemetry';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CommandTraces } from './command-traces.ts';
import { GameStateMetrics } from './game-state.metrics.ts';
import { EvaluatingApart } from './evaluation/apart.ts';
import type { Evaluating } from './evaluation/evaluating.ts';
import { EvaluatingInside } from './evaluation/inside.ts';
import type { GameStateRepository } from './game-state.repository.ts';
import { Milestones } from './milestones.ts';
import type { Checkpoint, Effect, Fact } from './owner/facts.ts';
import { Owner, type Moves } from './owner/owner.ts';
import type { Patience } from './owner/patience.ts';
import { isTold, makeEntries, ownerSnapshots, parseEntries } from './snapshots/checkpoints.ts';
import { earlierCheckpoint } from './snapshots/earlier.ts';
import { Takeover } from './takeover.ts';

const COMMANDS = topics.gameCommands.name;
const EVENTS = topics.gameEvents.name;

/** How often the owner gets a tick, in milliseconds. */
const TICK = 20;
/** How often offsets are committed, in milliseconds: later ones only make the next owner read a little more. */
const STORE_EVERY = 200;
/** Pause before appending a command of ours is retried, in milliseconds. */
const AGAIN = 200;
/** The same where the log refused it for good: an operator has to act first. */
const AGAIN_REFUSED = 5_000;

/** The consumer's options. */
export interface GameStateOptions {
  /** The digests of this build. */
  readonly pinned: Pinned;
  /** Builds whose games go over to this one, by digest; none if left out: each game is decided by the build it pins. */
  readonly replaces?: Moves['from'];
  readonly patience?: Partial<Patience>;
  readonly telemetry?: Telemetry;
  /** The rules by which this process decides; if left out, rules-evaluation decides over topics. */
  readonly inside?: Inside;
}

/** Rules, and what ends the process when they never end; nothing does if left out. */
export interface Inside {
  readonly rules: Rules<Game>;
  readonly watchdog?: Watchdog;
}

/**
 * Turns records into facts for the owner, and the owner's effects into appends. It decides nothing itself.
 */
export class GameStateConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log: EventLog;
  readonly #repository: GameStateRepository;
  readonly #owner: Owner;
  readonly #evaluating: Evaluating;
  readonly #metrics: GameStateMetrics;
  readonly #spans: Spans;
  readonly #traces: CommandTraces;
  readonly #logger = new Logger('game-state');
  readonly #takeover = new Takeover(() => performance.now());
  readonly #offsets = new Map<number, number>();
  readonly #keeping: Keeping;
  readonly #appending = new Set<Promise<void>>();
  readonly #milestones: Milestones;
  readonly #closing = new AbortController();
  #membership: Membership | undefined;
  #timers: NodeJS.Timeout[] = [];

  constructor(log: EventLog, repository: GameStateRepository, options: GameStateOptions) {
    this.#log = log;
    this.#repository = repository;
    const { telemetry = unwatched(), inside, pinned, replaces, patience } = options;
    const build = pinned['engine'] ?? '';
    this.#owner = new Owner({
      name: randomUUID(),
      ...(patience && { patience }),
      ...(replaces !== undefined && { moves: { to: build, from: replaces } }),
    });
    this.#spans = telemetry.spans;
    this.#traces = new CommandTraces(telemetry.spans);
    const report = this.#report;
    this.#milestones = new Milestones({
      send: (partition, milestones) => repository.tellMilestones(partition, milestones),
      report,
    });
    this.#evaluating =
      inside === undefined
        ? new EvaluatingApart(repository, report)
        : new EvaluatingInside({
            ...{ ...inside, log, repository, telemetry, report },
            build,
            answer: (answer) => {
              const partition = log.partitionOf(EVENTS, answer.game);
              this.#tell({ type: 'VerdictRead', partition, verdict: answer, now: Date.now() });
            },
          });
    this.#keeping = new Keeping({
      snapshots: ownerSnapshots(log),
      metrics: telemetry.metrics,
      take: (partition, games) => {
        // One that goes on from a snapshot takes the milestones before it as told.
        if (!this.#milestones.isTold(partition)) return undefined;
        const checkpoint = this.#owner.checkpoint(partition, games);
        if (checkpoint === undefined) return undefined;
        // Of finished games only the ids are known, so an unreadable snapshot means replaying from the first record.
        const entries = makeEntries(checkpoint, games);
        return { from: checkpoint.offset, oldest: 0, entries };
      },
    });
    this.#metrics = new GameStateMetrics(telemetry.metrics, this.#owner);
  }

  /** Starts. Resolves once the first partitions are assigned. */
  async onApplicationBootstrap(): Promise<void> {
    this.#membership = await this.#log.join({
      group: 'game-state',
      topics: [COMMANDS, EVENTS, ...this.#evaluating.topics],
      onAssigned: (partition, stored) => this.#assigned(partition, stored),
      onRevoked: (partition) => this.#revoked(partition),
      onBatch: (batch) => {
        if (batch.topic === EVENTS) this.#evaluating.read(batch.partition, batch.records);
        for (const record of batch.records) {
          this.#spans.each(record, () => this.#tell(factOf(record)));
          if (record.topic === EVENTS) this.#takeover.read(record.partition, record.offset);
        }
      },
      onRebalanced: (millis) => {
        this.#takeover.rebalanced(millis);
      },
      onError: (error) => {
        this.#logger.error(error);
      },
    });
    this.#evaluating.start();
    this.#keeping.start();
    this.#timers = [
      setInterval(() => {
        this.#tell({ type: 'Ticked', now: Date.now() });
        this.#tellTakeover();
      }, TICK),
      setInterval(() => void this.#storeOffsets(), STORE_EVERY),
    ];
  }

  /** Stops: work in progress is appended, snapshots are written, the partitions are released. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#evaluating.stop();
    this.#keeping.stop();
    this.#closing.abort();
    await this.#membership?.close();
  }

  async #assigned(partition: number, stored: Offsets): Promise<Offsets> {
    const { checkpoint, told } = await this.#restored(partition);
    const events = await this.#repository.events(partition);
    const from = Math.max(checkpoint?.offset ?? 0, events.first);
    if (!told) this.#milestones.tell(partition, { type: 'ToldFrom', partition, offset: from });
    const evaluatedFrom = await this.#evaluating.assigned(partition);
    const commands = stored[COMMANDS] ?? 0;
    this.#takeover.assigned(partition, { from, end: events.next });
    this.#tell({
      type: 'PartitionAssigned',
      partition,
      commands,
      events: { from, end: events.next },
      ...(checkpoint && { checkpoint }),
      now: Date.now(),
    });
    return { [COMMANDS]: commands, [EVENTS]: Math.min(from, evaluatedFrom) };
  }

  /** The last snapshot; undefined if none is readable, and everything is replayed. And whether what it has was told. */
  async #restored(
    partition: number,
  ): Promise<{ readonly checkpoint: Checkpoint | undefined; readonly told: boolean }> {
    const restored = await this.#keeping.assigned(partition);
    const { outcome, from, entries } = restored;
    if (outcome === 'whole' || outcome === 'older') {
      return { checkpoint: parseEntries(from, entries), told: isTold(restored) };
    }
    const earlier = await earlierCheckpoint(this.#log, partition);
    if (earlier === undefined) return { checkpoint: undefined, told: false };
    this.#logger.log({ message: 'snapshot of an earlier release taken up', partition });
    // None of it is in a snapshot of ours yet.
    const games = [...earlier.heads.map(({ game }) => game), ...earlier.closed.map(([id]) => id)];
    this.#keeping.changed(partition, ...games);
    return { checkpoint: earlier, told: false };
  }

  async #revoked(partition: number): Promise<void> {
    await Promise.all(this.#appending);
    await this.#storeOffsets();
    await this.#milestones.finish(partition);
    await this.#keeping.revoked(partition);
    await this.#evaluating.revoked(partition);
    this.#tell({ type: 'PartitionRevoked', partition });
    this.#milestones.release(partition);
    this.#takeover.revoked(partition);
  }

  #tellTakeover(): void {
    const takenOver = this.#takeover.done();
    if (takenOver === null) return;
    const { partitions, heard, agreed, loaded } = takenOver;
    this.#logger.log({
      message: 'partitions taken over',
      partitions,
      heard: new Date(Date.now() - heard).toISOString(),
      agreedMs: Math.round(agreed),
      loadedMs: Math.round(loaded),
    });
  }

  #tell(fact: Fact): void {
    this.#traces.read(fact);
    const accepted = new Map<number, number>();
    for (const effect of this.#owner.handle(fact)) {
      this.#traces.from(effect, () => this.#carryOut(effect));
      if (effect.type !== 'CommitAccepted') continue;
      accepted.set(effect.partition, (accepted.get(effect.partition) ?? 0) + 1);
    }
    // Only after all changes of the fact are noted: a snapshot has all of them.
    for (const [partition, commits] of accepted) this.#keeping.folded(partition, commits);
  }

  #carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'RequestVerdict':
        this.#evaluating.ask(effect);
        return;
      case 'AppendCommit':
        this.#track(this.#appendCommit(effect));
        return;
      case 'SendCommand':
        this.#track(this.#sendCommand(effect));
        return;
      case 'TellMilestone':
        this.#milestones.tell(effect.partition, effect.milestone);
        return;
      case 'StoreOffset':
        this.#offsets.set(effect.partition, effect.offset);
        return;
      case 'CommitAccepted':
        this.#evaluating.accepted(effect.partition, effect.game, effect.commit);
        this.#keeping.changed(effect.partition, effect.game);
        return;
      case 'GamePutAway':
        this.#keeping.changed(effect.partition, effect.game);
        return;
      case 'CommandDropped':
        this.#logger.warn({ message: 'command dropped', ...effect });
        return;
      case 'VerdictIgnored':
        this.#logger.warn({ message: 'verdict of another build ignored', ...effect });
        return;
      case 'OperatorAlerted':
        this.#logger.error({ message: 'game suspended', ...effect, why: framesOf(effect.why) });
        return;
      default:
        effect satisfies never;
    }
  }

  async #appendCommit({
    partition,
    game,
    commit,
  }: Effect & { type: 'AppendCommit' }): Promise<void> {
    try {
      const { offset } = await this.#repository.appendCommit(game, commit);
      this.#metrics.appended(commit);
      this.#tell({ type: 'CommitAppended', partition, offset, game, commit, now: Date.now() });
    } catch (error) {
      this.#report({ error, game });
      const refused = isRefused(error) ? { refused: String(error) } : {};
      this.#tell({ type: 'AppendFailed', partition, game, commit, ...refused, now: Date.now() });
    }
  }

  async #sendCommand({ command }: Effect & { type: 'SendCommand' }): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#repository.sendCommand(command);
        return;
      } catch (error) {
        this.#report({ error, game: command.game });
        const wait = isRefused(error) ? AGAIN_REFUSED : AGAIN;
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #storeOffsets(): Promise<void> {
    const membership = this.#membership;
    if (membership === undefined) return;
    const due = [...this.#offsets];
    this.#offsets.clear();
    await Promise.all(
      due.map(([partition, offset]) => membership.commit(COMMANDS, partition, offset)),
    ).catch(this.#report);
  }

  #track(work: Promise<void>): void {
    this.#appending.add(work);
    void work.finally(() => this.#appending.delete(work));
  }

  readonly #report = (error: unknown): void => {
    this.#logger.error(error);
  };
}

function factOf(record: LogRecord): Fact {
  const { topic, partition, offset, key, value, time: at } = record;
  const now = Date.now();
  if (topic === COMMANDS) {
    const command = gameCommand.safeParse(json(value)).data ?? null;
    const fits = command?.game === key ? command : null;
    return { type: 'CommandRead', partition, offset, at, command: fits, now };
  }
  if (topic === EVENTS) {
    const parsed = parseCommit(value ?? '');
    const commit = 'commit' in parsed ? parsed.commit : null;
    return { type: 'CommitRead', partition, offset, game: key, commit, now };
  }
  const answer = verdict.safeParse(json(value));
  if (!answer.success) return { type: 'Ticked', now };
  return { type: 'VerdictRead', partition, verdict: answer.data, now };
}

function json(value: string | null): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
}
