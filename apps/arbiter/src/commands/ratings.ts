import { setTimeout as pause } from 'node:timers/promises';
import { readModelsPlace, type ReadModelsPlace } from '@arbiter/platform';
import { storedRatings, type StoredRatings } from '@arbiter/replay';
import { failed, withLog } from '../copies/with-log.ts';
import { differences, Recomputation } from '../ratings/recompute.ts';
import type { Command } from './command.ts';

/** How long the tables get to come up with the record while services run, and how often it is looked, in milliseconds. */
const [PATIENCE, LOOK_EVERY] = [60_000, 500];

const USAGE = `
arbiter ratings recompute

Works out every rating again, from who has won the rated matches on the event log, rulings in disputes included,
and compares them with what the record says that they are and with the tables of the read models. Of the
ratings on record none is used: opponents count as worked out, too. It changes nothing. Tables that differ are
mended by \`arbiter rebuild\`. While services run it waits for up to a minute until the tables know all that
was on record when it began.

environment:
  ARBITER_READ_MODELS  postgres://…
  ARBITER_KAFKA        brokers of the event log; beside services that run
  ARBITER_DATA         the data folder; without ARBITER_KAFKA the server has to be stopped. .arbiter if not set

Exit code 0: all are the same to the last digit. 1: some differ, each in one line; or the tables are behind the
record, so that they could not be compared, and it says so.
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
      const history = new Recomputation(log);
      const ends = await history.ends();
      const patience = settings.kafka === null ? 0 : PATIENCE;
      const stored = await tablesUpTo(ends, readModelsPlace(settings), patience);
      // What came to the tables meanwhile counts on both sides.
      await history.read(stored?.projected ?? ends);
      const { worked, recorded } = history;
      const faults = [
        ...differences(worked, recorded, 'on record'),
        ...(stored === null ? [] : differences(worked, stored.ratings, 'in the tables')),
      ];
      for (const fault of faults) process.stdout.write(`${fault}\n`);
      const pools = new Set(worked.map(({ pool }) => pool)).size;
      process.stdout.write(
        `${worked.length} ratings in ${pools} ${pools === 1 ? 'pool' : 'pools'}, ${faults.length} differences` +
          `${stored === null ? '; the tables are behind the record, and were not compared' : ''}\n`,
      );
      return faults.length === 0 && stored !== null ? 0 : 1;
    });
  },
};

/** What the tables have once they know so much of the log; null if they don't come to that in time. */
async function tablesUpTo(
  ends: ReadonlyMap<number, number>,
  place: ReadModelsPlace,
  patience: number,
): Promise<StoredRatings | null> {
  for (const until = Date.now() + patience; ;) {
    const stored = await storedRatings(place);
    const knows = (partition: number): number => stored.projected.get(partition) ?? 0;
    if ([...ends].every(([partition, end]) => knows(partition) >= end)) return stored;
    if (Date.now() >= until) return null;
    await pause(LOOK_EVERY);
  }
}
