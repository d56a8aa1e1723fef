import { existsSync } from 'node:fs';
import type { EventLog } from '@arbiter/event-log';
import type { z } from 'zod';
import { canonicalJson, keptDecks, player, topics, type Topic } from '@arbiter/protocol';
import { BadArchive, ofPlayersFile, readLines, writeLines } from './archive-folder.ts';

/** What a compacted topic keeps of players, under their ids: the last record of each counts, and a tombstone erases. */
export interface OfPlayers {
  /** Its file in an archive. */
  readonly file: 'persons' | 'decks';
  /** What one record of it is called. */
  readonly one: string;
  readonly topic: Topic;
  /** The type of its CloudEvents. */
  readonly type: string;
  readonly schema: z.ZodType<{ readonly player: string }>;
}

/** Who players are. */
export const PERSONS: OfPlayers = {
  file: 'persons',
  one: 'person',
  topic: topics.players,
  type: 'arbiter.player.v1',
  schema: player,
};
/** The decks that they keep. */
export const DECKS: OfPlayers = {
  file: 'decks',
  one: 'player’s decks',
  topic: topics.playerDecks,
  type: 'arbiter.player.decks.v1',
  schema: keptDecks,
};
/** All that is kept of players. */
export const OF_PLAYERS: readonly OfPlayers[] = [PERSONS, DECKS];

/** What the log says of players that there are and were; null: erased. */
export async function lastOn(
  log: EventLog,
  { topic: { name } }: OfPlayers,
): Promise<Map<string, string | null>> {
  const last = new Map<string, string | null>();
  for (const [partition, { first, next }] of (await log.extents(name)).entries()) {
    for await (const { key, value } of log.read(name, partition, first, next)) last.set(key, value);
  }
  return last;
}

/** Whether something of a player can be read on the log, even though readers no longer count what is there. */
export async function isWritten(
  log: Pick<EventLog, 'read' | 'partitionOf'>,
  { topic: { name } }: OfPlayers,
  id: string,
): Promise<boolean> {
  for await (const { key, value } of log.read(name, log.partitionOf(name, id), 0)) {
    if (key === id && value !== null) return true;
  }
  return false;
}

/**
 * Writes what there is into its file of the archive, in place of what the last run wrote: players who were erased since
 * are no longer in it.
 *
 * @returns of how many players
 */
export async function archiveOfPlayers(
  log: EventLog,
  folder: string,
  what: OfPlayers,
): Promise<number> {
  const all = [...(await lastOn(log, what)).values()].filter((value) => value !== null);
  writeLines(ofPlayersFile(folder, what.file), [headerOf(what), ...all.sort()]);
  return all.length;
}

/** Something archived of a player, and the text that is stored. */
export interface ArchivedOfPlayer {
  readonly player: string;
  readonly text: string;
}

/**
 * What an archive has of players; nothing where its file was left out.
 *
 * @throws BadArchive that names the line
 */
export function archivedOfPlayers(folder: string, what: OfPlayers): ArchivedOfPlayer[] {
  const file = ofPlayersFile(folder, what.file);
  if (!existsSync(file)) return [];
  const [header, ...lines] = readLines(file);
  if (header !== headerOf(what)) {
    throw new BadArchive(`${file}, line 1: this is no header of archived ${what.file}`);
  }
  return lines.map((text, i) => {
    const id = playerIn(text, what);
    if (id === undefined) throw new BadArchive(`${file}, line ${i + 2}: this is no ${what.one}`);
    return { player: id, text };
  });
}

/** Takes somebody out of the archive. @returns whether something of them was in it */
export function forgetArchived(folder: string, id: string): boolean {
  let found = false;
  for (const what of OF_PLAYERS) {
    const all = archivedOfPlayers(folder, what);
    const kept = all.filter(({ player }) => player !== id);
    if (kept.length === all.length) continue;
    found = true;
    const lines = [headerOf(what), ...kept.map(({ text }) => text)];
    writeLines(ofPlayersFile(folder, what.file), lines);
  }
  return found;
}

const headerOf = ({ file }: OfPlayers): string => canonicalJson({ archive: `${file}.v1` });

/** Whose it is; undefined if the text is nothing of the kind. */
function playerIn(text: string, { schema }: OfPlayers): string | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data?.player;
  } catch {
    return undefined;
  }
}
