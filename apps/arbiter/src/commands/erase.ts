import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compactLmdb, whileCompacting } from '@arbiter/event-log';
import { bury, isCompacted, lookFor } from '../copies/erase.ts';
import { forgetArchived, DECKS, isWritten, OF_PLAYERS, PERSONS } from '../copies/of-players.ts';
import { BadCall, failed, withLog } from '../copies/with-log.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter erase PLAYER [--archive FOLDER]

Erases a person: the name that belongs to the id PLAYER, the key for free text, and the decks. Nobody can
read any of it any more, in the event log's files neither: they are compacted before the command ends.
What the person played stays, under an id that means nobody, and verifies as before. It may be run again.

  --archive  takes the person out of this archive too. Older copies of its persons.ndjson.gz and
             decks.ndjson.gz that you made elsewhere are yours to find

environment:
  ARBITER_KAFKA  brokers of the event log; services may run. The user has to be allowed to read and write
                 ${OF_PLAYERS.map(({ topic }) => topic.name).join(' and ')},
                 and to describe and alter their settings
  ARBITER_DATA   the data folder; without ARBITER_KAFKA the event log is in it, and the server has to be
                 stopped. .arbiter if not set

Exit code 0: nothing of the person is left. 1: something was in the way; run it again.
`;

/** Erases a person. */
export const erase: Command = {
  name: 'erase',
  summary: 'erases a person; what they played stays, and verifies',
  usage: USAGE,
  async run(args) {
    let id: string | undefined;
    let folder: string | undefined;
    try {
      const options = { archive: { type: 'string' } } as const;
      const read = parseArgs({ args: [...args], options, allowPositionals: true });
      [id] = read.positionals.length === 1 ? read.positionals : [];
      folder = read.values.archive && resolve(read.values.archive);
    } catch (error) {
      return failed('erase', (error as Error).message, 2);
    }
    if (!id) return failed('erase', 'name one player, by id', 2);
    return eraseFrom(id, folder);
  },
};

async function eraseFrom(id: string, folder: string | undefined): Promise<number> {
  let embedded: string | undefined;
  const code = await withLog('erase', {}, async ({ log, settings }) => {
    const { kafka, kafkaAccess: access, data } = settings;
    const known = await lookFor(log, id);
    if (known === 'bot') throw new BadCall(`${id} is a bot, and no person`);
    const archived = folder !== undefined && forgetArchived(folder, id);
    if (known === 'unknown' && !archived) return failed('erase', `nobody is known as ${id}`, 1);
    if (known === 'known') await bury(log, PERSONS, id);
    // Who keeps no decks has none to bury.
    const written = [PERSONS, ...((await isWritten(log, DECKS, id)) ? [DECKS] : [])];
    if (written.includes(DECKS)) await bury(log, DECKS, id);
    if (kafka === null) {
      embedded = join(data, 'log');
      return 0;
    }
    for (const what of written) {
      const isGone = await whileCompacting({ brokers: kafka, access }, what.topic.name, () =>
        isCompacted(log, what, id),
      );
      if (!isGone) {
        return failed('erase', 'the brokers have not compacted their files yet: run it again', 1);
      }
    }
    return 0;
  });
  if (code !== 0) return code;
  if (embedded !== undefined) await compactLmdb(embedded);
  process.stdout.write(`${id} is erased${folder === undefined ? '' : `, in ${folder} too`}\n`);
  return 0;
}
