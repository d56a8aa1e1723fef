import { existsSync } from 'node:fs';
import type { EventLog } from '@arbiter/event-log';
import type { KeyRing } from '@arbiter/http';
import {
  commandOf,
  openingOf,
  parseCommit,
  recordLines,
  topics,
  type Pinned,
} from '@arbiter/protocol';
import { verifyLines } from '../records/verify.ts';
import { BadArchive, fileOf, readLines, writeLines } from './archive-folder.ts';
import { archiveAudit } from './audited.ts';
import { archiveDisputes } from './disputed.ts';
import { headerIn, makeMatch, type ArchivedTip } from './match-file.ts';
import { gamesOf, MatchesTold, type FinishedMatch } from './matches-told.ts';
import { archiveOfPlayers, DECKS, PERSONS } from './of-players.ts';
import { storedGame, stretchesOf, type StoredGame, type Stretch } from './stored-game.ts';

const EVENTS = topics.gameEvents.name;

/**
 * So long after its end a game has no more commits: `game-state` answers late commands for an hour, refusing them. With
 * room for clocks that differ.
 */
const SETTLED_MS = 2 * 3_600_000;

/** What a folder is filled with. */
export interface ArchiveParts {
  readonly log: EventLog;
  /** Signs the tips; each record names all its keys. */
  readonly keys: KeyRing;
  readonly folder: string;
  /** The digests of this build. */
  readonly build: Pinned;
  readonly now?: () => number;
  /** Told of each match that is dealt with. */
  readonly onMatch?: (done: number, all: number) => void;
}

/** What came of it. */
export interface ArchiveReport {
  matches: number;
  games: number;
  /** Matches that were there already, whole. */
  readonly skipped: number;
  persons: number;
  /** Games about which there are disputes. */
  disputed: number;
  /** Games that don't verify, with the reason: they are not archived, and neither are their matches. */
  readonly faults: string[];
}

/**
 * Puts every match that is over into a folder, its games' records first and its own file last: a match whose file is
 * there is there whole. What is there already is left alone, so it may be run at any time, beside running services, and
 * cut off anywhere.
 *
 * @throws BadArchive if the folder can't be written or has something else under a match's name
 */
export async function archive(parts: ArchiveParts): Promise<ArchiveReport> {
  const { log, folder, onMatch } = parts;
  const { wanted, skipped, stretches } = await missing(parts);
  const report: ArchiveReport = {
    matches: 0,
    games: 0,
    skipped,
    persons: 0,
    disputed: 0,
    faults: [],
  };
  for await (const match of new MatchesTold().finished(log)) {
    if (!wanted.has(match.match)) continue;
    await archiveMatch(parts, match, stretches, report);
    onMatch?.(report.matches + report.faults.length, wanted.size);
  }
  report.persons = await archiveOfPlayers(log, folder, PERSONS);
  await archiveOfPlayers(log, folder, DECKS);
  report.disputed = await archiveDisputes(log, folder);
  await archiveAudit(log, folder);
  return report;
}

/** The matches that the folder lacks, and where their games lie. */
async function missing({ log, folder }: ArchiveParts): Promise<Missing> {
  const wanted = new Set<string>();
  const from = new Map<number, number>();
  let skipped = 0;
  for await (const { match, told } of new MatchesTold().finished(log)) {
    if (isThere(fileOf(folder, 'matches', match), match)) {
      skipped += 1;
      continue;
    }
    wanted.add(match);
    for (const opened of gamesOf(told)) {
      const partition = log.partitionOf(EVENTS, opened.game);
      from.set(partition, Math.min(from.get(partition) ?? Infinity, opened.from));
    }
  }
  return { wanted, skipped, stretches: await stretchesOf(log, from) };
}

interface Missing {
  readonly wanted: ReadonlySet<string>;
  readonly skipped: number;
  readonly stretches: ReadonlyMap<string, Stretch>;
}

async function archiveMatch(
  { log, keys, folder, build, now = Date.now }: ArchiveParts,
  { match, key, ended, told }: FinishedMatch,
  stretches: ReadonlyMap<string, Stretch>,
  report: ArchiveReport,
): Promise<void> {
  const games: ArchivedTip[] = [];
  for (const { game } of gamesOf(told)) {
    const stretch = stretches.get(game);
    const stored = stretch && (await storedGame(log, game, stretch));
    // A match may be given up before its game began.
    if (stored === undefined) continue;
    const lines = [...recordOf(game, stored, keys)];
    const { ok, lines: said } = verifyLines(lines, build);
    if (!ok) {
      report.faults.push(`game ${game}: ${said.join('; ')}`);
      return;
    }
    writeLines(fileOf(folder, 'games', game), lines);
    games.push({ game, version: stored.head.version, tip: stored.head.tip });
  }
  const settled = ended + SETTLED_MS < now();
  const events = told.map(({ text }) => text);
  const file = fileOf(folder, 'matches', match);
  writeLines(file, makeMatch({ match, key, ended, settled, games, events }));
  report.matches += 1;
  report.games += games.length;
}

/** Whether a match is archived, for good. */
function isThere(file: string, match: string): boolean {
  if (!existsSync(file)) return false;
  const header = headerIn(readLines(file)[0]);
  if (header?.match !== match) {
    throw new BadArchive(`${file}, line 1: this is no header of the archived match ${match}`);
  }
  return header.settled;
}

function recordOf(game: string, { lines, head }: StoredGame, keys: KeyRing): Iterable<string> {
  const { edition, pinned } = openingIn(lines[0]) ?? head;
  const { version, tip } = head;
  const header = { game, edition, pinned, keys: keys.tipKeys };
  return recordLines(header, lines, keys.tips.sign({ game, version, tip }));
}

/** The digests that the game began with: an upgrade on the way is an event like any other. */
function openingIn(line = ''): ReturnType<typeof openingOf> {
  const read = parseCommit(line);
  const command = 'commit' in read ? commandOf(read.commit) : undefined;
  return command && openingOf(command.body);
}
