import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BotModule, BotRunner } from '@arbiter/bot';
import { LogInUse, LogUnavailable } from '@arbiter/event-log';
import { BOT_TOKEN_LIFETIME } from '@arbiter/http';
import { openStores } from '@arbiter/platform';
import { BadSettings, readSettings } from '@arbiter/settings';
import { JsonLogger } from '@arbiter/telemetry';
import { NestFactory } from '@nestjs/core';
import { botTokens } from '../serve/bot-tokens.ts';
import { botIdentities, botKey, introduceBots } from '../serve/bots.ts';
import type { Command } from './command.ts';

/** A relative ARBITER_DATA is relative to the project's folder, as in `serve`. */
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** For so many days the tokens count that `arbiter keys` makes for bots. */
const DAYS = BOT_TOKEN_LIFETIME / 86_400_000;

/** What keeps it from starting and is said in one line. */
const CLEAR = [BadSettings, LogInUse, LogUnavailable];

/** Runs the bots in a process of their own, for services that run distributed. */
export const bots: Command = {
  name: 'bots',
  summary: 'the bots, for services that run distributed',
  usage: `usage: arbiter bots

Makes the bots known on the event log, unless they are, and has them play at a
gateway until Ctrl-C. They speak with the tokens that \`arbiter keys\` has put into
\`keys/bots\` of the data folder, count for ${DAYS} days from then, and get newer ones
from the gateway while they are at work. No private key is theirs.

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
      const identities = botIdentities(botTokens(folder, url));
      const stores = await openStores('bots', settings);
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
