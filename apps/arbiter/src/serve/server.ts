import { join } from 'node:path';
import { BotModule, BotRunner } from '@arbiter/bot';
import { GameStateModule } from '@arbiter/game-state';
import { GatewayModule, INTAKE, limitsTimes, setUpHttp } from '@arbiter/gateway';
import { MatchmakingModule } from '@arbiter/matchmaking';
import { openLmdbLog, type EventLog } from '@arbiter/event-log';
import { openKeyRing, PURPOSES, type KeyRing } from '@arbiter/http';
import {
  HealthModule,
  MetricsModule,
  openCoordination,
  readModelsPlace,
  type Coordination,
} from '@arbiter/platform';
import { checkPort, openDataFolder, type Settings } from '@arbiter/settings';
import { JsonLogger, ProcessTelemetry, watched } from '@arbiter/telemetry';
import type { Pinned } from '@arbiter/protocol';
import { ReplayModule } from '@arbiter/replay';
import { recordRules } from '@arbiter/editions';
import { RulesEvaluationModule } from '@arbiter/rules-evaluation';
import { Logger, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { judgeOf, pinnedNow } from '../records/books.ts';
import { signInLink } from './sign-in-link.ts';
import { botIdentities, botKey, introduceBots } from './bots.ts';

/** How often what no topic keeps any longer is removed from the log, in milliseconds. */
const SWEEP_EVERY = 3_600_000;

/** A running server. */
export interface Server {
  /** Where people find it. */
  readonly url: string;
  /** A link by which its host signs in as an operator, once and within an hour. */
  readonly signIn: string;
  /** Stops taking requests, lets what was begun end, closes the log. */
  close(): Promise<void>;
}

/**
 * Starts all services in this process, on the embedded adapters and behind one address.
 *
 * @throws BadSettings, LogInUse
 */
export async function startServer(settings: Settings): Promise<Server> {
  const { data, host, port, logLevel, proxies } = settings;
  openDataFolder(data);
  await checkPort(host, port);
  const log = await openLmdbLog({ folder: join(data, 'log') });
  const telemetry = await ProcessTelemetry.start('arbiter', settings);
  // In the order of opening; closed in the other.
  const opened: { close(): Promise<void> }[] = [telemetry, log];
  const close = async (): Promise<void> => {
    for (const one of opened.splice(0).reverse()) await one.close();
  };
  try {
    const keyFolder = join(data, 'keys');
    const keys = openKeyRing(keyFolder, PURPOSES);
    const bots = botIdentities(async (player) => (await keys.token(player)).token);
    await introduceBots(log, bots);
    const coordination = openCoordination(settings);
    opened.push(coordination);
    const pinned = pinnedNow();
    telemetry.metrics.ofProcess();
    telemetry.metrics.ofDisk(data);
    const services = allServices(settings, { log, telemetry, keys, coordination, pinned });

    const app = await NestFactory.create<NestExpressApplication>(services, {
      bodyParser: false,
      forceCloseConnections: true,
      abortOnError: false,
      logger: new JsonLogger(logLevel),
    });
    opened.push(app);
    app.set('trust proxy', proxies);
    setUpHttp(app);
    await app.listen(port, host);
    opened.push(sweepRegularly(log));
    const url = await addressOf(app);
    await app.get(BotRunner).start(url, botKey(keyFolder), bots);
    return { url, signIn: await signInLink(keys, url, 'host'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What all services share in this process. */
interface Shared {
  readonly log: EventLog;
  readonly telemetry: ProcessTelemetry;
  readonly keys: KeyRing;
  readonly coordination: Coordination;
  readonly pinned: Pinned;
}

/** The module that composes the modules of all services. */
function allServices(
  settings: Settings,
  { log, telemetry, keys, coordination, pinned }: Shared,
): Type {
  const build = pinned['engine'] ?? '';
  const inside = { rules: recordRules(judgeOf) };
  // No other build can be beside this one on its data folder, so games of others would stand.
  const replaces = settings.replaces ?? 'all';
  const watchedAs = (service: string) => {
    const own = telemetry.of(service);
    return { telemetry: own, log: watched(log, own) };
  };

  @Module({
    imports: [
      ...(settings.evaluation === 'inside'
        ? [GameStateModule.forRoot({ ...watchedAs('game-state'), pinned, replaces, inside })]
        : [
            RulesEvaluationModule.forRoot({ ...watchedAs('rules-evaluation'), build, judgeOf }),
            GameStateModule.forRoot({ ...watchedAs('game-state'), pinned, replaces }),
          ]),
      MatchmakingModule.forRoot({ ...watchedAs('matchmaking'), pinned }),
      GatewayModule.forRoot({
        ...watchedAs('gateway'),
        ...{ coordination, keys, judgeOf, proxies: settings.proxies },
        ...{ times: settings.times, pictures: settings.pictures },
        limits: { ...limitsTimes(settings.allowance), spectatorDelay: settings.spectatorDelay },
      }),
      ReplayModule.forRoot({
        ...watchedAs('replay'),
        keys,
        judgeOf,
        readModels: readModelsPlace(settings),
        oidc: settings.oidc,
        spectatorDelay: settings.spectatorDelay,
      }),
      BotModule,
      HealthModule.forRoot({
        log,
        needs: [INTAKE],
        checks: { coordination: () => coordination.check() },
      }),
      MetricsModule.forRoot(telemetry.metrics),
    ],
  })
  class AllServices {}
  return AllServices as Type;
}

function sweepRegularly(log: { sweep(): Promise<unknown> }): { close(): Promise<void> } {
  const sweeping = setInterval(() => {
    log.sweep().catch((error: unknown) => {
      new Logger('serve').error(error);
    });
  }, SWEEP_EVERY).unref();
  return {
    close: () => {
      clearInterval(sweeping);
      return Promise.resolve();
    },
  };
}

async function addressOf(app: NestExpressApplication): Promise<string> {
  const url = new URL(await app.getUrl());
  return url.origin;
}
