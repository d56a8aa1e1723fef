import { describe, expect, test } from '@jest/globals';
import { makePrivateKey, tipSigner, verifyTip, type SignedTip } from '@arbiter/protocol';
import { Client } from './client.ts';
import { checkKept, keptText, NotKept, parseKept } from './kept.ts';
import { memorySecrets } from './secrets.ts';

const signer = tipSigner(makePrivateKey());
const idOf = (version: number, history = 'a'): string =>
  `${history}${version}`.padStart(64, history);
const tip = (version: number, history = 'a', game = 'g'): SignedTip =>
  signer.sign({ game, version, tip: idOf(version, history) });

/** A record of so many commits, of which some are of another history. */
const record = (commits: number, forgedFrom = Infinity): string =>
  [
    '{"record":"record.v1","game":"g"}',
    ...Array.from({ length: commits }, (_, i) => {
      const history = i + 1 >= forgedFrom ? 'b' : 'a';
      return `{"id":"${idOf(i + 1, history)}","events":[]}`;
    }),
    JSON.stringify(tip(commits)),
  ].join('\n');

const kept = (tips: readonly SignedTip[], told: readonly number[] = []): string =>
  keptText({
    ...{ game: 'g', seat: 0, tips },
    told: told.map((version) => ({ version, events: [] })),
  });
const check = (text: string, by: string) =>
  checkKept(text, by, (one) => verifyTip(one, [signer.key]));

describe('what a client kept', () => {
  test('comes back from its file, with what it was told beside the tips', () => {
    const tips = [tip(2), tip(3), tip(5)];
    const again = parseKept(kept(tips, [3, 5]));
    expect(again).toMatchObject({ game: 'g', seat: 0 });
    expect(again.tips.toSorted((one, other) => one.version - other.version)).toEqual(tips);
    expect(again.told.map(({ version }) => version)).toEqual([3, 5]);
  });

  test.each([
    ['nothing', '', 'line 1: this is not what a client kept'],
    ['a record', record(2), 'line 1: this is not what a client kept'],
    ['a line of something else', `${kept([tip(1)])}{"x":1}\n`, 'line 3: neither an update'],
    ['a tip of another game', kept([tip(1), tip(2, 'a', 'h')]), 'line 3: it is about another game'],
  ])('is not %s', (_, text, why) => {
    expect(() => parseKept(text)).toThrow(NotKept);
    expect(() => parseKept(text)).toThrow(why);
  });
});

describe('a record held against what a client kept', () => {
  test('holds if it has each tip, however few were kept', async () => {
    for (const tips of [[tip(5)], [tip(1), tip(4)], [1, 2, 3, 4, 5].map((one) => tip(one))]) {
      expect(await check(record(5), kept(tips))).toMatchObject({ holds: true, departure: null });
    }
  });

  test.each([
    ['cut off', record(4), [tip(2), tip(5)], 'the record is cut off: the server has signed'],
    ['forged at a commit', record(5, 4), [tip(3), tip(4)], 'the record is forged at commit 4'],
    [
      'forged somewhere before',
      record(5, 3),
      [tip(2), tip(5)],
      'the record is forged after commit 2, and not after commit 5',
    ],
    ['one of two', record(5), [tip(3), tip(3, 'b')], 'the server has told two histories'],
    [
      'of another game',
      record(5).replace('"game":"g"', '"game":"h"'),
      [tip(3)],
      'is that of game g',
    ],
  ])('is named as %s', async (_, text, tips, said) => {
    const found = await check(text, kept(tips));
    expect(found.holds).toBe(false);
    expect(found.said).toContain(said);
    expect(found.departure?.tip.version).toBe(tips.at(-1)?.version);
  });

  test('proves nothing by a tip that the server never signed', async () => {
    const forged = { ...tip(3), tip: idOf(3, 'b') };
    expect(await check(record(5), kept([tip(2), forged]))).toEqual({
      ...{ holds: false, departure: null },
      said: 'the server never signed the tip of commit 3 in this file',
    });
    expect((await check(record(5), kept([]))).said).toContain('it proves nothing');
  });
});

describe('a client with a place for proofs', () => {
  test('has the newest tip of a game after a reload, and goes on from it', () => {
    const proofs = memorySecrets();
    const before = new Client('http://localhost', 'p', { proofs });
    for (const version of [1, 3, 2]) before.keepTip(tip(version));
    const after = new Client('http://localhost', 'p', { proofs });
    expect(after.tipsOf('g')).toEqual([tip(3)]);
    after.keepTip(tip(4));
    expect(after.tipsOf('g')).toEqual([tip(3), tip(4)]);
    expect(after.tipsOf('h')).toEqual([]);
  });
});
