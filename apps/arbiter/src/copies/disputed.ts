import type { EventLog, NewRecord } from '@arbiter/event-log';
import { canonicalJson, caseOf, makeHeaders, topics, type DisputeCommit } from '@arbiter/protocol';
import { BadArchive, fileOf, filesOf, readLines, writeLines } from './archive-folder.ts';

const TOPIC = topics.disputes.name;

/** What is on record of the disputes about one game: the events that count, in order, as they are stored. */
interface Disputed {
  readonly game: string;
  readonly commits: readonly DisputeCommit[];
  readonly texts: readonly string[];
}

/**
 * Archives the disputes about each game, a file a game. What the archive has and the log has not stays: the log may be
 * a new one, to which nothing was restored yet.
 *
 * @returns about how many games the log has disputes
 * @throws BadArchive if the archive has another history of one of them
 */
export async function archiveDisputes(log: EventLog, folder: string): Promise<number> {
  const there = await disputedOn(log);
  const archived = new Map((await archivedDisputes(folder)).map((one) => [one.game, one]));
  for (const now of there) {
    const before = archived.get(now.game);
    const alike = before === undefined ? 0 : sameUpTo(folder, before, now);
    if (before !== undefined && alike === now.texts.length) continue;
    writeLines(fileOf(folder, 'disputes', now.game), [headerOf(now.game), ...now.texts]);
  }
  return there.length;
}

/**
 * What the log lacks of the archived disputes. Services that start on it do by themselves what was ruled.
 *
 * @throws BadArchive where a file is damaged, or the log has another history
 */
export async function missingDisputes(log: EventLog, folder: string): Promise<NewRecord[]> {
  const there = new Map((await disputedOn(log)).map((one) => [one.game, one]));
  return (await archivedDisputes(folder)).flatMap((archived) => {
    const now = there.get(archived.game);
    const alike = now === undefined ? 0 : sameUpTo(folder, archived, now);
    return archived.texts.slice(alike).map((value, i) => ({
      topic: TOPIC,
      key: archived.game,
      value,
      headers: headersOf(archived.commits[alike + i] as DisputeCommit),
    }));
  });
}

function headersOf({ id, event }: DisputeCommit): Record<string, string> {
  const type = 'arbiter.dispute.event.v1';
  return makeHeaders({ id, source: '/replay', type, subject: event.dispute });
}

/** The disputes on a log. */
async function disputedOn(log: EventLog): Promise<Disputed[]> {
  const values = new Map<string, string[]>();
  for (const [partition, { first, next }] of (await log.extents(TOPIC)).entries()) {
    for await (const { key, value } of log.read(TOPIC, partition, first, next)) {
      if (value === null) continue;
      const known = values.get(key);
      if (known === undefined) values.set(key, [value]);
      else known.push(value);
    }
  }
  return [...values].map(([game, texts]) => disputedIn(game, texts));
}

/** Of stored texts those that count, once each. */
function disputedIn(game: string, values: readonly string[]): Disputed {
  const { commits } = caseOf(game, values);
  const texts = new Map(values.map((text) => [idIn(text), text]));
  return { game, commits, texts: commits.map(({ id }) => texts.get(id) ?? '') };
}

/** The id that a text has; whether it is its own, the chain has told. */
function idIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}

async function archivedDisputes(folder: string): Promise<Disputed[]> {
  return (await filesOf(folder, 'disputes')).map((file) => {
    const [header = '', ...lines] = readLines(file);
    const game = gameIn(header);
    if (game === undefined || fileOf(folder, 'disputes', game) !== file) {
      throw new BadArchive(
        `${file}, line 1: this is no header of archived disputes in their place`,
      );
    }
    const archived = disputedIn(game, lines);
    const wrong = lines.findIndex((line, i) => archived.texts[i] !== line);
    if (wrong < 0) return archived;
    throw new BadArchive(`${file}, line ${wrong + 2}: this does not follow from what is before it`);
  });
}

/** How many events both have. @throws BadArchive where they differ */
function sameUpTo(folder: string, archived: Disputed, now: Disputed): number {
  const both = Math.min(archived.texts.length, now.texts.length);
  for (let i = 0; i < both; i++) {
    if (archived.commits[i]?.id === now.commits[i]?.id) continue;
    const file = fileOf(folder, 'disputes', archived.game);
    throw new BadArchive(`${file}, line ${i + 2}: the log has another history of these disputes`);
  }
  return both;
}

const headerOf = (game: string): string => canonicalJson({ archive: 'disputes.v1', game });

function gameIn(header: string): string | undefined {
  try {
    const { game } = JSON.parse(header) as { readonly game?: unknown };
    return typeof game === 'string' && header === headerOf(game) ? game : undefined;
  } catch {
    return undefined;
  }
}
