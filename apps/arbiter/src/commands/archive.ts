import { resolve } from 'node:path';
import { archive as archiveMatches } from '../copies/archive.ts';
import { Progress } from '../copies/progress.ts';
import { failed, keysOf, withLog } from '../copies/with-log.ts';
import { pinnedNow } from '../records/books.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter archive FOLDER

Copies every match that is over from the event log into FOLDER: of each game its record, which
\`arbiter verify\` checks, and beside them what matchmaking told of the match; all as compressed NDJSON.
Each record is verified before it is written, with every command decided again. What is there already is
left alone, so run it as often as you like: each time it adds what is new. A match that ended within the
last two hours is archived again by a later run, since late commands may still be refused in its record.

Disputes are archived with their rulings, a file a game, and the audit trail a file a month.

persons.ndjson.gz is the one file that names people, and decks.ndjson.gz has the decks that they keep.
Both are rewritten each time, without those who were erased since. \`arbiter restore\` puts it all back.

environment:
  ARBITER_KAFKA  brokers of the event log; beside services that run
  ARBITER_DATA   the data folder: its keys sign the records' tips. Without ARBITER_KAFKA the event log is
                 in it too, and the server has to be stopped. .arbiter if not set

Exit code 0: everything that is over is in FOLDER. 1: something is not, with the reason.
`;

/** Copies finished matches into a folder. */
export const archive: Command = {
  name: 'archive',
  summary: 'copies finished games into a folder',
  usage: USAGE,
  async run(args) {
    const [folder, ...more] = args;
    if (folder === undefined || folder.startsWith('-') || more.length > 0) {
      return failed('archive', 'name one folder', 2);
    }
    return withLog('archive', {}, async ({ log, settings }) => {
      const progress = new Progress(process.stderr, 'matches');
      const { matches, games, skipped, persons, disputed, faults } = await archiveMatches({
        log,
        keys: keysOf(settings),
        folder: resolve(folder),
        build: pinnedNow(),
        onMatch: (done, all) => {
          progress.tell({ what: 'archiving', done, all });
        },
      });
      progress.end();
      for (const fault of faults) failed('archive', `left out: ${fault}`, 1);
      process.stdout.write(
        `${folder}: ${matches} matches with ${games} games archived, ${skipped} were there; ${persons} persons; ` +
          `disputes about ${disputed} games\n`,
      );
      return faults.length === 0 ? 0 : 1;
    });
  },
};
