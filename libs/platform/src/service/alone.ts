import { setTimeout as pause } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { checkPort } from '@arbiter/settings';
import { BadSettings, readSettings, type Settings } from '@arbiter/settings';
import { HealthModule, type HealthOptions } from './health.module.ts';
import { ProblemFilter } from './problem.filter.ts';
import { LogClosed, LogInUse, LogUnavailable } from '@arbiter/event-log';
import { JsonLogger } from '@arbiter/telemetry';
import { MetricsModule } from './metrics.module.ts';
import { openStores, STOP_SIGNALS, type Stores } from './stores.ts';

/** What a service that runs as a process of its own is made of. */
type ModuleOn = (stores: Stores, settings: Settings) => DynamicModule;

/** Starts the service on what it stands on; resolves to the line that reports it. */
type Start = (stores: Stores, settings: Settings) => Promise<[Running, ready: string]>;

/** Pause before a service whose log did not answer starts again, in milliseconds. */
const AGAIN_AFTER = 2_000;

/** The part of a Nest application that this file needs. */
interface Running {
  close(): Promise<void>;
}

/** What a service that answers people has besides its module. */
export interface ServeAloneOptions {
  readonly setUp: (app: NestExpressApplication, stores: Stores) => void;
  /** Parts that it adds to `Readiness` and can't do without. */
  readonly needs?: readonly string[];
}

/**
 * Runs one service as a process of its own until it is asked to stop. On the embedded log, of which a folder belongs to
 * one process at a time; with a log of many processes behind the port any number of them. Its HTTP has `/health/live`,
 * `/health/ready` and `/metrics` for operators, and nothing else.
 */
export async function runAlone(name: string, moduleOn: ModuleOn): Promise<void> {
  await start(name, moduleOn, () => ({}));
}

/** The same for a service that answers people over HTTP. */
export async function serveAlone(
  name: string,
  moduleOn: ModuleOn,
  { setUp, needs = [] }: ServeAloneOptions,
): Promise<void> {
  await start(name, moduleOn, ({ coordination }) => ({
    setUp,
    needs,
    checks: { coordination: () => coordination.check() },
  }));
}

/** What differs between services. */
interface Own extends Pick<HealthOptions, 'needs' | 'checks'> {
  readonly setUp?: ServeAloneOptions['setUp'];
}

async function start(
  name: string,
  moduleOn: ModuleOn,
  own: (stores: Stores) => Own,
): Promise<void> {
  await run(name, async (stores, settings) => {
    const { host, port, logLevel } = settings;
    await checkPort(host, port);
    const { setUp, ...health } = own(stores);
    const { log, telemetry } = stores;
    telemetry.metrics.ofProcess();

    @Module({
      imports: [
        moduleOn(stores, settings),
        HealthModule.forRoot({ log, ...health }),
        MetricsModule.forRoot(telemetry.metrics),
      ],
    })
    class Alone {}

    const app = await NestFactory.create<NestExpressApplication>(Alone as Type, {
      bodyParser: false,
      forceCloseConnections: true,
      logger: new JsonLogger(logLevel),
    });
    app.set('trust proxy', settings.proxies);
    if (setUp === undefined) app.useGlobalFilters(new ProblemFilter());
    else setUp(app, stores);
    try {
      await app.listen(port, host);
    } catch (error) {
      await app.close().catch(() => undefined); // Otherwise what has started would keep running beside the next attempt.
      throw error;
    }
    return [app, `${name} is ready at ${new URL(await app.getUrl()).origin}\n`];
  });
}

async function run(name: string, start: Start): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const [stores, app, ready] = await begun(name, settings, start);
    process.stdout.write(ready);
    for (const signal of STOP_SIGNALS) {
      process.once(signal, () => {
        void app.close().then(() => stores.close());
      });
    }
  } catch (error) {
    // It was asked to stop before it started.
    if (error instanceof LogClosed) return;
    if (!(error instanceof BadSettings || error instanceof LogInUse)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Starts, and retries until the log answers. */
async function begun(
  name: string,
  settings: Settings,
  start: Start,
): Promise<[Stores, Running, ready: string]> {
  for (;;) {
    try {
      const stores = await openStores(name, settings);
      try {
        return [stores, ...(await start(stores, settings))];
      } catch (error) {
        await stores.close();
        throw error;
      }
    } catch (error) {
      if (!(error instanceof LogUnavailable)) throw error;
      process.stderr.write(`${name}: ${error.message}; retrying in a moment\n`);
      await pause(AGAIN_AFTER);
    }
  }
}
