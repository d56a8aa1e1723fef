import { existsSync } from 'node:fs';
import type { EventLog, NewRecord } from '@arbiter/event-log';
import {
  makeHeaders,
  parseCommit,
  sha256,
  subjectOf,
  topics,
  verifyChain,
  type MatchmakingEvent,
  type PublicKey,
} from '@arbiter/protocol';
import { BadArchive, fileOf, matchFiles, readLines } from './archive-folder.ts';
import { missingAudit } from './audited.ts';
import { missingDisputes } from './disputed.ts';
import { eventIn, parseMatch, type ArchivedMatch, type ArchivedTip } from './match-file.ts';
import { gamesOf, MatchesTold } from './matches-told.ts';
import { archivedOfPlayers, lastOn, DECKS, PERSONS, type OfPlayers } from './of-players.ts';
import { storedGame, stretchesOf, type Stretch } from './stored-game.ts';

const EVENTS = topics.gameEvents.name;
const MATCHMAKING = topics.matchmakingEvents.name;

/** Bytes of commits that are appended at once, about. */
const AT_ONCE = 2 * 1024 * 1024;

/** What a folder is restored with. */
export interface RestoreParts {
  readonly log: EventLog;
  readonly folder: string;
  /** Keys whose signatures count; null: those that each record names itself. */
  readonly keys: readonly PublicKey[] | null;
  readonly onProgress?: (step: 'checking' | 'restoring', done: number, all: number) => void;
}

/** What came of it. */
export interface RestoreReport {
  readonly matches: number;
  readonly games: number;
  /** Records that were appended; 0: all were there. */
  readonly appended: number;
  readonly persons: number;
}

/**
 * Puts what an archive has back on its topics. All of it is checked before anything is written: that it is whole, that
 * its signatures hold, and that the log has nothing of these games that differs. What is there already stays; so it may
 * be cut off anywhere, and run again.
 *
 * No service may run meanwhile: matchmaking would go on with a match that is half there.
 *
 * @throws BadArchive that names the file and the line
 */
export async function restore(parts: RestoreParts): Promise<RestoreReport> {
  const { log, folder, onProgress = () => undefined } = parts;
  const files = await matchFiles(folder);
  const known = await lastOn(log, PERSONS);
  const persons = strangers(folder, PERSONS, known, known);
  const decks = strangers(folder, DECKS, known, await lastOn(log, DECKS));
  const disputes = await missingDisputes(log, folder);
  const audit = await missingAudit(log, folder);
  const there = await toldOn(log);
  const planned: Planned[] = [];
  for (const [done, file] of files.entries()) {
    onProgress('checking', done, files.length);
    planned.push(await plan(parts, file, there));
  }
  onProgress('checking', files.length, files.length);
  // As they ended, so that the newest of them are the last that readers take up.
  planned.sort((one, other) => one.ended - other.ended || (one.file < other.file ? -1 : 1));
  let appended = await append(log, [...persons, ...decks]);
  let batch: Batch = { commits: [], events: [], bytes: 0 };
  for (const [done, { file, missing }] of planned.entries()) {
    onProgress('restoring', done, planned.length);
    if (missing > 0) await add(parts, file, batch, there);
    if (batch.bytes < AT_ONCE) continue;
    appended += await write(log, batch);
    batch = { commits: [], events: [], bytes: 0 };
  }
  appended += await write(log, batch);
  // Last, since a ruling is about a match that is over.
  appended += await append(log, [...disputes, ...audit]);
  onProgress('restoring', planned.length, planned.length);
  return {
    matches: planned.length,
    games: planned.reduce((sum, { games }) => sum + games, 0),
    appended,
    persons: persons.length,
  };
}

/** A match that was checked. */
interface Planned {
  readonly file: string;
  readonly ended: number;
  readonly games: number;
  /** How many records the log lacks. */
  readonly missing: number;
}

/** Records that are appended together: commits first, since an opened game says where its commits begin. */
interface Batch {
  readonly commits: NewRecord[];
  readonly events: { readonly match: ArchivedMatch; readonly from: number; readonly has: Has }[];
  bytes: number;
}

/** What the log has of a match's games: where each begins; null: nothing yet. */
type Has = Map<string, number | null>;

