import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { linesOf, topics } from '@arbiter/protocol';
import { verifyLines } from '../records/verify.ts';
import { fileOf, monthFile, ofPlayersFile, readLines } from './archive-folder.ts';
import { archive, type ArchiveReport } from './archive.ts';
import { dispute, disputesOn, lookedAt, looksOn } from './disputed.behaviour-spec.ts';
import { gamesOf, MatchesTold } from './matches-told.ts';
import {
  BUILD,
  forged,
  introduce,
  personOf,
  playMatch,
  tellMatches,
  type PlayedMatch,
} from './matches.behaviour-spec.ts';
import { DECKS, forgetArchived, lastOn } from './of-players.ts';
import { restore, type RestoreParts, type RestoreReport } from './restore.ts';
import { storedGame, stretchesOf } from './stored-game.ts';

const HOUR = 3_600_000;
const NOW = 10_000 * HOUR;
const EVENTS = topics.gameEvents.name;
const MATCHMAKING = topics.matchmakingEvents.name;

/** How archive and restore behave on any event log. @param open gives an empty one, which is closed at the end */
export function copiesBehaviour(open: () => Promise<EventLog>): void {
  const keys = memoryKeyRing();
  let matches: PlayedMatch[];
  /** An archive of all matches, and the log that it is of. */
  let whole: { readonly folder: string; readonly log: EventLog };
  let folder: string;
  const logs: EventLog[] = [];
  const opened = async (): Promise<EventLog> => {
    const log = await open();
    logs.push(log);
    return log;
  };

  beforeAll(async () => {
    matches = [1, 2, 3].map((number) => playMatch(number, number, NOW - 3 * HOUR + number));
    whole = { folder: mkdtempSync(join(tmpdir(), 'copies-')), log: openMemoryLog() };
    await tell(whole.log, matches);
    folder = whole.folder;
    expect(await filed(whole.log)).toMatchObject({ matches: 3, games: 6, faults: [] });
  });
  afterAll(async () => {
    await whole.log.close();
    rmSync(whole.folder, { recursive: true });
  });
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'copies-')), 'archive');
  });
  afterEach(async () => {
    for (const log of logs.splice(0)) await log.close();
    rmSync(join(folder, '..'), { recursive: true });
  });

  const filed = (log: EventLog, now = NOW): Promise<ArchiveReport> =>
    archive({ log, keys, folder, build: BUILD, now: () => now });
  const put = (log: EventLog, more: Partial<RestoreParts> = {}): Promise<RestoreReport> =>
    restore({ log, folder, keys: keys.tipKeys, ...more });

  async function tell(log: EventLog, some: readonly PlayedMatch[]): Promise<void> {
    await tellMatches(log, some);
    await introduce(log, [personOf('p-1-0', 'Ann'), personOf('p-1-1', 'Bob')]);
  }

  /** A player keeps a deck. */
  async function keepDecks(log: EventLog, player: string): Promise<void> {
    const deck = { name: 'Burn', edition: '6ED', format: 'freeform', main: [], side: [], saved: 1 };
    const value = JSON.stringify({ player, version: 1, decks: [deck] });
    await log.append([{ topic: topics.playerDecks.name, key: player, value }]);
  }

  /** A log that has these matches, and two persons. */
  async function played(some: readonly PlayedMatch[]): Promise<EventLog> {
    const log = await opened();
    await tell(log, some);
    return log;
  }

  /** An archive of all matches. @returns the log that it is of */
  function archived(): EventLog {
    cpSync(whole.folder, folder, { recursive: true });
    return whole.log;
  }

  const recordOf = (game: string): string[] => readLines(fileOf(folder, 'games', game));
  const allGames = (): string[] => matches.flatMap(({ games }) => games.map(({ game }) => game));

  /** All that readers of a log take from it: of each match what is told, of each game its accepted commits. */
  async function heard(log: EventLog): Promise<Map<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>();
    const from = new Map((await log.extents(EVENTS)).map(({ first }, i) => [i, first]));
    const stretches = await stretchesOf(log, from);
    for await (const { match, told } of new MatchesTold().finished(log)) {
      found.set(
        match,
        told.map(({ event }) =>
          JSON.stringify(event.type === 'GameOpened' ? { ...event, from: 0 } : event),
        ),
      );
      for (const { game, from: at } of gamesOf(told)) {
        const stored = await storedGame(log, game, stretches.get(game)!);
        // Anyone who looks from there on finds all of it.
        expect(stored?.first).toBeGreaterThanOrEqual(at);
        found.set(game, stored?.lines ?? []);
      }
    }
    for (let partition = 0; partition < log.partitions(topics.players.name); partition++) {
      for await (const { key, value } of log.read(topics.players.name, partition, 0)) {
        found.set(key, [value ?? 'erased']);
      }
    }
    return found;
  }

  async function recordsIn(log: EventLog): Promise<number> {
    const extents = await Promise.all([EVENTS, MATCHMAKING].map((topic) => log.extents(topic)));
    return extents.flat().reduce((sum, { next }) => sum + next, 0);
  }

  describe('archive', () => {
    test('has of each finished match its games’ records, which verify, and what was told of it', async () => {
      await filed(await played(matches));
      for (const { games } of matches) {
        for (const { game, commits } of games) {
          const record = recordOf(game);
          expect(record.slice(1, -1)).toEqual(commits);
          expect(verifyLines(record, BUILD)).toMatchObject({ ok: true });
        }
      }
      const lines = readLines(fileOf(folder, 'matches', 'local-m-2'));
      const { events } = matches[1]!;
      expect(lines.slice(1, -1).map((line) => (JSON.parse(line) as { type: string }).type)).toEqual(
        events.map(({ type }) => type),
      );
      expect(readLines(ofPlayersFile(folder, 'persons')).join()).toContain('"Ann"');
    });

    test('takes what is over and leaves what goes on', async () => {
      const goesOn = { ...matches[2]!, events: matches[2]!.events.slice(0, -1) };
      const log = await played([matches[0]!, goesOn]);
      expect(await filed(log)).toMatchObject({ matches: 1, games: 1 });
      expect(existsSync(fileOf(folder, 'matches', 'local-m-3'))).toBe(false);
    });

    test('run again it adds what is new, and touches nothing that is there', async () => {
      const log = await played(matches.slice(0, 2));
      await filed(log);
      const file = fileOf(folder, 'matches', 'local-m-1');
      const before = readFileSync(file);
      await tellMatches(log, [matches[2]!]);
      expect(await filed(log)).toMatchObject({ matches: 1, games: 3, skipped: 2 });
      expect(readFileSync(file)).toEqual(before);
      expect(await filed(log)).toMatchObject({ matches: 0, games: 0, skipped: 3 });
    });

    test('a match that has only just ended is archived again when no late command can come any more', async () => {
      const log = await played([matches[0]!]);
      expect(await filed(log, NOW - 2 * HOUR)).toMatchObject({ matches: 1, skipped: 0 });
      expect(await filed(log, NOW - HOUR + 2)).toMatchObject({ matches: 1, skipped: 0 });
      expect(await filed(log)).toMatchObject({ matches: 0, skipped: 1 });
    });

    test('cut off before a match’s own file is there, it starts that match over', async () => {
      const log = archived();
      const file = fileOf(folder, 'matches', 'local-m-3');
      rmSync(file);
      writeFileSync(`${file}.77.part`, 'half');
      writeFileSync(fileOf(folder, 'games', matches[2]!.games[0]!.game), 'half');
      expect(await filed(log)).toMatchObject({ matches: 1, games: 3, skipped: 2 });
      expect((await put(await opened())).matches).toBe(3);
    });

    test('a game that does not verify is named and left out, and so is its match', async () => {
      const log = await played([matches[0]!, forged(2, matches[1]!)]);
      const { faults, ...rest } = await filed(log);
      expect(rest).toMatchObject({ matches: 1, games: 1 });
      const [game] = matches[1]!.games;
      expect(faults).toEqual([
        expect.stringMatching(`^game ${game!.game}: line 41, commit .*: decided again, `),
      ]);
      expect(existsSync(fileOf(folder, 'matches', 'local-m-2'))).toBe(false);
    });
  });

  describe('restore', () => {
    test('onto an empty log: readers find the same matches, commits and persons', async () => {
      const before = await heard(archived());
      const log = await opened();
      expect(await put(log)).toMatchObject({ matches: 3, games: 6, persons: 2 });
      expect(await heard(log)).toEqual(before);
    });

    test('onto a log that has matches of its own, whose offsets are others', async () => {
      const before = await heard(archived());
      const other = playMatch(4, 1, NOW);
      const log = await opened();
      await tellMatches(log, [other]);
      await put(log);
      const found = await heard(log);
      expect([...before].every(([id, lines]) => isSame(found.get(id), lines))).toBe(true);
      expect(found.get('local-m-4')).toHaveLength(other.events.length);
    });

    test('what is there already stays as it is: run again it writes nothing', async () => {
      const source = archived();
      const log = await opened();
      await put(log);
      const written = await recordsIn(log);
      expect(await put(log)).toMatchObject({ appended: 0, matches: 3 });
      expect(await put(source)).toMatchObject({ appended: 0, matches: 3 });
      expect(await recordsIn(log)).toBe(written);
    });

    test('cut off anywhere and run again, it ends with the same', async () => {
      const before = await heard(archived());
      for (const cut of [1, 3, 60, 200, 262]) {
        const log = await opened();
        await expect(put(cutOff(log, cut))).rejects.toThrow('cut off');
        await put(log);
        expect(await heard(log)).toEqual(before);
        expect(await recordsIn(log)).toBe(allRecords(before));
      }
    });

    test('what was restored is archived as the same again', async () => {
      archived();
      const before = allGames().map(recordOf);
      const log = await opened();
      await put(log);
      rmSync(folder, { recursive: true });
      await filed(log);
      expect(allGames().map(recordOf)).toEqual(before);
    });

    test('disputes and the audit trail come back, each event once, and what the log lacks of them', async () => {
      const source = await played([matches[0]!]);
      const { game } = matches[0]!.games[0]!;
      const [november, december] = [Date.UTC(2026, 10, 30), Date.UTC(2026, 11, 1)];
      await dispute(source, game);
      await lookedAt(source, 'a', november);
      await lookedAt(source, 'b', december);
      expect(await filed(source)).toMatchObject({ disputed: 1 });
      const log = await opened();
      await dispute(log, game, { events: 1 });
      await lookedAt(log, 'b', december);
      await put(log);
      expect(await disputesOn(log, game)).toEqual(await disputesOn(source, game));
      expect([...(await looksOn(log))].sort()).toEqual(['a', 'b']);
      expect(await put(log)).toMatchObject({ appended: 0 });
    });

    test('an archive keeps disputes and looks that a new log does not know', async () => {
      const source = await played([]);
      await dispute(source, 'g');
      await lookedAt(source, 'a', NOW);
      await filed(source);
      const fresh = await opened();
      await dispute(fresh, 'g', { events: 2 });
      await lookedAt(fresh, 'b', NOW + 1);
      await filed(fresh);
      const month = new Date(NOW).toISOString().slice(0, 7);
      expect(readLines(fileOf(folder, 'disputes', 'g'))).toHaveLength(1 + 3);
      expect(readLines(monthFile(folder, 'audit', month))).toHaveLength(1 + 2);
    });

    test('a log with another history of a dispute is refused, and stays as it is', async () => {
      archived();
      const source = await opened();
      await dispute(source, 'g');
      await filed(source);
      const log = await opened();
      await dispute(log, 'g', { otherwise: true });
      await expect(put(log)).rejects.toThrow(', line 4: the log has another history of these');
      expect(await recordsIn(log)).toBe(0);
      await expect(filed(log)).rejects.toThrow('another history of these');
    });

    test('a dispute or audit trail that was changed is refused, and says where', async () => {
      const source = await played([]);
      await dispute(source, 'g');
      await lookedAt(source, 'a', NOW);
      await filed(source);
      const file = fileOf(folder, 'disputes', 'g');
      const whole = readFileSync(file);
      change(file, (all) => all.with(2, all[2]!.replace('olga', 'oleg')));
      const log = await opened();
      await expect(put(log)).rejects.toThrow(', line 3: this does not follow');
      writeFileSync(file, whole);
      const month = new Date(NOW).toISOString().slice(0, 7);
      change(monthFile(folder, 'audit', month), (all) => [...all, '{}']);
      await expect(put(log)).rejects.toThrow(', line 3: this is no audit event');
    });

    test('a person of whom the log knows something else, or who was erased there, stays so', async () => {
      archived();
      const log = await opened();
      await introduce(log, [personOf('p-1-0', 'Anna')]);
      await log.append([{ topic: topics.players.name, key: 'p-1-1', value: null }]);
      expect(await put(log)).toMatchObject({ persons: 0 });
      const found = await heard(log);
      expect(found.get('p-1-0')?.join()).toContain('Anna');
      expect(found.get('p-1-1')).toEqual(['erased']);
    });

    test('decks that players keep come back, except those of a player who was erased on the log', async () => {
      const source = await played([]);
      await keepDecks(source, 'p-1-0');
      await keepDecks(source, 'p-1-1');
      await filed(source);
      mkdirSync(join(folder, 'matches'));
      const log = await opened();
      await log.append([{ topic: topics.players.name, key: 'p-1-1', value: null }]);
      await put(log);
      expect(await lastOn(log, DECKS)).toEqual(
        new Map([['p-1-0', (await lastOn(source, DECKS)).get('p-1-0')]]),
      );
      expect(forgetArchived(folder, 'p-1-0')).toBe(true);
      expect(readLines(ofPlayersFile(folder, 'decks')).join()).not.toContain('p-1-0');
    });

    /** Changes a file of the archive, as lines. */
    function change(file: string, how: (lines: string[]) => string[]): void {
      const lines = how(linesOf(gunzipSync(readFileSync(file)).toString()));
      writeFileSync(file, gzipSync(lines.map((line) => `${line}\n`).join('')));
    }

    const gameFile = (): string => fileOf(folder, 'games', matches[1]!.games[1]!.game);
    const matchFile = (): string => fileOf(folder, 'matches', 'local-m-2');
    const DAMAGES: readonly [string, () => void, string][] = [
      ['a record is cut off', () => halved(gameFile()), 'damaged or cut off here'],
      ['a byte of a packed file is changed', () => flipped(gameFile()), 'damaged or cut off here'],
      ['a commit is missing', () => change(gameFile(), (all) => all.toSpliced(6, 1)), ', line 7: '],
      [
        'a commit says something else',
        () => change(gameFile(), (all) => all.with(9, all[9]!.replace(/"at":\d/u, '"at":9'))),
        ', line 10: a byte was changed',
      ],
      ['a record is missing', () => rmSync(gameFile()), 'is missing'],
      [
        'a record is that of another game',
        () => writeFileSync(gameFile(), readFileSync(fileOf(folder, 'games', allGames()[0]!))),
        'has another tip of this game',
      ],
      ['a match’s file is cut off', () => halved(matchFile()), 'damaged or cut off here'],
      [
        'the last line of a match is missing',
        () => change(matchFile(), (all) => all.slice(0, -1)),
        'the last line is missing',
      ],
      [
        'an event of a match is none',
        () => change(matchFile(), (all) => all.with(3, '{"type":"Nothing"}')),
        ', line 4: this is no event of matchmaking',
      ],
      [
        'an event of a match is another',
        () => change(matchFile(), (all) => all.with(2, all[2]!.replace('t-2-1', 't-2-7'))),
        'the hash is not that of the lines before it',
      ],
      [
        'a person is none',
        () => change(ofPlayersFile(folder, 'persons'), (all) => [...all, '{}']),
        'line 4: ',
      ],
    ];

    test.each(DAMAGES)('%s: says where, and writes nothing', async (_, damage, why) => {
      archived();
      damage();
      const log = await opened();
      await expect(put(log)).rejects.toMatchObject({
        name: 'BadArchive',
        message: expect.stringContaining(why),
      });
      expect(await recordsIn(log)).toBe(0);
    });

    test('a log with another history of a game is refused, and stays as it is', async () => {
      archived();
      const log = await opened();
      await tellMatches(log, [forged(3, matches[2]!)]);
      const written = await recordsIn(log);
      const { game } = matches[2]!.games[0]!;
      await expect(put(log)).rejects.toThrow(
        new RegExp(
          `, line 41: commit 40 of game ${game} is .*, and .* on the log: another history`,
        ),
      );
      expect(await recordsIn(log)).toBe(written);
    });

    test('a log that tells something else of a match is refused, and stays as it is', async () => {
      archived();
      const log = await opened();
      const events = matches[0]!.events.map((event) =>
        event.type === 'MatchEnded' ? { ...event, winner: 1 as const } : event,
      );
      await tellMatches(log, [{ ...matches[0]!, events }]);
      const written = await recordsIn(log);
      await expect(put(log)).rejects.toThrow(
        /local-m-1\.ndjson\.gz, line 7: the log tells something else of match local-m-1$/u,
      );
      expect(await recordsIn(log)).toBe(written);
    });

    test('signatures count by the given keys; or by those of the records, if that is said', async () => {
      archived();
      const log = await opened();
      const strange = memoryKeyRing().tipKeys;
      await expect(put(log, { keys: strange })).rejects.toThrow(
        'the signature of the final tip does not hold',
      );
      expect(await recordsIn(log)).toBe(0);
      expect(await put(log, { keys: null })).toMatchObject({ matches: 3 });
    });

    test('a folder that is no archive is said to be none', async () => {
      await expect(put(await opened())).rejects.toThrow(/is no archive/u);
    });
  });
}

function isSame(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** So many records there are where nothing is there twice. */
function allRecords(found: ReadonlyMap<string, readonly string[]>): number {
  return [...found].reduce((sum, [id, lines]) => sum + (id.startsWith('p-') ? 0 : lines.length), 0);
}

function halved(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length / 2));
}

function flipped(file: string): void {
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 0x55;
  writeFileSync(file, bytes);
}

/** A log that takes so many records and then no more, in the middle of whatever is appended. */
function cutOff(log: EventLog, records: number): EventLog {
  let left = records;
  return new Proxy(log, {
    get(target, name) {
      if (name === 'append') {
        const append: EventLog['append'] = async (all) => {
          const places = await target.append(all.slice(0, left));
          left -= all.length;
          if (left < 0) throw new Error('cut off');
          return places;
        };
        return append;
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
