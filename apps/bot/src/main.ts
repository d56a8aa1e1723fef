import { isBotName } from '@arbiter/bots';
import { JsonLogger } from '@arbiter/telemetry';
import { botOf } from '@arbiter/protocol';
import { NestFactory } from '@nestjs/core';
import { BotModule, BotRunner } from './bot.module.ts';

// One bot as a process of its own: where the gateway is, who it is, its token, and what its secrets follow from.
const {
  ARBITER_URL: url,
  ARBITER_BOT: player,
  ARBITER_TOKEN: token,
  ARBITER_KEY: key,
} = process.env;
const name = player === undefined ? undefined : botOf(player)?.split(':')[0];
if (!url || !player || !token || !key || name === undefined || !isBotName(name)) {
  process.stderr.write(
    'bot: set ARBITER_URL, ARBITER_BOT (bot:<name>), ARBITER_TOKEN and ARBITER_KEY\n',
  );
  process.exitCode = 1;
} else {
  const app = await NestFactory.createApplicationContext(BotModule, {
    logger: new JsonLogger('warn'),
  });
  await app.get(BotRunner).start(url, key, [{ name, player, token: () => Promise.resolve(token) }]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close());
  }
}
