import { join } from 'node:path';
import { BadSettings, openDataFolder, openKeyRing, readSettings } from '@arbiter/platform';
import { botKey } from '../serve/bots.ts';
import type { Command } from './command.ts';

/** Makes the keys that instances of services share, or a new one where it is time for it. */
export const keys: Command = {
  name: 'keys',
  summary: 'makes the keys that sign tokens and tips, for services that run distributed',
  usage: `usage: arbiter keys

Makes the keys in the data folder's folder \`keys\`, unless they are there, and
a new one that signs tokens, if the last one is a month old. Services that may
not write there, as under Kubernetes, get new ones in no other way: run it each
month, and put its files where they have them; they find what is new.

environment:
  ARBITER_DATA   the data folder; .arbiter if not set

Keep the files to yourself, and never lose them: records name the keys by which
their tips can be verified.`,
  run(args) {
    if (args.length > 0) return fail(`it takes no arguments: ${args.join(' ')}`, 2);
    try {
      const { data } = readSettings(process.env);
      openDataFolder(data);
      const folder = join(data, 'keys');
      const { tokenKeys, tipKeys } = openKeyRing(folder);
      botKey(folder);
      process.stdout.write(
        `${folder}: ${tokenKeys.length} for tokens, ${tipKeys.length} for tips, 1 for bots\n`,
      );
      return Promise.resolve(0);
    } catch (error) {
      if (!(error instanceof BadSettings)) throw error;
      return fail(error.message, 1);
    }
  },
};

function fail(why: string, code: number): Promise<number> {
  process.stderr.write(`arbiter keys: ${why}\n`);
  return Promise.resolve(code);
}