async function plan(parts: RestoreParts, file: string, there: ToldThere): Promise<Planned> {
  const match = parseMatch(file, readLines(file));
  if (fileOf(parts.folder, 'matches', match.match) !== file) {
    throw new BadArchive(`${file}, line 1: it is of match ${match.match}, and not in its place`);
  }
  const opened = gamesOf(told(match));
  let missing = match.events.length - alike(file, match, there);
  for (const [i, tip] of match.games.entries()) {
    const game = opened.find((one) => one.game === tip.game);
    if (game === undefined) {
      throw new BadArchive(`${file}, line 1: game ${String(i + 1)} is none that this match opened`);
    }
    const ids = idsOf(checkedRecord(parts, file, tip));
    missing += ids.length - (await alikeGame(parts, tip.game, ids, there.games.get(tip.game))).have;
  }
  return { file, ended: match.ended, games: match.games.length, missing };
}

/** The record of a game, checked but for what the engine decides: that it was before it was archived. */
function checkedRecord(
  { folder, keys }: RestoreParts,
  of: string,
  archived: ArchivedTip,
): string[] {
  const file = fileOf(folder, 'games', archived.game);
  if (!existsSync(file)) throw new BadArchive(`${of}, line 1: the record ${file} is missing`);
  const lines = readLines(file);
  const { fault, game, tip, version } = verifyChain(lines, keys === null ? {} : { keys });
  if (fault !== null) throw new BadArchive(`${file}, line ${fault.line}: ${fault.why}`);
  if (game !== archived.game || tip !== archived.tip || version !== archived.version) {
    throw new BadArchive(`${file}, line ${lines.length}: ${of} has another tip of this game`);
  }
  return lines;
}

/** How much of a game the log has, and where it begins. The archive's may be longer, or the log's. */
async function alikeGame(
  { log, folder }: RestoreParts,
  game: string,
  ids: readonly string[],
  stretch: Stretch | undefined,
): Promise<{ readonly have: number; readonly first: number | null }> {
  const stored = stretch && (await storedGame(log, game, stretch));
  if (stored === undefined) return { have: 0, first: null };
  const have = Math.min(stored.ids.length, ids.length);
  for (let i = 0; i < have; i++) {
    if (stored.ids[i] === ids[i]) continue;
    throw new BadArchive(
      `${fileOf(folder, 'games', game)}, line ${i + 2}: commit ${String(i + 1)} of game ${game} is ` +
        `${String(ids[i])}, and ${String(stored.ids[i])} on the log: another history`,
    );
  }
  return { have, first: stored.first };
}

/** How many of a match's events the log has. @throws BadArchive where one of them differs */
function alike(file: string, match: ArchivedMatch, there: ToldThere): number {
  const { tickets } = openingOf(file, match);
  const have = there.of(match.match, tickets);
  const extra = have.length > match.events.length;
  const different = have.findIndex((one, i) => one !== comparable(match.events[i] ?? ''));
  if (different < 0) return have.length;
  throw new BadArchive(
    extra
      ? `${file}, line ${match.events.length + 2}: the log tells more of match ${match.match}`
      : `${file}, line ${different + 2}: the log tells something else of match ${match.match}`,
  );
}

async function add(
  parts: RestoreParts,
  file: string,
  batch: Batch,
  there: ToldThere,
): Promise<void> {
  const match = parseMatch(file, readLines(file));
  const has: Has = new Map();
  for (const { game } of match.games) {
    const record = readLines(fileOf(parts.folder, 'games', game)).slice(1, -1);
    const { have, first } = await alikeGame(parts, game, idsOf(record, 0), there.games.get(game));
    has.set(game, first);
    for (const value of record.slice(have)) {
      batch.commits.push(commitRecord(game, value));
      batch.bytes += value.length;
    }
  }
  const from = alike(file, match, there);
  for (const text of match.events) batch.bytes += text.length;
  batch.events.push({ match, from, has });
}

async function write(log: EventLog, { commits, events }: Batch): Promise<number> {
  const ends = (await log.extents(EVENTS)).map(({ next }) => next);
  const begins = new Map<string, number>();
  const places = await log.append(commits);
  places.forEach(({ offset }, i) => {
    const { key = '' } = commits[i] ?? {};
    if (!begins.has(key)) begins.set(key, offset);
  });
  const records = events.flatMap(({ match, from, has }) =>
    match.events.slice(from).map((text) =>
      matchRecord(
        match.key,
        placed(text, (game) => {
          const end = ends[log.partitionOf(EVENTS, game)] ?? 0;
          return has.get(game) ?? begins.get(game) ?? end;
        }),
      ),
    ),
  );
  return commits.length + (await append(log, records));
}

