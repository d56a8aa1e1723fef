import {
  Inject,
  Module,
  Optional,
  type DynamicModule,
  type MiddlewareConsumer,
  type NestModule,
} from '@nestjs/common';
import { judgesOf } from '@arbiter/editions';
import { Readiness } from '@arbiter/platform';
import { lookOn, NO_SPANS, unwatched } from '@arbiter/telemetry';
import { allTopics, shake256, STORED } from '@arbiter/protocol';
import { FORMATS, LIBRARY } from '@arbiter/sets';
import { BooksController } from './books/books.controller.ts';
import { KeptDecksController } from './decks/kept-decks.controller.ts';
import { KeptDecks } from './decks/kept-decks.ts';
import { ChatController } from './chat/chat.controller.ts';
import { ChatReportsController } from './chat/chat-reports.controller.ts';
import { Chats } from './chat/chats.ts';
import { INTAKE, Intake } from './intake.ts';
import { GamesController } from './games/games.controller.ts';
import { Submit } from './games/submit.ts';
import { Tables } from './games/tables.ts';
import { GatewayMetrics } from './gateway.metrics.ts';
import { traced } from './http/traced.ts';
import { Lobby } from './lobby/lobby.ts';
import { MaintenanceController } from './matches/maintenance.controller.ts';
import { MatchesController } from './matches/matches.controller.ts';
import { DEFAULT_LIMITS, GATEWAY_OPTIONS, JUDGES, LIMITS, type GatewayOptions } from './options.ts';
import { BlockedController } from './players/blocked.controller.ts';
import { IdentifyMiddleware } from './players/identify.middleware.ts';
import { KeysController } from './players/keys.controller.ts';
import { PlayersController } from './players/players.controller.ts';
import { Watchers } from './games/watchers.ts';
import { SeatPresence } from './socket/presence.ts';
import { SocketServer } from './socket/socket-server.ts';
import { TicketsController } from './tickets/tickets.controller.ts';
import { TournamentCommands } from './tournaments/tournament-commands.ts';
import { TournamentsController } from './tournaments/tournaments.controller.ts';
import { Withdrawals } from './tickets/withdrawals.ts';

/** The gateway is in no group that does anything for players: it tells how far these are, and which partitions stand. */
const LOOKED_AT = {
  groups: Object.fromEntries(
    Object.entries(STORED).map(([group, stored]) => [group, stored.map(({ name }) => name)]),
  ),
  topics: allTopics.map(({ name }) => name),
};

/** The gateway: its composer chooses the adapter of each port. */
@Module({})
export class GatewayModule implements NestModule {
  readonly #options: GatewayOptions;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    intake: Intake,
    @Optional() readiness?: Readiness,
  ) {
    this.#options = options;
    readiness?.add(INTAKE, () => intake.check());
  }

  /** @throws Error for the time of a format that there is not */
  static forRoot(options: GatewayOptions): DynamicModule {
    const unknown = Object.keys(options.times ?? {}).find(
      (one) => !FORMATS.some(({ format }) => format === one),
    );
    if (unknown !== undefined) throw new Error(`ARBITER_TIMES: there is no format ${unknown}`);
    return {
      module: GatewayModule,
      controllers: [
        BlockedController,
        PlayersController,
        KeptDecksController,
        BooksController,
        TicketsController,
        MatchesController,
        MaintenanceController,
        ChatController,
        ChatReportsController,
        TournamentsController,
        GamesController,
        KeysController,
      ],
      providers: [
        { provide: GATEWAY_OPTIONS, useValue: options },
        { provide: JUDGES, useValue: options.judgeOf ?? judgesOf(LIBRARY, shake256) },
        { provide: LIMITS, useValue: { ...DEFAULT_LIMITS, ...options.limits } },
        Intake,
        {
          provide: GatewayMetrics,
          useFactory: () => {
            const { metrics } = options.telemetry ?? unwatched();
            lookOn(options.log, metrics, LOOKED_AT);
            return new GatewayMetrics(metrics);
          },
        },
        Lobby,
        Withdrawals,
        TournamentCommands,
        KeptDecks,
        Tables,
        Watchers,
        Submit,
        Chats,
        SeatPresence,
        SocketServer,
      ],
      exports: [Lobby, Tables],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    const spans = this.#options.telemetry?.spans ?? NO_SPANS;
    consumer.apply(traced(spans), IdentifyMiddleware).forRoutes('v1/*path');
  }
}
