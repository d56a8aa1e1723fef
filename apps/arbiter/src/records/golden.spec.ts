import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { fold, NO_GAME, type GameEvent } from '@arbiter/engine';
import { linesOf, parseCommit, verifyChain } from '@arbiter/protocol';
import type { GoldenGame } from './record-golden.ts';
import { stateHashOf } from '@arbiter/replay';

const FOLDER = new URL('../../golden/', import.meta.url);

/** Records that every later version must fold to the same position, whatever it would decide today. */
const GAMES = JSON.parse(readFileSync(new URL('games.json', FOLDER), 'utf8')) as GoldenGame[];

function recordOf(file: string): string {
  const bytes = readFileSync(new URL(file, FOLDER));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : brotliDecompressSync(bytes)).toString('utf8');
}

describe('golden games', () => {
  test('are 50 and more of each edition, none twice', () => {
    expect(new Set(GAMES.map(({ stateHash }) => stateHash)).size).toBe(GAMES.length);
    // Those of 6ED are named by their decks.
    const edition = ({ file }: GoldenGame): string => /^(?:TSP|5ED|4ED)/u.exec(file)?.[0] ?? '6ED';
    for (const code of ['6ED', 'TSP', '5ED', '4ED']) {
      expect(GAMES.filter((game) => edition(game) === code).length).toBeGreaterThanOrEqual(50);
    }
  });

  test.each(GAMES)('$file still folds to its last position', ({ file, tip, stateHash }) => {
    const lines = linesOf(recordOf(file));
    expect(verifyChain(lines)).toMatchObject({ verified: true, tip });
    const game = lines.slice(1, -1).reduce((before, line) => {
      const read = parseCommit(line);
      if (!('commit' in read)) throw new Error(read.bad);
      return fold(before, read.commit.events as unknown as readonly GameEvent[]);
    }, NO_GAME);
    expect(stateHashOf(game)).toBe(stateHash);
  });
});