async function append(log: EventLog, records: readonly NewRecord[]): Promise<number> {
  if (records.length > 0) await log.append(records);
  return records.length;
}

/** An event as it is to stand on this log: an opened game says from which offset on its commits are to be looked for. */
function placed(text: string, begins: (game: string) => number): string {
  const event = eventIn(text);
  if (event?.type !== 'GameOpened') return text;
  return JSON.stringify({ ...(JSON.parse(text) as object), from: begins(event.game) });
}

/** A hash of an event without what follows from the log that it stands on. */
function comparable(text: string): string {
  return sha256(placed(text, () => 0));
}

function commitRecord(game: string, value: string): NewRecord {
  const read = parseCommit(value);
  const id = 'commit' in read ? read.commit.id : '';
  const type = 'arbiter.game.commit.v1';
  const headers = makeHeaders({ id, source: '/game-state', type, subject: game });
  return { topic: EVENTS, key: game, value, headers };
}

function matchRecord(key: string, value: string): NewRecord {
  const event = eventIn(value) as MatchmakingEvent;
  const headers = makeHeaders({
    id: sha256(value),
    source: '/matchmaking',
    type: 'arbiter.matchmaking.event.v1',
    subject: subjectOf(event),
  });
  return { topic: MATCHMAKING, key, value, headers };
}

/** What the log tells of matches. */
interface ToldThere {
  /** Where games lie: a restore that was cut off may have left commits of games that nobody has opened. */
  readonly games: ReadonlyMap<string, Stretch>;
  /** What is told of a match and its tickets, in order, comparable. */
  of(match: string, tickets: readonly string[]): readonly string[];
}

async function toldOn(log: EventLog): Promise<ToldThere> {
  const over = new Map<string, readonly string[]>();
  const reading = new MatchesTold();
  const begin = new Map(
    (await log.extents(EVENTS)).map(({ first }, partition) => [partition, first]),
  );
  const texts = (all: readonly { readonly text: string }[]): string[] =>
    all.map(({ text }) => comparable(text));
  for await (const { match, told } of reading.finished(log)) over.set(match, texts(told));
  return {
    games: await stretchesOf(log, begin),
    of: (match, tickets) => {
      const ended = over.get(match);
      if (ended !== undefined) return ended;
      const going = reading.ofMatch(match);
      return texts(going.length > 0 ? going : tickets.flatMap((one) => reading.ofTicket(one)));
    },
  };
}

/**
 * What is archived of players, and missing on this log, which knows better of all others.
 *
 * @param persons what the log says of who there are: those who were erased there stay erased
 * @param known what it says of what is to be restored
 */
function strangers(
  folder: string,
  what: OfPlayers,
  persons: ReadonlyMap<string, string | null>,
  known: ReadonlyMap<string, string | null>,
): NewRecord[] {
  return archivedOfPlayers(folder, what).flatMap(({ player, text }) => {
    if (known.has(player) || persons.get(player) === null) return [];
    const headers = makeHeaders({
      id: `restore/${player}`,
      source: '/gateway',
      type: what.type,
      subject: player,
    });
    return [{ topic: what.topic.name, key: player, value: text, headers }];
  });
}

function openingOf(file: string, match: ArchivedMatch): { readonly tickets: readonly string[] } {
  const opening = told(match).find(({ event }) => event.type === 'MatchOpened')?.event;
  if (opening?.type !== 'MatchOpened' || opening.match !== match.match) {
    throw new BadArchive(`${file}, line 2: nothing opens match ${match.match}`);
  }
  return opening;
}

const told = ({ events }: ArchivedMatch): { event: MatchmakingEvent }[] =>
  events.map((text) => ({ event: eventIn(text) as MatchmakingEvent }));

/** Ids of the commits of a record: of its lines between header and tip. */
function idsOf(record: readonly string[], around = 1): string[] {
  return record.slice(around, record.length - around).map((line) => {
    const read = parseCommit(line);
    return 'commit' in read ? read.commit.id : '';
  });
}
