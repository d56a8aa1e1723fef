/**
 * Records golden games: `node apps/arbiter/dist/records/record-golden.js FROM TO EDITION` adds games number FROM to TO
 * (without it), of 6ED unless another edition is named: with decks drawn from the cards written by hand, of other
 * editions dealt from all cards of their time that work today. A record that is there already is never written again: every later
 * version must fold it to the position that stands in the list, whatever it would decide.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { BOT_NAMES } from '@arbiter/bots';
import { drawnDeck, PoolDecks } from '@arbiter/conformance';
import { DEFAULT_EDITION, EDITION_FACTS } from '@arbiter/editions';
import { seededRandom } from '@arbiter/kernel';
import { makeDefinitions } from '@arbiter/protocol';
import { cardsIn, definitionsOf, releaseOf } from '@arbiter/sets';
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
/** Longer games would only make the repository larger. */
const MOST_BYTES = 40_000;

const [first, last, edition = DEFAULT_EDITION] = process.argv.slice(2);
const [from, to] = [Number(first), Number(last)];
if (!(from < to)) {
  process.stderr.write('name the first number and the one after the last\n');
  process.exit(2);
}
const judge = judgeOf(edition);
const facts = EDITION_FACTS.find(({ code }) => code === edition);
if (judge === undefined || facts === undefined) {
  throw new Error(`this build does not play ${edition}`);
}
const isOfTheTime = ({ name }: { readonly name: string }): boolean =>
  (releaseOf(name)?.released ?? '') <= facts.date;
const pool =
  edition === DEFAULT_EDITION ? null : new PoolDecks(cardsIn(edition).filter(isOfTheTime));
const games = JSON.parse(readFileSync(LIST, 'utf8')) as GoldenGame[];
for (let seed = from; seed < to; seed++) {
  const file = `${pool === null ? 'drawn' : edition}-${seed}.ndjson.br`;
  if (existsSync(FOLDER + file)) continue;
  const random = seededRandom(seed);
  const decks =
    pool === null
      ? ([drawnDeck(random), drawnDeck(random)] as const)
      : ([pool.deck(seed * 2), pool.deck(seed * 2 + 1)] as const);
  const bots = [BOT_NAMES[seed % 3] ?? 'random', random.pick(BOT_NAMES)] as const;
  const plan = {
    ...{ edition, judge, decks, bots, seed, pinned: pinnedNow(), record: true },
    definitions: makeDefinitions(definitionsOf(edition, decks.flat())),
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
