import { readModelsPlace } from '@arbiter/platform';
import { storedRatings } from '@arbiter/replay';
import { failed, withLog } from '../copies/with-log.ts';
import { differences, recompute } from '../ratings/recompute.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter ratings recompute

Works out every rating again, from the results of rated matches on the event log alone, rulings in disputes
included, and compares them with what the record says and with the tables of the read models. It changes
nothing. Tables that differ are mended by \`arbiter rebuild\`.

environment:
  ARBITER_READ_MODELS  postgres://…
  ARBITER_KAFKA        brokers of the event log; beside services that run
  ARBITER_DATA         the data folder; without ARBITER_KAFKA the server has to be stopped. .arbiter if not set

Exit code 0: all are the same to the last digit; tables that are behind the record are not compared, and it
says so. 1: some differ, each in one line.
`;

/** Works out all ratings from history. */
export const ratings: Command = {
  name: 'ratings',
  summary: 'works out all ratings from history, and compares',
  usage: USAGE,
  async run(args) {
    if (args.length !== 1 || args[0] !== 'recompute') {
      return failed('ratings', 'say `recompute`', 2);
    }
    return withLog('ratings', {}, async ({ log, settings }) => {
      const { ratings: worked, recorded, ends } = await recompute(log);
      const stored = await storedRatings(readModelsPlace(settings));
      const isBehind = ends.some((end, partition) => (stored.projected.get(partition) ?? 0) < end);
      const faults = [
        ...differences(worked, recorded, 'on record'),
        ...(isBehind ? [] : differences(worked, stored.ratings, 'in the tables')),
      ];
      for (const fault of faults) process.stdout.write(`${fault}\n`);
      const pools = new Set(worked.map(({ pool }) => pool)).size;
      process.stdout.write(
        `${worked.length} ratings in ${pools} ${pools === 1 ? 'pool' : 'pools'}, ${faults.length} differences` +
          `${isBehind ? '; the tables are behind the record, and were not compared' : ''}\n`,
      );
      return faults.length === 0 ? 0 : 1;
    });
  },
};
