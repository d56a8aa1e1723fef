import {
  earlierOldest,
  Evaluation,
  evaluationSnapshots,
  Evaluator,
  type Rules,
  type Watchdog,
} from '@arbiter/evaluation';
import type { EventLog, LogRecord } from '@arbiter/event-log';
import type { Telemetry } from '@arbiter/telemetry';
import { topics, verdict, type Commit, type Verdict } from '@arbiter/protocol';
import { Logger } from '@nestjs/common';
import type { GameStateRepository } from '../game-state.repository.ts';
import { PATIENCE } from '../owner/patience.ts';
import type { Asking, Evaluating } from './evaluating.ts';

const SNAPSHOTS = { topic: topics.gameStateSnapshots.name, source: '/game-state' };

/** How often it is said that games wait for another build, in milliseconds. */
const TELL_EVERY = 60_000;

/** What it is made with. */
export interface InsideOptions<S> {
  readonly log: EventLog;
  readonly repository: GameStateRepository;
  readonly rules: Rules<S>;
  /** Digest of this build. */
  readonly build: string;
  readonly telemetry: Telemetry;
  readonly watchdog?: Watchdog;
  /** Called with each answer, validated like one from the topic. */
  readonly answer: (answer: Verdict) => void;
  readonly report: (error: unknown) => void;
}

/** What may have killed the previous owner of a partition. */
interface Inherited {
  /** Where game.commands ended when we acquired the partition. */
  readonly end: number;
  /** How often owners started each command without finishing it, by its id. */
  readonly begun: Map<string, number>;
  /** Those that we started ourselves. */
  readonly ours: Set<string>;
}

/**
 * Rules are evaluated by this process: two hops a command; those of games that pin another build by that build's own
 * evaluators, four hops. What kills the evaluator kills the owner who would have
 * counted its deaths; so commands from before we acquired a partition are decided one after the other, each only once
 * its start is on the log. One that was started too often is answered as failed, and its game suspended.
 */
export class EvaluatingInside<S> implements Evaluating {
  /** Of games that pin another build, answers come from that build's evaluators. */
  readonly topics = [topics.rulesVerdicts.name];
  readonly #build: string;
  readonly #told = new Map<string, number>();
  readonly #logger = new Logger('game-state');
  readonly #log: EventLog;
  readonly #repository: GameStateRepository;
  readonly #evaluator: Evaluator<S>;
  readonly #evaluation: Evaluation<S>;
  readonly #answer: (answer: Verdict) => void;
  readonly #report: (error: unknown) => void;
  readonly #inherited = new Map<number, Inherited>();
  #oneByOne = Promise.resolve();

  constructor(options: InsideOptions<S>) {
    const { log, repository, rules, build, telemetry, watchdog, answer, report } = options;
    this.#build = build;
    this.#log = log;
    this.#repository = repository;
    this.#answer = answer;
    this.#report = report;
    this.#evaluator = new Evaluator({ build, rules });
    this.#evaluation = new Evaluation({
      name: 'game-state',
      evaluator: this.#evaluator,
      snapshots: evaluationSnapshots(log, SNAPSHOTS, build),
      earlier: (partition) => earlierOldest(log, SNAPSHOTS.topic, partition),
      telemetry,
      ...(watchdog && { watchdog }),
      answer: (verdicts) => {
        for (const one of verdicts) this.#tell(one);
      },
    });
  }

  start(): void {
    this.#evaluation.start();
  }

  stop(): void {
    this.#evaluation.stop();
  }

  async assigned(partition: number): Promise<number> {
    const { next: end } = await this.#log.extent(topics.gameCommands.name, partition);
    const begun = await this.#repository.begun(partition);
    this.#inherited.set(partition, { end, begun, ours: new Set() });
    return this.#evaluation.assigned(partition);
  }

  async revoked(partition: number): Promise<void> {
    this.#inherited.delete(partition);
    await this.#evaluation.revoked(partition);
  }

  read(partition: number, records: readonly LogRecord[]): void {
    this.#evaluation.read(partition, records);
  }

  accepted(partition: number, game: string, commit: Commit): void {
    this.#evaluation.accepted(game, commit);
    const { command } = commit;
    if (this.#inherited.get(partition)?.begun.delete(command) !== true) return;
    this.#repository.storeBegun(partition, command, null).catch(this.#report);
  }

  ask(asking: Asking): void {
    const { build = this.#build } = asking.request;
    if (build !== this.#build) {
      this.#askElsewhere(asking, build);
      return;
    }
    const inherited = this.#inherited.get(asking.partition);
    if (inherited !== undefined && asking.offset < inherited.end) {
      this.#oneByOne = this.#oneByOne
        .then(() => this.#askCarefully(inherited, asking))
        .catch(this.#report);
      return;
    }
    // Between two decisions everything else gets its turn, heartbeats included.
    setImmediate(() => {
      this.#evaluation.request(asking.request);
    });
  }

  /** What another build decides we can't; its evaluators can, if there are any, and it is said that they are needed. */
  #askElsewhere({ request }: Asking, build: string): void {
    const now = Date.now();
    if ((this.#told.get(build) ?? -Infinity) <= now - TELL_EVERY) {
      this.#told.set(build, now);
      this.#logger.warn({
        message:
          'this build can not decide a game of another one: it waits for rules-evaluation of that build, or for an ' +
          'operator to move it (arbiter builds)',
        ...{ game: request.game, pins: build, ours: this.#build },
      });
    }
    this.#repository.requestVerdict(request).catch(this.#report);
  }

  async #askCarefully({ begun, ours }: Inherited, { partition, request }: Asking): Promise<void> {
    const { id } = request.command;
    const times = begun.get(id) ?? 0;
    if (!ours.has(id) && times >= PATIENCE.deaths) {
      this.#tell(this.#evaluator.failed(request, `${times} owners died of it`));
      return;
    }
    if (!ours.has(id)) {
      await this.#repository.storeBegun(partition, id, times + 1);
      begun.set(id, times + 1);
      ours.add(id);
    }
    this.#evaluation.request(request);
  }

  /** An answer is taken in the form in which it would have come over the topic, or not at all. */
  #tell(one: Verdict): void {
    this.#answer(verdict.parse(JSON.parse(JSON.stringify(one))));
  }
}
