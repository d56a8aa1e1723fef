import { judgesOf } from '@arbiter/editions';
import type { EventLog } from '@arbiter/event-log';
import { engineDigest, Readiness, ReadModels, ReadModelsAway, Ties } from '@arbiter/platform';
import { SPECTATOR_DELAY } from '@arbiter/settings';
import { unwatched } from '@arbiter/telemetry';
import { shake256 } from '@arbiter/protocol';
import { LIBRARY } from '@arbiter/sets';
import {
  Logger,
  Module,
  type DynamicModule,
  type FactoryProvider,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditTrail } from './disputes/audit-trail.ts';
import { CaseWork } from './disputes/case-work.ts';
import { Disputes } from './disputes/disputes.ts';
import { Suspensions } from './disputes/suspensions.ts';
import { SealedTexts } from './disputes/sealed-texts.ts';
import { AuditController } from './http/audit.controller.ts';
import { CaseController } from './http/case.controller.ts';
import { DisputesController } from './http/disputes.controller.ts';
import { HistoryController } from './http/history.controller.ts';
import { MaintenanceController } from './http/maintenance.controller.ts';
import { OpenRequests } from './http/open-requests.ts';
import { OperatorsController } from './http/operators.controller.ts';
import { RecordsController } from './http/records.controller.ts';
import { ResumptionController } from './http/resumption.controller.ts';
import { ReverifiedController } from './http/reverified.controller.ts';
import { SignInController } from './http/sign-in.controller.ts';
import { TiesController } from './http/ties.controller.ts';
import { WhatIfController } from './http/what-if.controller.ts';
import { REPLAY_OPTIONS, type ReplayOptions, type WholeReplayOptions } from './options.ts';
import { PublicConsumer } from './public/public.consumer.ts';
import { PublicRepository } from './public/public.repository.ts';
import { ReplayConsumer } from './replay.consumer.ts';
import { ReplayMetrics } from './replay.metrics.ts';
import { ENTITIES } from './store/entities.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { ReplayQueries } from './store/replay.queries.ts';
import { ReplayRepository } from './store/replay.repository.ts';
import { Verifier } from './verification/verifier.ts';

/** Name of this part in health's answers. */
export const READ_MODELS = 'read models';

/** Opened with the application, closed after everything that uses them. */
class ReplayReadModels extends ReadModels implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}

const CONTROLLERS = [
  HistoryController,
  RecordsController,
  WhatIfController,
  ResumptionController,
  DisputesController,
  CaseController,
  AuditController,
  ReverifiedController,
  OperatorsController,
  TiesController,
  MaintenanceController,
  SignInController,
];

/** Read models, records, public events. It begins when its application does. */
@Module({})
export class ReplayModule {
  static forRoot(options: ReplayOptions): DynamicModule {
    const { log, readModels: place, judgeOf = judgesOf(LIBRARY, shake256) } = options;
    const { telemetry = unwatched(), pinned = () => ({ engine: engineDigest() }) } = options;
    const { oidc = null, spectatorDelay = SPECTATOR_DELAY } = options;
    const whole = { ...options, judgeOf, telemetry, pinned, oidc, spectatorDelay };
    const logger = new Logger('replay');
    return {
      module: ReplayModule,
      controllers: CONTROLLERS,
      providers: [
        { provide: REPLAY_OPTIONS, useValue: whole },
        { provide: ReplayMetrics, useFactory: () => new ReplayMetrics(telemetry.metrics) },
        {
          provide: ReplayReadModels,
          useFactory: (readiness?: Readiness) => {
            const models = new ReplayReadModels({
              place,
              entities: ENTITIES,
              migrations: MIGRATIONS,
              onError: (error) => {
                // The projection logs when it is away, and when it is back.
                if (!(error instanceof ReadModelsAway)) logger.error(error);
              },
            });
            models.open();
            readiness?.add(READ_MODELS, () => models.check());
            return models;
          },
          inject: [{ token: Readiness, optional: true }],
        },
        {
          provide: ReplayRepository,
          useFactory: (models: ReplayReadModels) => new ReplayRepository(models),
          inject: [ReplayReadModels],
        },
        {
          provide: ReplayQueries,
          useFactory: (models: ReplayReadModels, repository: ReplayRepository) =>
            new ReplayQueries(log, models, repository),
          inject: [ReplayReadModels, ReplayRepository],
        },
        { provide: AuditTrail, useFactory: () => new AuditTrail(log) },
        { provide: Ties, useFactory: () => new Ties(log) },
        {
          provide: CaseWork,
          useFactory: (queries: ReplayQueries, audit: AuditTrail) => {
            const disputes = new Disputes(log);
            return new CaseWork({ queries, disputes, texts: new SealedTexts(log), audit, log });
          },
          inject: [ReplayQueries, AuditTrail],
        },
        {
          provide: ReplayConsumer,
          useFactory: (repository: ReplayRepository, metrics: ReplayMetrics) =>
            new ReplayConsumer(log, repository, metrics),
          inject: [ReplayRepository, ReplayMetrics],
        },
        OpenRequests,
        { provide: APP_INTERCEPTOR, useExisting: OpenRequests },
        verifierOf(whole),
        suspensionsOf(log),
        {
          provide: PublicConsumer,
          useFactory: (metrics: ReplayMetrics) =>
            new PublicConsumer(log, new PublicRepository(log), judgeOf, { metrics, telemetry }),
          inject: [ReplayMetrics],
        },
      ],
    };
  }
}

/** Checks records once they are whole. */
function verifierOf({ log, keys, pinned, judgeOf }: WholeReplayOptions): FactoryProvider {
  return {
    provide: Verifier,
    useFactory: (
      repository: ReplayRepository,
      metrics: ReplayMetrics,
      consumer: ReplayConsumer,
      requests: OpenRequests,
    ) => {
      const verifier = new Verifier({
        ...{ log, judgeOf, keys, repository, metrics, pinned },
        partitions: () => consumer.partitions(),
        giveWay: () => requests.goFirst(),
      });
      consumer.onProjected = () => {
        verifier.wake();
      };
      return verifier;
    },
    inject: [ReplayRepository, ReplayMetrics, ReplayConsumer, OpenRequests],
  };
}

/** Opens disputes about suspended games. */
function suspensionsOf(log: EventLog): FactoryProvider {
  return {
    provide: Suspensions,
    useFactory: (repository: ReplayRepository, consumer: ReplayConsumer) => {
      const partitions = (): readonly number[] => consumer.partitions();
      return new Suspensions({ log, repository, disputes: new Disputes(log), partitions });
    },
    inject: [ReplayRepository, ReplayConsumer],
  };
}
