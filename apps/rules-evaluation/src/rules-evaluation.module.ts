import { judgesOf, recordRules, type JudgeOf } from '@arbiter/editions';
import type { Game } from '@arbiter/engine';
import { earlierOldest, evaluationSnapshots, Evaluator, type Watchdog } from '@arbiter/evaluation';
import type { EventLog } from '@arbiter/event-log';
import { unwatched, type Telemetry } from '@arbiter/telemetry';
import { shake256, topics } from '@arbiter/protocol';
import { LIBRARY } from '@arbiter/sets';
import { Module, type DynamicModule } from '@nestjs/common';
import { RulesEvaluationConsumer } from './rules-evaluation.consumer.ts';

/** The module's options. */
export interface RulesEvaluationOptions {
  readonly log: EventLog;
  /** Digest of the engine that decides here. */
  readonly build: string;
  /** The judge of an edition, for tests; this build's own if left out. */
  readonly judgeOf?: JudgeOf;
  readonly telemetry?: Telemetry;
  /** Ends the process when a decision does not end; nothing does if left out. */
  readonly watchdog?: Watchdog;
}

const SNAPSHOTS = { topic: topics.rulesEvaluationSnapshots.name, source: '/rules-evaluation' };

/** Asks the engine. It starts with its application. */
@Module({})
export class RulesEvaluationModule {
  static forRoot({
    log,
    build,
    judgeOf = judgesOf(LIBRARY, shake256),
    telemetry = unwatched(),
    watchdog,
  }: RulesEvaluationOptions): DynamicModule {
    return {
      module: RulesEvaluationModule,
      providers: [
        {
          provide: RulesEvaluationConsumer,
          useFactory: () =>
            new RulesEvaluationConsumer<Game>(log, build, telemetry.spans, {
              evaluator: new Evaluator({ build, rules: recordRules(judgeOf) }),
              snapshots: evaluationSnapshots(log, SNAPSHOTS, build),
              earlier: (partition) => earlierOldest(log, SNAPSHOTS.topic, partition),
              telemetry,
              ...(watchdog && { watchdog }),
            }),
        },
      ],
    };
  }
}
