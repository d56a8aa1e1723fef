import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Progress } from '../copies/progress.ts';
import { restore as restoreMatches } from '../copies/restore.ts';
import { failed, keysOf, nobodyElse, withLog } from '../copies/with-log.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter restore FOLDER [--any-keys]

Puts the matches of an archive back on the event log, its persons and their decks, disputes and the audit
trail, so that services that start on it then know them as before: history, timelines, records, earlier
states, public topics, results as they were ruled on. First everything is
checked: that no file is damaged, that all signatures hold, and that the log has nothing of these games
that differs. Only then is anything written. What is there already stays as it is: a restore that was cut
off is run again.

Services have to be stopped; on Kafka, \`arbiter topics\` makes the topics before. Put the keys back into
the data folder first: signatures count only if their keys are among them.

  --any-keys  signatures count by the keys that each record names itself. For a cluster whose keys are
              lost for good: tips that players have kept can't be checked there any more

environment:
  ARBITER_KAFKA  brokers of the event log
  ARBITER_DATA   the data folder, with the keys; without ARBITER_KAFKA the event log comes into it too.
                 .arbiter if not set

Exit code 0: everything in FOLDER is on the log. 1: something was wrong (the file, the line and why).
`;

/** Puts an archive back on the event log. */
export const restore: Command = {
  name: 'restore',
  summary: 'puts an archive back on the event log',
  usage: USAGE,
  async run(args) {
    let folder: string | undefined;
    let anyKeys: boolean | undefined;
    try {
      const options = { 'any-keys': { type: 'boolean' } } as const;
      const read = parseArgs({ args: [...args], options, allowPositionals: true });
      [folder] = read.positionals.length === 1 ? read.positionals : [];
      anyKeys = read.values['any-keys'];
    } catch (error) {
      return failed('restore', (error as Error).message, 2);
    }
    if (folder === undefined) return failed('restore', 'name one folder', 2);
    const from = resolve(folder);
    return withLog('restore', { mayBeNew: true }, async ({ log, settings }) => {
      await nobodyElse(settings);
      const progress = new Progress(process.stderr, 'matches');
      const { matches, games, appended, persons } = await restoreMatches({
        log,
        folder: from,
        keys: anyKeys === true ? null : keysOf(settings).tipKeys,
        onProgress: (what, done, all) => {
          progress.tell({ what, done, all });
        },
      }).finally(() => {
        progress.end();
      });
      process.stdout.write(
        `${folder}: ${matches} matches with ${games} games are on the log, and ${persons} persons ` +
          `that it did not know; ${appended} records written\n`,
      );
      return 0;
    });
  },
};
