import { existsSync } from 'node:fs';
import type { EventLog } from '@arbiter/platform';
import { canonicalJson, player, topics, type Player } from '@arbiter/protocol';
import { BadArchive, personsFile, readLines, writeLines } from './archive-folder.ts';

const TOPIC = topics.players.name;

/** What players.events says of the persons that there are and were; null: erased. */
export async function personsOn(log: EventLog): Promise<Map<string, string | null>> {
  const persons = new Map<string, string | null>();
  const extents = await log.extents(TOPIC);
  for (const [partition, { first, next }] of extents.entries()) {
    for await (const { key, value } of log.read(TOPIC, partition, first, next)) {
      persons.set(key, value);
    }
  }
  return persons;
}

/** Whether a person can be read on the log, even though readers no longer count what is there. */
export async function isWritten(
  log: Pick<EventLog, 'read' | 'partitionOf'>,
  id: string,
): Promise<boolean> {
  for await (const { key, value } of log.read(TOPIC, log.partitionOf(TOPIC, id), 0)) {
    if (key === id && value !== null) return true;
  }
  return false;
}

/**
 * Writes the persons that there are into the archive's one file that names any, in place of those of the last time: so
 * whoever was erased since is no longer in it.
 *
 * @returns how many
 */
export async function archivePersons(log: EventLog, folder: string): Promise<number> {
  const persons = [...(await personsOn(log)).values()].filter((value) => value !== null);
  writeLines(personsFile(folder), [canonicalJson({ archive: 'persons.v1' }), ...persons.sort()]);
  return persons.length;
}

/** An archived person, and the text that is stored. */
export interface ArchivedPerson {
  readonly person: Player;
  readonly text: string;
}

/**
 * The persons of an archive; none where their file was left out.
 *
 * @throws BadArchive that names the line
 */
export function archivedPersons(folder: string): ArchivedPerson[] {
  const file = personsFile(folder);
  if (!existsSync(file)) return [];
  const [header, ...lines] = readLines(file);
  if (header !== canonicalJson({ archive: 'persons.v1' })) {
    throw new BadArchive(`${file}, line 1: this is no header of archived persons`);
  }
  return lines.map((text, i) => {
    const { data: person } = player.safeParse(json(text));
    if (person === undefined) throw new BadArchive(`${file}, line ${i + 2}: this is no person`);
    return { person, text };
  });
}

/** Takes somebody out of the archive's persons. @returns whether they were in it */
export function forgetArchived(folder: string, id: string): boolean {
  const file = personsFile(folder);
  const all = archivedPersons(folder);
  const kept = all.filter(({ person }) => person.player !== id);
  if (kept.length === all.length) return false;
  writeLines(file, [canonicalJson({ archive: 'persons.v1' }), ...kept.map(({ text }) => text)]);
  return true;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
