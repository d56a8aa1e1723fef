import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { DynamicModule } from '@nestjs/common';
import { openDataFolder } from './config/data-folder.ts';
import { BadSettings, readSettings } from './config/settings.ts';
import { LogInUse } from './log/errors.ts';
import type { EventLog } from './log/event-log.ts';
import { openLmdbLog } from './log/open-log.ts';
import { JsonLogger } from './logging/json-logger.ts';

/**
 * Runs one service without HTTP as a process of its own until it is asked to stop. On the embedded log, of which a
 * folder belongs to one process at a time; with Kafka behind the port any number of them.
 */
export async function runAlone(
  name: string,
  moduleOn: (log: EventLog) => DynamicModule,
): Promise<void> {
  try {
    const { data, logLevel } = readSettings(process.env);
    openDataFolder(data);
    const log = await openLmdbLog({ folder: join(data, 'log') });
    const app = await NestFactory.createApplicationContext(moduleOn(log), {
      logger: new JsonLogger(logLevel),
    });
    process.stdout.write(`${name} is ready\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        void app.close().then(() => log.close());
      });
    }
  } catch (error) {
    if (!(error instanceof BadSettings || error instanceof LogInUse)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 1;
  }
}
