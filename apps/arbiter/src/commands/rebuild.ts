import { readModelsPlace } from '@arbiter/platform';
import { rebuildReadModels } from '@arbiter/replay';
import { Progress } from '../copies/progress.ts';
import { failed, withLog } from '../copies/with-log.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter rebuild

Drops the read models and rebuilds them from the event log: the tables in the PostgreSQL that
ARBITER_READ_MODELS names (a database that is gone is made first), else the folder in the data folder.
Services may run meanwhile: games go on, replay answers 503 and goes on when it is done. (On the embedded
log the server has to be stopped.)

Redis needs no rebuild: it has presence and limits only, which services write again.

environment:
  ARBITER_READ_MODELS  postgres://…
  ARBITER_KAFKA        brokers of the event log
  ARBITER_DATA         the data folder; .arbiter if not set

Exit code 0: the read models are what the event log says. 1: something was in the way; run it again.
`;

/** Rebuilds the read models. */
export const rebuild: Command = {
  name: 'rebuild',
  summary: 'rebuilds the read models from the event log',
  usage: USAGE,
  async run(args) {
    if (args.length > 0) return failed('rebuild', `it takes no arguments: ${args.join(' ')}`, 2);
    return withLog('rebuild', {}, async ({ log, settings }) => {
      const progress = new Progress(process.stderr, 'events');
      const projected = await rebuildReadModels({
        log,
        readModels: readModelsPlace(settings),
        onProgress: (what, done, all) => {
          progress.tell({ what: `projecting ${what}`, done, all });
        },
      }).finally(() => {
        progress.end();
      });
      process.stdout.write(`${projected} events are in the read models\n`);
      return 0;
    });
  },
};
