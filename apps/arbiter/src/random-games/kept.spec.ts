import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keep, keptIn, type KeptBlock } from './kept.ts';

const BLOCK: KeptBlock = {
  of: 'pool of TSP',
  from: 500,
  games: 500,
  engine: 'sha256:00',
  faults: ['random game 501: it never ended'],
  coverage: {
    cards: { 'Time Warp': 3 },
    abilities: {},
    resolved: {},
    decisions: { may: 7 },
    events: {},
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a block is read as it was kept, without what never came up', () => {
  const cards = { ...BLOCK.coverage.cards, Clone: 0 };
  keep(folder, { ...BLOCK, coverage: { ...BLOCK.coverage, cards } });
  expect(keptIn(folder)).toEqual([BLOCK]);
});

test('games of another kind with the same numbers are kept beside it', () => {
  const other = { ...BLOCK, of: 'pool of 4ED until 1996-08-31' };
  for (const block of [BLOCK, other]) keep(folder, block);
  expect(keptIn(folder)).toHaveLength(2);
});

test('a folder that is not there yet holds none', () => {
  expect(keptIn(join(folder, 'later'))).toEqual([]);
});

test.each([
  ['is torn', '{"of": "pool of TSP", "from"'],
  ['is of something else', '{"name": "arbiter"}'],
  ['has no counts', JSON.stringify({ ...BLOCK, coverage: {} })],
])('a file that %s is named', (_, text) => {
  writeFileSync(join(folder, 'bad.json'), text);
  expect(() => keptIn(folder)).toThrow('bad.json holds no random games');
});
