import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { fold, NO_GAME, type GameEvent } from '@arbiter/engine';
import { linesOf, parseCommit, verifyChain } from '@arbiter/protocol';
import { stateHashOf } from './redecider.ts';

/** Records that every later version must fold to the same position, whatever it would decide today. */
const GOLDEN = [
  [
    'stompy-sped-red',
    '688433fd2e6a6cb7ea42cb8990c976c9e7758a60892e1335636e26b168423e33',
    'fd9b30afcbcc5a059963c2b4a2ac65bbfaf6a2e24ff9971aecb6d4b7cf64fe4b',
  ],
  [
    'enchantress-trickster',
    '4d6e3ffb6538a5ab6752c254a5f003e7f076527693fb794846744786a08fcdaa',
    '40cf998331f78721ae1c1d9d3602c2aea660c1e626244161e09017e83945a429',
  ],
] as const;

describe('golden games', () => {
  test.each(GOLDEN)('%s still folds to its last position', (name, tip, stateHash) => {
    const file = new URL(`../../golden/${name}.ndjson.gz`, import.meta.url);
    const lines = linesOf(gunzipSync(readFileSync(file)).toString('utf8'));
    expect(verifyChain(lines)).toMatchObject({ verified: true, tip });
    const game = lines.slice(1, -1).reduce((before, line) => {
      const read = parseCommit(line);
      if (!('commit' in read)) throw new Error(read.bad);
      return fold(before, read.commit.events as unknown as readonly GameEvent[]);
    }, NO_GAME);
    expect(stateHashOf(game)).toBe(stateHash);
  });
});
