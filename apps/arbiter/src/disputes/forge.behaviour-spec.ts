import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openLmdbLog, type NewRecord } from '@arbiter/event-log';
import { topics } from '@arbiter/protocol';
import { layGames, type LaidGame } from '../page/laid-game.behaviour-spec.ts';

const PERSONS = topics.players.name;

/**
 * Puts another history of a game in place of the one on the log, as somebody could who has the whole server with its keys:
 * everything in it follows from the rules and from the chain, so no check of the record alone finds anything. Persons
 * stay; all that was read of the log is forgotten. The server does not run meanwhile.
 */
export async function forgeLog(
  folder: string,
  players: readonly [string, string],
  forged: LaidGame,
): Promise<void> {
  const data = join(folder, 'data');
  const [true_, other] = [join(data, 'log'), join(folder, 'forged')];
  const log = await openLmdbLog({ folder: true_ });
  const persons: NewRecord[] = [];
  for (let partition = 0; partition < log.partitions(PERSONS); partition++) {
    for await (const { key, value } of log.read(PERSONS, partition, 0)) {
      persons.push({ topic: PERSONS, key, value });
    }
  }
  await log.close();
  const written = await openLmdbLog({ folder: other });
  await written.append(persons);
  await written.close();
  await layGames(other, players, [forged]);
  rmSync(true_, { recursive: true });
  rmSync(join(data, 'read-models'), { recursive: true, force: true });
  renameSync(other, true_);
}
