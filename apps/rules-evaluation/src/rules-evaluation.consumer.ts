import { Evaluation, type EvaluationOptions } from '@arbiter/evaluation';
import type { EventLog, LogRecord, Membership } from '@arbiter/event-log';
import type { Spans } from '@arbiter/telemetry';
import {
  evaluationGroup,
  makeHeaders,
  topics,
  verdictRequest,
  type Verdict,
} from '@arbiter/protocol';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

const REQUESTS = topics.rulesRequests.name;
const EVENTS = topics.gameEvents.name;
const SOURCE = '/rules-evaluation';

/** Folds game.events, and answers requests from it by rules.verdicts. */
export class RulesEvaluationConsumer<S>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  readonly #log: EventLog;
  readonly #build: string;
  readonly #evaluation: Evaluation<S>;
  readonly #spans: Spans;
  readonly #logger = new Logger('rules-evaluation');
  #membership: Membership | undefined;

  /**
   * @param build whose requests are answered
   * @param options all of an evaluation's, but its name and where answers go
   */
  constructor(
    log: EventLog,
    build: string,
    spans: Spans,
    options: Omit<EvaluationOptions<S>, 'name' | 'answer'>,
  ) {
    this.#log = log;
    this.#build = build;
    this.#spans = spans;
    this.#evaluation = new Evaluation({
      ...options,
      name: 'rules-evaluation',
      answer: (verdicts) => this.#answer(verdicts),
    });
  }

  /** Starts. Resolves once the first partitions are assigned. */
  async onApplicationBootstrap(): Promise<void> {
    this.#membership = await this.#log.join({
      group: evaluationGroup(this.#build),
      topics: [REQUESTS, EVENTS],
      onAssigned: async (partition) => {
        const from = await this.#evaluation.assigned(partition);
        // Earlier requests are retried by owners that still need an answer.
        const { next: requests } = await this.#log.extent(REQUESTS, partition);
        return { [EVENTS]: from, [REQUESTS]: requests };
      },
      onRevoked: (partition) => this.#evaluation.revoked(partition),
      onBatch: ({ topic, partition, records }) => {
        if (topic === REQUESTS) this.#requests(records);
        else this.#evaluation.read(partition, records);
      },
      onError: (error) => {
        this.#logger.error(error);
      },
    });
    this.#evaluation.start();
  }

  /** Stops: snapshots are written, the partitions are released. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#evaluation.stop();
    await this.#membership?.close();
  }

  #requests(records: readonly LogRecord[]): void {
    for (const record of records) {
      const request = verdictRequest.safeParse(JSON.parse(record.value ?? 'null'));
      if (!request.success) continue;
      this.#spans.each(record, () => {
        this.#evaluation.request(request.data);
      });
    }
  }

  async #answer(verdicts: readonly Verdict[]): Promise<void> {
    await this.#log.append(
      verdicts.map((verdict) => ({
        topic: topics.rulesVerdicts.name,
        key: verdict.game,
        value: JSON.stringify(verdict),
        headers: makeHeaders({
          id: `${verdict.command}/${verdict.tip}/${verdict.attempt}/${verdict.outcome.kind}`,
          source: SOURCE,
          type: 'arbiter.rules.verdict.v1',
          subject: verdict.game,
        }),
      })),
    );
  }
}
