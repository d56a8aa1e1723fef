import { judgesOf, type JudgeOf } from '@arbiter/editions';
import type { EventLog } from '@arbiter/platform';
import { shake256 } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';
import { Module, type DynamicModule } from '@nestjs/common';
import { Evaluator } from './evaluator/evaluator.ts';
import { RulesEvaluationConsumer } from './rules-evaluation.consumer.ts';
import { RulesEvaluationRepository } from './rules-evaluation.repository.ts';

/** What the module is told. */
export interface RulesEvaluationOptions {
  readonly log: EventLog;
  /** Digest of the engine that decides here. */
  readonly build: string;
  /** The judge of an edition, for tests; all that this build has if left out. */
  readonly judgeOf?: JudgeOf;
}

/** Asks the engine. It begins when its application does. */
@Module({})
export class RulesEvaluationModule {
  static forRoot({
    log,
    build,
    judgeOf = judgesOf(CARDS, shake256),
  }: RulesEvaluationOptions): DynamicModule {
    return {
      module: RulesEvaluationModule,
      providers: [
        {
          provide: RulesEvaluationConsumer,
          useFactory: () =>
            new RulesEvaluationConsumer(
              log,
              new Evaluator({ build, judgeOf }),
              new RulesEvaluationRepository(log, build),
            ),
        },
      ],
    };
  }
}
