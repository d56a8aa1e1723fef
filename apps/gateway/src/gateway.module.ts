import {
  Module,
  type DynamicModule,
  type MiddlewareConsumer,
  type NestModule,
} from '@nestjs/common';
import { judgesOf } from '@arbiter/editions';
import { shake256 } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';
import { BooksController } from './books/books.controller.ts';
import { GamesController } from './games/games.controller.ts';
import { Submit } from './games/submit.ts';
import { Tables } from './games/tables.ts';
import { Lobby } from './lobby/lobby.ts';
import { MatchesController } from './matches/matches.controller.ts';
import { DEFAULT_LIMITS, GATEWAY_OPTIONS, JUDGES, LIMITS, type GatewayOptions } from './options.ts';
import { IdentifyMiddleware } from './players/identify.middleware.ts';
import { KeysController } from './players/keys.controller.ts';
import { PlayersController } from './players/players.controller.ts';
import { SeatPresence } from './socket/presence.ts';
import { SocketServer } from './socket/socket-server.ts';
import { TicketsController } from './tickets/tickets.controller.ts';

/** The gateway: which adapter stands behind which port is for whoever composes it to say. */
@Module({})
export class GatewayModule implements NestModule {
  static forRoot(options: GatewayOptions): DynamicModule {
    return {
      module: GatewayModule,
      controllers: [
        PlayersController,
        BooksController,
        TicketsController,
        MatchesController,
        GamesController,
        KeysController,
      ],
      providers: [
        { provide: GATEWAY_OPTIONS, useValue: options },
        { provide: JUDGES, useValue: options.judgeOf ?? judgesOf(CARDS, shake256) },
        { provide: LIMITS, useValue: { ...DEFAULT_LIMITS, ...options.limits } },
        Lobby,
        Tables,
        Submit,
        SeatPresence,
        SocketServer,
      ],
      exports: [Lobby, Tables],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(IdentifyMiddleware).forRoutes('v1/*path');
  }
}
