import type { EventLog } from '@arbiter/event-log';
import { Module, type DynamicModule } from '@nestjs/common';
import { GameStateConsumer, type GameStateOptions } from './game-state.consumer.ts';
import { GameStateRepository } from './game-state.repository.ts';

/** The owner of games. It starts and stops with its application, and releases its partitions when it stops. */
@Module({})
export class GameStateModule {
  static forRoot(options: GameStateOptions & { readonly log: EventLog }): DynamicModule {
    const { log, ...rest } = options;
    return {
      module: GameStateModule,
      providers: [
        {
          provide: GameStateConsumer,
          useFactory: () => new GameStateConsumer(log, new GameStateRepository(log), rest),
        },
      ],
    };
  }
}
