import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BotModule, BotRunner } from '@arbiter/bot';
import {
  BadSettings,
  JsonLogger,
  LogInUse,
  LogUnavailable,
  openKeyRing,
  openStores,
  readSettings,
} from '@arbiter/platform';
import { NestFactory } from '@nestjs/core';
import { botIdentities, botKey, introduceBots } from '../serve/bots.ts';
import type { Command } from './command.ts';

/** A relative ARBITER_DATA is relative to the project's folder, as in `serve`. */
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What keeps it from starting and is said in one line. */
const CLEAR = [BadSettings, LogInUse, LogUnavailable];

/** Runs the bots in a process of their own, for services that run distributed. */
export const bots: Command = {
  name: 'bots',
  summary: 'the bots, for services that run distributed',
  usage: `usage: arbiter bots

Makes the bots known on the event log, unless they are, and has them play at a
gateway until Ctrl-C. They speak with tokens of the key ring in the data folder,
which has to be that of the gateway.

environment:
  ARBITER_URL    where the gateway is
  ARBITER_KAFKA  brokers of the event log: host:port,host:port
  ARBITER_DATA   the data folder; .arbiter if not set
  ARBITER_LOG    error, warn, info or debug; warn if not set`,
  takesNothing: true,
  async run() {
    try {
      const settings = readSettings(process.env, PROJECT);
      const url = process.env['ARBITER_URL'];
      if (!url) throw new BadSettings('set ARBITER_URL to where the gateway is');
      const folder = join(settings.data, 'keys');
      const stores = await openStores('bots', settings);
      const keys = openKeyRing(folder);
      const identities = botIdentities(keys);
      await introduceBots(stores.log, identities).finally(() => stores.close());
      const app = await NestFactory.createApplicationContext(BotModule, {
        logger: new JsonLogger(settings.logLevel),
      });
      await app.get(BotRunner).start(url, botKey(folder), identities);
      process.stdout.write('bots is ready\n');
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      });
      await app.close();
      return 0;
    } catch (error) {
      if (!CLEAR.some((kind) => error instanceof kind)) throw error;
      process.stderr.write(`arbiter bots: ${(error as Error).message}\n`);
      return 1;
    }
  },
};
