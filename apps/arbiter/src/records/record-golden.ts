/**
 * Records golden games: `node apps/arbiter/dist/records/record-golden.js FROM TO` adds games number FROM to TO (without
 * it) with decks drawn from all cards that work today. A record that is there already is never written again: every later
 * version must fold it to the position that stands in the list, whatever it would decide.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { BOT_NAMES } from '@arbiter/bots';
import { drawnDeck } from '@arbiter/conformance';
import { seededRandom } from '@arbiter/kernel';
import { makeDefinitions } from '@arbiter/protocol';
import { definitionsOf } from '@arbiter/sets';
import { playGame } from '../play/game.ts';
import { judgeOf, pinnedNow } from './books.ts';

/** A recorded game, and where it leads. */
export interface GoldenGame {
  readonly file: string;
  readonly tip: string;
  /** Of the last position (`stateHashOf`). */
  readonly stateHash: string;
}

const FOLDER = fileURLToPath(new URL('../../golden/', import.meta.url));
const LIST = `${FOLDER}games.json`;
const EDITION = '6ED';
/** Longer games would only make the repository larger. */
const MOST_BYTES = 40_000;

const [from = NaN, to = NaN] = process.argv.slice(2).map(Number);
if (!(from < to)) {
  process.stderr.write('name the first number and the one after the last\n');
  process.exit(2);
}
const judge = judgeOf(EDITION);
if (judge === undefined) throw new Error(`this build does not play ${EDITION}`);
const games = JSON.parse(readFileSync(LIST, 'utf8')) as GoldenGame[];
for (let seed = from; seed < to; seed++) {
  const file = `drawn-${seed}.ndjson.br`;
  if (existsSync(FOLDER + file)) continue;
  const random = seededRandom(seed);
  const decks = [drawnDeck(random), drawnDeck(random)] as const;
  const bots = [BOT_NAMES[seed % 3] ?? 'random', random.pick(BOT_NAMES)] as const;
  const plan = {
    ...{ edition: EDITION, judge, decks, bots, seed, pinned: pinnedNow(), record: true },
    definitions: makeDefinitions(definitionsOf(EDITION, decks.flat())),
  };
  const { result, record } = playGame(plan);
  const { tip, stateHash } = result;
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const bytes = brotliCompressSync(record, { params });
  if (bytes.length > MOST_BYTES) continue;
  writeFileSync(FOLDER + file, bytes);
  games.push({ file, tip, stateHash });
}
// One game a line.
writeFileSync(LIST, `[\n${games.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
