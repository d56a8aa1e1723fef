import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@arbiter/event-log';
import { databaseLost, ReadModelsAway } from '@arbiter/platform';
import {
  Follower,
  sha256,
  SYSTEM,
  systemCommandId,
  type DisputeFacts,
  type Pinned,
} from '@arbiter/protocol';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { acceptedBy } from '../projections/followed-games.ts';
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

/** How a game came to stand still. */
interface Suspended {
  /** The commit that says so, and the number of the event by which it does. */
  readonly commit: string;
  readonly event: number;
  /** What the players were told. */
  readonly trace: string;
  /** The builds that had no answer. */
  readonly broke: Pinned;
}

/**
 * Opens a dispute about each game that is suspended, once for each time that it is: at the event by which it stands, with the
 * trace that the players were told and the builds that failed. What was opened before a crash is not opened again, and what
 * comes while the game stands still (a refused command, a build that takes it over) opens no other.
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
    const { game, events, edition } = record;
    const found = await this.#suspended(record);
    if (found === undefined) return;
    const { commit, event, trace, broke } = found;
    const facts: DisputeFacts = {
      ...{ game, match: match.match, players: [match.player0, match.player1], edition, events },
      ...{ ended: null, hasRule: () => false },
    };
    const id = systemCommandId(game, 'OpenDispute', commit);
    const builds = Object.entries(broke).map(([name, digest]) => `${name} ${digest.slice(0, 12)}`);
    const text =
      `The rules failed, and the game was suspended: ${trace}. ` +
      `It was decided by ${builds.join(', ') || 'a build that is not named'}.`;
    await this.#parts.disputes.act(facts, {
      ...{ id, digest: sha256(`OpenDispute ${commit}`), actor: SYSTEM },
      command: {
        ...{ type: 'OpenDispute', dispute: `d-${id}`, event, text: { text, sealed: false } },
      },
    });
  }

  /** How it came to stand still, the last time. */
  async #suspended({ game, first, offset }: RecordRow): Promise<Suspended | undefined> {
    let last: Suspended | undefined;
    const commits = acceptedBy(heads(), this.#parts.log, game, first, offset + 1);
    for await (const { commit, head } of commits) {
      const at = commit.events.findLastIndex(({ type }) => type === 'GameSuspended');
      if (at < 0) continue;
      const trace = commit.events[at]?.['trace'];
      last = {
        ...{ commit: commit.id, event: commit.first + at, broke: head.pinned },
        trace: typeof trace === 'string' ? trace : 'there is no trace',
      };
    }
    return last;
  }
}

/** A follower that folds nothing but heads. */
const heads = (): Follower<null> => new Follower({ initial: null, fold: () => null });
