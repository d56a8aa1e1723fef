import { EDITIONS } from '@arbiter/editions';
import type { EventLog } from '@arbiter/event-log';
import type { Telemetry } from '@arbiter/telemetry';
import { makeDefinitions, REGION, type Pinned } from '@arbiter/protocol';
import { cardNamed, definitionsOf } from '@arbiter/sets';
import { Module, type DynamicModule } from '@nestjs/common';
import { MatchmakingConsumer } from './matchmaking.consumer.ts';
import { MatchmakingRepository } from './matchmaking.repository.ts';

/** Tickets, pairs, matches and their games. It starts with its application. */
@Module({})
export class MatchmakingModule {
  static forRoot(options: {
    readonly log: EventLog;
    /** What new games are played by. */
    readonly pinned: Pinned;
    readonly region?: string;
    readonly telemetry?: Telemetry;
  }): DynamicModule {
    const { log, pinned, region = REGION, telemetry } = options;
    const books = {
      plays: (edition: string) => edition in EDITIONS,
      hasCard: (name: string) => cardNamed(name) !== undefined,
      definitionsOf: (edition: string, names: readonly string[]) =>
        makeDefinitions(definitionsOf(edition, names)),
    };
    return {
      module: MatchmakingModule,
      providers: [
        {
          provide: MatchmakingConsumer,
          useFactory: () =>
            new MatchmakingConsumer(log, new MatchmakingRepository(log, region), {
              ...{ region, pinned, books },
              ...(telemetry && { telemetry }),
            }),
        },
      ],
    };
  }
}
