import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { DynamicModule } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { openDataFolder } from './config/data-folder.ts';
import { checkPort } from './config/free-port.ts';
import { BadSettings, readSettings, type Settings } from './config/settings.ts';
import { LogClosed, LogInUse } from './log/errors.ts';
import type { EventLog } from './log/event-log.ts';
import { openKafkaLog, openLmdbLog } from './log/open-log.ts';
import { JsonLogger } from './logging/json-logger.ts';

/** What asks a process to stop. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What a service that runs alone is made of. */
type ModuleOn = (log: EventLog, settings: Settings) => DynamicModule;

/** A Nest application, as far as this file needs one. */
interface Running {
  close(): Promise<void>;
}

/**
 * Runs one service without HTTP as a process of its own until it is asked to stop. On the embedded log, of which a
 * folder belongs to one process at a time; with a log of many processes behind the port any number of them.
 */
export async function runAlone(name: string, moduleOn: ModuleOn): Promise<void> {
  await run(name, async (log, settings) => {
    const app = await NestFactory.createApplicationContext(moduleOn(log, settings), {
      logger: new JsonLogger(settings.logLevel),
    });
    return [app, `${name} is ready\n`];
  });
}

/** The same for a service with HTTP. @param setUp what the application has besides its module */
export async function serveAlone(
  name: string,
  moduleOn: ModuleOn,
  setUp: (app: NestExpressApplication) => void,
): Promise<void> {
  await run(name, async (log, settings) => {
    const { host, port, logLevel } = settings;
    await checkPort(host, port);
    const app = await NestFactory.create<NestExpressApplication>(moduleOn(log, settings), {
      bodyParser: false,
      forceCloseConnections: true,
      logger: new JsonLogger(logLevel),
    });
    setUp(app);
    await app.listen(port, host);
    return [app, `${name} is ready at ${new URL(await app.getUrl()).origin}\n`];
  });
}

/** The log that the settings name. What keeps it from opening is said, once, and waited for. */
async function openLog(name: string, settings: Settings): Promise<EventLog> {
  if (settings.kafka === null) return openLmdbLog({ folder: join(settings.data, 'log') });
  const asked = new AbortController();
  const stop = () => {
    asked.abort();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await openKafkaLog({
      brokers: settings.kafka,
      signal: asked.signal,
      onWaiting: (why) => {
        process.stderr.write(`${name}: ${why}; waiting\n`);
      },
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

async function run(
  name: string,
  start: (log: EventLog, settings: Settings) => Promise<[Running, ready: string]>,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    openDataFolder(settings.data);
    const log = await openLog(name, settings);
    const [app, ready] = await start(log, settings).catch(async (error: unknown) => {
      await log.close();
      throw error;
    });
    process.stdout.write(ready);
    for (const signal of SIGNALS) {
      process.once(signal, () => {
        void app.close().then(() => log.close());
      });
    }
  } catch (error) {
    // Asked to stop before it began.
    if (error instanceof LogClosed) return;
    if (!(error instanceof BadSettings || error instanceof LogInUse)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 1;
  }
}
