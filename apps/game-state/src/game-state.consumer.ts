import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gameCommand, parseCommit, topics, verdict, type Pinned } from '@arbiter/protocol';
import type { EventLog, LogRecord, Membership, Offsets } from '@arbiter/platform';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { GameStateRepository } from './game-state.repository.ts';
import type { Effect, Fact } from './owner/facts.ts';
import { Owner } from './owner/owner.ts';
import type { Patience } from './owner/patience.ts';

const COMMANDS = topics.gameCommands.name;
const EVENTS = topics.gameEvents.name;
const VERDICTS = topics.rulesVerdicts.name;

/** How often the owner is told the time, in milliseconds. */
const TICK = 20;
/** How often offsets are stored, in milliseconds: later ones only make the next owner read a little more. */
const STORE_EVERY = 200;
/** Commits of a partition between two of its snapshots. */
const SNAPSHOT_EVERY = 2_000;
/** Before a command of ours that could not be appended is tried again, in milliseconds. */
const AGAIN = 200;

/** What the consumer is told. */
export interface GameStateOptions {
  /** What games are decided by here, as digests. */
  readonly pinned: Pinned;
  readonly patience?: Partial<Patience>;
}

/**
 * Turns what is read into facts for the owner, and what the owner wants into appends. It decides nothing itself.
 */
export class GameStateConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log: EventLog;
  readonly #repository: GameStateRepository;
  readonly #owner: Owner;
  readonly #logger = new Logger('game-state');
  readonly #offsets = new Map<number, number>();
  readonly #commits = new Map<number, number>();
  readonly #appending = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #membership: Membership | undefined;
  #timers: NodeJS.Timeout[] = [];

  constructor(log: EventLog, repository: GameStateRepository, options: GameStateOptions) {
    this.#log = log;
    this.#repository = repository;
    this.#owner = new Owner({ name: randomUUID(), ...options });
  }

  /** Begins. Kept when the first partitions are ours. */
  async onApplicationBootstrap(): Promise<void> {
    this.#membership = await this.#log.join({
      group: 'game-state',
      topics: [COMMANDS, EVENTS, VERDICTS],
      onAssigned: (partition, stored) => this.#assigned(partition, stored),
      onRevoked: (partition) => this.#revoked(partition),
      onBatch: (batch) => {
        for (const record of batch.records) this.#tell(factOf(record));
      },
      onError: (error) => {
        this.#logger.error(error);
      },
    });
    this.#timers = [
      setInterval(() => {
        this.#tell({ type: 'Ticked', now: Date.now() });
      }, TICK),
      setInterval(() => void this.#storeOffsets(), STORE_EVERY),
    ];
  }

  /** Ends: what was begun is appended, snapshots are written, the partitions are given back. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#closing.abort();
    await this.#membership?.close();
  }

  async #assigned(partition: number, stored: Offsets): Promise<Offsets> {
    const checkpoint = await this.#repository.checkpoint(partition);
    const events = await this.#repository.events(partition);
    const from = Math.max(checkpoint?.offset ?? 0, events.first);
    const commands = stored[COMMANDS] ?? 0;
    this.#tell({
      type: 'PartitionAssigned',
      partition,
      commands,
      events: { from, end: events.next },
      ...(checkpoint && { checkpoint }),
      now: Date.now(),
    });
    return { [COMMANDS]: commands, [EVENTS]: from };
  }

  async #revoked(partition: number): Promise<void> {
    await Promise.all(this.#appending);
    await this.#storeOffsets();
    await this.#snapshot(partition);
    this.#tell({ type: 'PartitionRevoked', partition });
  }

  #tell(fact: Fact): void {
    for (const effect of this.#owner.handle(fact)) this.#carryOut(effect);
  }

  #carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'RequestVerdict':
        // A lost one is asked again.
        this.#repository.requestVerdict(effect.request).catch(this.#report);
        return;
      case 'AppendCommit':
        this.#track(this.#appendCommit(effect));
        return;
      case 'SendCommand':
        this.#track(this.#sendCommand(effect));
        return;
      case 'StoreOffset':
        this.#offsets.set(effect.partition, effect.offset);
        return;
      case 'CommitAccepted':
        this.#countCommit(effect.partition);
        return;
      case 'CommandDropped':
        this.#logger.warn({ message: 'command dropped', ...effect });
        return;
      case 'OperatorAlerted':
        this.#logger.error({ message: 'game suspended', ...effect });
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
      this.#tell({ type: 'CommitAppended', partition, offset, game, commit, now: Date.now() });
    } catch (error) {
      this.#report(error);
      this.#tell({ type: 'AppendFailed', partition, game, commit, now: Date.now() });
    }
  }

  async #sendCommand({ command }: Effect & { type: 'SendCommand' }): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#repository.sendCommand(command);
        return;
      } catch (error) {
        this.#report(error);
        await pause(AGAIN, undefined, { signal }).catch(() => undefined);
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

  #countCommit(partition: number): void {
    const count = (this.#commits.get(partition) ?? 0) + 1;
    this.#commits.set(partition, count % SNAPSHOT_EVERY);
    if (count >= SNAPSHOT_EVERY) this.#track(this.#snapshot(partition));
  }

  async #snapshot(partition: number): Promise<void> {
    const checkpoint = this.#owner.checkpoint(partition);
    if (checkpoint === undefined) return;
    await this.#repository.storeCheckpoint(partition, checkpoint).catch(this.#report);
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
