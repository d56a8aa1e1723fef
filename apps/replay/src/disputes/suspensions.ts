import { setTimeout as pause } from 'node:timers/promises';
import { databaseLost, ReadModelsAway, type EventLog } from '@arbiter/platform';
import {
  parseCommit,
  sha256,
  SYSTEM,
  systemCommandId,
  topics,
  type DisputeFacts,
} from '@arbiter/protocol';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { MatchRow, RecordRow } from '../store/entities.ts';
import type { ReplayRepository } from '../store/replay.repository.ts';
import type { Disputes } from './disputes.ts';

/** How often it is looked for suspended games, in milliseconds. */
const LOOK_EVERY = 2_000;

/** What it stands on. */
export interface SuspensionsParts {
  readonly log: EventLog;
  readonly repository: ReplayRepository;
  readonly disputes: Disputes;
  /** The partitions that this instance projects. */
  readonly partitions: () => readonly number[];
}

/**
 * Opens a dispute about each game that is suspended, once for each time that it is: at the event by which it stands, with the
 * trace that the players were told. What was opened before a crash is not opened again.
 */
export class Suspensions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #parts: SuspensionsParts;
  readonly #logger = new Logger('replay');
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;
  /** The tips of suspended games about which a dispute is known to be open. */
  readonly #opened = new Set<string>();

  constructor(parts: SuspensionsParts) {
    this.#parts = parts;
  }

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    for (;;) {
      await pause(LOOK_EVERY, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.look().catch((error: unknown) => {
        // That the read models are away, their projection says.
        if (error instanceof ReadModelsAway || databaseLost(error) !== undefined) return;
        this.#logger.error(error);
      });
    }
  }

  /** Opens a dispute about each suspended game that has none yet. */
  async look(): Promise<void> {
    const { repository, partitions } = this.#parts;
    const own = partitions();
    if (own.length === 0) return;
    for (const { record, match } of await repository.suspended(own)) {
      if (this.#opened.has(record.tip)) continue;
      await this.#open(record, match);
      this.#opened.add(record.tip);
    }
  }

  async #open(record: RecordRow, match: MatchRow): Promise<void> {
    const { game, tip, events, edition } = record;
    const facts: DisputeFacts = {
      ...{ game, match: match.match, players: [match.player0, match.player1], edition, events },
      ...{ ended: null, hasRule: () => false },
    };
    const id = systemCommandId(game, 'OpenDispute', tip);
    const text = `The rules failed, and the game was suspended: ${await this.#trace(record)}`;
    const event = events - 1;
    await this.#parts.disputes.act(facts, {
      ...{ id, digest: sha256(`OpenDispute ${tip}`), actor: SYSTEM },
      command: {
        ...{ type: 'OpenDispute', dispute: `d-${id}`, event, text: { text, sealed: false } },
      },
    });
  }

  /** What the players were told. */
  async #trace({ game, offset }: RecordRow): Promise<string> {
    const { name } = topics.gameEvents;
    for await (const { value } of this.#parts.log.readKey(name, game, offset, offset + 1)) {
      const read = parseCommit(value ?? '');
      const trace = 'commit' in read ? read.commit.events.at(-1)?.['trace'] : undefined;
      if (typeof trace === 'string') return trace;
    }
    return 'there is no trace';
  }
}
