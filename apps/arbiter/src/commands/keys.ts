import { join } from 'node:path';
import { BOT_TOKEN_LIFETIME, openKeyRing, PURPOSES } from '@arbiter/http';
import { BadSettings, openDataFolder, readSettings } from '@arbiter/settings';
import { giveBotsTokens } from '../serve/bot-tokens.ts';
import { BOT_PLAYERS, botKey } from '../serve/bots.ts';
import type { Command } from './command.ts';

/** Makes the keys that instances of services share, or new ones where it is time for it, and tokens for bots. */
export const keys: Command = {
  name: 'keys',
  summary: 'makes the keys that sign tokens and tips, for services that run distributed',
  usage: `usage: arbiter keys

Makes the keys in the data folder's folder \`keys\`, unless they are there, and
new ones that sign tokens, if the last ones are a month old; and a token for each
bot, which counts for ${BOT_TOKEN_LIFETIME / 86_400_000} days. Services that may not write there, as in
containers, get new ones in no other way: run it each month, and put its files
where they have them; they find what is new. Who needs which folder:

  players    signs players' tokens    gateway
  operators  signs operators' tokens  replay, and \`arbiter operator\`
  tips       signs tips and records   gateway, replay, and \`arbiter archive\`
  public     all public keys          gateway, replay
  bots       bots' tokens             the bots

One file \`keys.json\` of an earlier release is split into these and stays as it
is: delete it when that release is not to come back. Operators have to sign in again.

environment:
  ARBITER_DATA   the data folder; .arbiter if not set

Keep the files to yourself, and never lose them: records name the keys by which
their tips can be verified.`,
  async run(args) {
    if (args.length > 0) return fail(`it takes no arguments: ${args.join(' ')}`, 2);
    try {
      const { data } = readSettings(process.env);
      openDataFolder(data);
      const folder = join(data, 'keys');
      const ring = openKeyRing(folder, PURPOSES);
      botKey(folder);
      await giveBotsTokens(folder, ring);
      const { tokenKeys, tipKeys } = ring;
      process.stdout.write(
        `${folder}: ${tokenKeys.length} for tokens, ${tipKeys.length} for tips, ` +
          `tokens for ${BOT_PLAYERS.length} bots\n`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof BadSettings)) throw error;
      return fail(error.message, 1);
    }
  },
};

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter keys: ${why}\n`);
  return code;
}
