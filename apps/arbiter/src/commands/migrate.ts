import { ReadModels, ReadModelsAway } from '@arbiter/platform';
import { BadSettings, readSettings } from '@arbiter/settings';
import { ENTITIES, MIGRATIONS } from '@arbiter/replay';
import type { Command } from './command.ts';

/** Brings the read models' database to this version. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'runs the migrations of the read models on a PostgreSQL',
  usage: `usage: arbiter migrate

Runs the migrations that the database of the read models lacks, and ends. It may
be run again at any time, and several at once wait for each other. (replay does
the same when it starts; this is for anyone who wants it done before.)

environment:
  ARBITER_READ_MODELS  postgres://…

Exit code 0: every migration is run. 1: the database can't be reached, or one of
them failed.`,
  async run(args) {
    if (args.length > 0) return fail(`it takes no arguments: ${args.join(' ')}`, 2);
    try {
      const { readModels: url } = readSettings(process.env);
      if (url === null) throw new BadSettings('set ARBITER_READ_MODELS to a PostgreSQL');
      const models = new ReadModels({
        place: { url },
        entities: ENTITIES,
        migrations: MIGRATIONS,
      });
      try {
        await models.ready();
      } finally {
        await models.close();
      }
      const { host, pathname } = new URL(url);
      process.stdout.write(`${host}${pathname}: every migration is run\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof BadSettings || error instanceof ReadModelsAway)) throw error;
      return fail(error.message, 1);
    }
  },
};

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter migrate: ${why}\n`);
  return code;
}
