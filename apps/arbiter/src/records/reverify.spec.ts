import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { judgesOf } from '@arbiter/editions';
import { makeDefinitions, shake256, type Outcome, type Reverified } from '@arbiter/protocol';
import { cardsOf, definitionsOf, LIBRARY, SPED_RED, STOMPY } from '@arbiter/sets';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playGame } from '../play/game.ts';
import {
  BadReport,
  compareReports,
  isReport,
  readReport,
  ReportFile,
  summaryText,
} from './reverify-report.ts';
import { recordFiles, reverify } from './reverify.ts';

const OLD = { engine: 'a'.repeat(64) };
const NEW = { engine: 'b'.repeat(64) };
const DECKS = [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)] as const;
const judges = judgesOf(LIBRARY, shake256);

/** Records pin their own cards; so what another build changes here is the rules: it deals a damage more or less. */
const otherJudges: typeof judges = (edition) => {
  const judge = judges(edition);
  return (
    judge && {
      ...judge,
      decide: (command, game) => {
        const verdict = judge.decide(command, game);
        const events = verdict.events.map((event) =>
          event.type === 'DamageDealt' ? { ...event, amount: event.amount + 1 } : event,
        );
        return { ...verdict, events };
      },
    }
  );
};

describe('old games, decided again by a build', () => {
  let folder: string;
  let record: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reverify-'));
    ({ record } = playGame({
      ...{ edition: '6ED', judge: judges('6ED')!, decks: DECKS, bots: ['sensible', 'sensible'] },
      ...{ seed: 5, pinned: OLD, record: true },
      definitions: makeDefinitions(definitionsOf('6ED', DECKS.flat())),
    }));
    mkdirSync(join(folder, 'games', 'ab'), { recursive: true });
    writeFileSync(join(folder, 'a.ndjson'), record);
    writeFileSync(join(folder, 'games', 'ab', 'b.ndjson.gz'), gzipSync(record));
    writeFileSync(join(folder, 'cut.ndjson.gz'), gzipSync(record).subarray(0, 500));
    writeFileSync(join(folder, 'forged.ndjson'), record.replace('"at":', '"at":1'));
    writeFileSync(join(folder, 'other.ndjson'), 'something else\n');
    for (const other of ['matches/ab', 'disputes/ab', 'audit/2026']) {
      mkdirSync(join(folder, other), { recursive: true });
      writeFileSync(join(folder, other, 'm.ndjson.gz'), gzipSync('{}\n'));
    }
    writeFileSync(join(folder, 'audit-read.ndjson.gz'), gzipSync('{}\n'));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('each file of a folder comes once, of an archive the games alone', async () => {
    const files = await recordFiles([folder, join(folder, 'a.ndjson')]);
    expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
      ...['a.ndjson', 'cut.ndjson.gz', 'forged.ndjson'],
      ...['games/ab/b.ndjson.gz', 'other.ndjson'],
    ]);
  });

  test.each<[what: string, file: string, build: typeof OLD, Outcome]>([
    ['its own build', 'a.ndjson', OLD, 'same'],
    ['another build that decides as it did', 'a.ndjson', NEW, 'same'],
    ['a file of an archive', 'games/ab/b.ndjson.gz', NEW, 'same'],
    ['a damaged file', 'cut.ndjson.gz', NEW, 'unreadable'],
    ['something else', 'other.ndjson', NEW, 'unreadable'],
    ['no file', 'none.ndjson', NEW, 'unreadable'],
    ['a forged record', 'forged.ndjson', NEW, 'broken'],
  ])('given %s it says so', (_, file, build, outcome) => {
    expect(reverify(join(folder, file), build, judges)).toMatchObject({ outcome });
  });

  test.each([
    ['of another build', NEW],
    ['of its own, which should not', OLD],
  ])(
    'a game that a build %s decides otherwise is named with the event, and both events',
    (_, build) => {
      const one = reverify(join(folder, 'a.ndjson'), build, otherJudges);
      expect(one).toMatchObject({
        outcome: 'otherwise',
        why: expect.stringContaining('another DamageDealt'),
        recorded: { type: 'DamageDealt' },
        decided: { type: 'DamageDealt' },
      });
      const { recorded, decided } = one;
      expect(Number(decided?.['amount'])).toBe(Number(recorded?.['amount']) + 1);
      expect(one.event).toBeGreaterThan(0);
    },
  );

  test('an edition that the build does not play is no difference', () => {
    const nothing: typeof judges = () => undefined;
    expect(reverify(join(folder, 'a.ndjson'), NEW, nothing)).toMatchObject({
      ...{ outcome: 'not played', event: null },
    });
  });

  test('two builds are compared by their reports, game by game, wherever the files lay', () => {
    const before = [reverify(join(folder, 'a.ndjson'), OLD, judges)];
    const same = [reverify(join(folder, 'games/ab/b.ndjson.gz'), NEW, judges)];
    const after = [reverify(join(folder, 'a.ndjson'), NEW, otherJudges)];
    expect(compareReports(before, same)).toEqual({ both: 1, changed: [] });
    expect(compareReports(before, after)).toMatchObject({
      both: 1,
      changed: [{ before: { outcome: 'same' }, after: { outcome: 'otherwise' } }],
    });
    expect(compareReports(before, [])).toEqual({ both: 0, changed: [] });
  });
});

describe('a report', () => {
  const one = (file: string, outcome: Outcome): Reverified => ({
    ...{ file, outcome, game: file, edition: '6ED', tip: null, event: null },
    ...{ why: null, recorded: null, decided: null },
  });
  let path: string;

  beforeAll(() => {
    path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.ndjson');
  });

  afterAll(() => {
    rmSync(dirname(path), { recursive: true });
  });

  test('goes on where it was, though its last line was cut off', () => {
    const first = new ReportFile(path, 'e');
    first.add(one('a', 'same'));
    first.add(one('b', 'otherwise'));
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -20));
    const again = new ReportFile(path, 'e');
    expect([...again.done.keys()]).toEqual(['a']);
    again.add(one('b', 'otherwise'));
    expect(isReport(path)).toBe(true);
    expect(readReport(path).games.map(({ file }) => file)).toEqual(['a', 'b']);
    expect(summaryText(again.done.values())).toBe(
      '2 games: 1 decided the same, 1 decided otherwise',
    );
  });

  test('of another build, or none at all, is refused', () => {
    expect(() => new ReportFile(path, 'f')).toThrow(BadReport);
    const other = `${path}.other`;
    appendFileSync(other, '{}\n');
    expect(() => new ReportFile(other, 'e')).toThrow('no report of arbiter reverify');
    expect(() => readReport(`${path}.none`)).toThrow("can't be read");
  });
});
