import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import {
  coverageSummary,
  coverageTable,
  merge,
  missing,
  type Coverage,
} from '@arbiter/conformance';
import { DEFAULT_EDITION, RULEBOOKS } from '@arbiter/editions';
import { engineDigest } from '@arbiter/platform';
import { keep, keptIn, type KeptBlock } from '../random-games/kept.ts';
import { ELSEWHERE, nothingYet, type Share } from '../random-games/play.ts';
import type { Command } from './command.ts';

/** Games in a block of a long run: a minute or two of one thread. */
const BLOCK = 500;

/** Most of what a game makes is garbage at once: with room for it, collections are few. */
const YOUNG = { maxYoungGenerationSizeMb: 64 };

const USAGE = `
arbiter random-games [--edition 6ED] [--pool [--until DAY]] [--games 2000] [--from 0] [--jobs N] [--keep FOLDER [--all]]
                     [--cards N] [--decisions N]

Plays random games of an edition (6ED), a part of them with decks drawn from the cards written by hand, and checks each:
it ends by a rule, no card is lost or doubled, all that is offered is accepted, and its record is decided
again to the same events and position. Then the table of what came up: cards, abilities, triggers that
resolved, decisions, events.
--pool deals the decks of all games from all cards that work, evenly, and lists at the end what never came up;
with --until 1996-08-31 from those that were out by then.
A run follows from these numbers: the bots look for what has been rare in the games of their thread.
--from goes on where another run ended. --cards and --decisions say how often each card and ability, and
each kind of decision, must have come up: once unless they say otherwise, with --pool not at all.
--keep FOLDER is for long runs: games are played in blocks of ${BLOCK}, each by a thread from the beginning, and
kept in a file there when it is done. Blocks that are there are not played again, so a run that was stopped goes
on with the same words. The table counts all blocks of the kind in the folder, or, with --all, of any kind.

Exit code 0: all is well. 1: something is wrong in a game, which is named, or something came up too seldom.
`;

/** The long run of random games. */
export const randomGames: Command = {
  name: 'random-games',
  summary: 'plays and checks random games, and says what came up in them',
  usage: USAGE,
  async run(args) {
    const given = optionsOf(args);
    if (typeof given === 'string') {
      process.stderr.write(`arbiter random-games: ${given}\n`);
      return 2;
    }
    return given.keep === undefined ? playAtOnce(given) : playInBlocks(given, given.keep);
  },
};

/** Plays all games, each thread its share of them. */
async function playAtOnce(given: Options): Promise<number> {
  const { games, from, jobs } = given;
  const faults: string[] = [];
  const played = progressOf(games, faults);
  const shares = Array.from({ length: Math.min(jobs, games) }, (_, i): Share => {
    return { ...given, from: from + i, to: from + games, step: Math.min(jobs, games) };
  });
  const [first, ...more] = await Promise.all(shares.map((share) => inThread(share, played)));
  if (first === undefined) return 1;
  for (const coverage of more) merge(first, coverage);
  return told(given, first, `${games} games`, faults);
}

/** Plays the blocks that are not kept yet, keeps each, and counts all that are kept. */
async function playInBlocks(given: Options, folder: string): Promise<number> {
  const { games, from, jobs, all } = given;
  const engine = `sha256:${engineDigest()}`;
  const of = kindOf(given);
  const blocks = blocksLeft(given, of, folder);
  if (typeof blocks === 'string') {
    process.stderr.write(`arbiter random-games: ${blocks}\n`);
    return 2;
  }
  const count = blocks.reduce((sum, block) => sum + block.games, 0);
  const played = progressOf(count, []);
  const playNext = async (): Promise<void> => {
    for (let block = blocks.shift(); block !== undefined; block = blocks.shift()) {
      const faults: string[] = [];
      const share = { ...given, from: block.from, to: block.from + block.games, step: 1 };
      const coverage = await inThread(share, (fault) => {
        if (fault !== null) faults.push(fault);
        played(fault);
      });
      keep(folder, { of, ...block, engine, faults, coverage });
    }
  };
  await Promise.all(Array.from({ length: jobs }, playNext));
  const counted = keptIn(folder).filter((block) => all || block.of === of);
  const coverage = nothingYet({ ...given, to: from + games, step: 1 });
  for (const block of counted) merge(coverage, block.coverage);
  const sum = counted.reduce((games, block) => games + block.games, 0);
  const builds = new Set(counted.map((block) => block.engine)).size;
  const what = `${sum} games of ${builds} ${builds === 1 ? 'build' : 'builds'} of the engine`;
  const faults = counted.flatMap((block) => block.faults);
  return told(given, coverage, what, faults);
}

/** Numbers of games that are played one after the other. */
type Block = Pick<KeptBlock, 'from' | 'games'>;

/** The blocks that are not in the folder yet; a text says what is wrong with it. */
function blocksLeft({ games, from }: Options, of: string, folder: string): Block[] | string {
  let kept: readonly Block[];
  try {
    kept = keptIn(folder).filter((block) => block.of === of);
  } catch (error) {
    return (error as Error).message;
  }
  const blocks: Block[] = [];
  for (let first = from; first < from + games; first += BLOCK) {
    const block = { from: first, games: Math.min(BLOCK, from + games - first) };
    const met = kept.filter(
      (one) => one.from < first + block.games && first < one.from + one.games,
    );
    const other = met.find((one) => one.from !== first || one.games !== block.games);
    if (other !== undefined) {
      const { from: begin, games: count } = other;
      return `${folder} has games ${begin} to ${begin + count - 1} of the ${of}: a part of them would count twice`;
    }
    if (met.length === 0) blocks.push(block);
  }
  return blocks;
}

/** What is played, for the blocks that are kept. */
function kindOf({ pool, edition, until }: Options): string {
  return `${pool ? 'pool' : 'decks'} of ${edition}${until === undefined ? '' : ` until ${until}`}`;
}

/** Tells of each game that is done what is wrong in it, and how many are done. */
function progressOf(games: number, faults: string[]): (fault: string | null) => void {
  let done = 0;
  return (fault) => {
    if (fault !== null) {
      faults.push(fault);
      process.stderr.write(`arbiter random-games: ${fault}\n`);
    }
    done += 1;
    if (done % 100 === 0) process.stderr.write(`${done} of ${games} games\n`);
  };
}

/** Prints what came up, and what never did. @returns the exit code */
function told(
  { pool, cards, decisions }: Options,
  coverage: Coverage,
  games: string,
  faults: readonly string[],
): number {
  process.stdout.write(
    `${games}, ${faults.length} with something wrong\n${coverageTable(coverage)}\n`,
  );
  if (pool) process.stdout.write(`${coverageSummary(coverage)}\n`);
  const seldom = missing(coverage, { cards, decisions, events: pool ? 0 : 1 }, ELSEWHERE);
  for (const one of seldom) {
    process.stderr.write(`arbiter random-games: came up too seldom: ${one}\n`);
  }
  return faults.length + seldom.length > 0 ? 1 : 0;
}

function inThread(share: Share, played: (fault: string | null) => void): Promise<Coverage> {
  return new Promise((resolve, reject) => {
    const entry = new URL('../random-games/share.worker.js', import.meta.url);
    const worker = new Worker(entry, { workerData: share, resourceLimits: YOUNG });
    worker.on('message', (message: { coverage: Coverage } | { fault: string | null }) => {
      if ('coverage' in message) resolve(message.coverage);
      else played(message.fault);
    });
    worker.on('error', reject);
  });
}

const NUMBERS = ['games', 'from', 'jobs', 'cards', 'decisions'] as const;

type Numbers = Readonly<Record<(typeof NUMBERS)[number], number>>;

interface Options extends Numbers {
  readonly pool: boolean;
  readonly edition: string;
  readonly until: string | undefined;
  /** The folder where blocks are kept; without one nothing is kept. */
  readonly keep: string | undefined;
  readonly all: boolean;
}

function optionsOf(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        pool: { type: 'boolean', default: false },
        edition: { type: 'string', default: DEFAULT_EDITION },
        until: { type: 'string' },
        keep: { type: 'string' },
        all: { type: 'boolean', default: false },
        games: { type: 'string', default: '2000' },
        from: { type: 'string', default: '0' },
        jobs: { type: 'string', default: String(availableParallelism()) },
        cards: { type: 'string' },
        decisions: { type: 'string' },
      },
    });
    const { pool, edition, until, keep: folder, all } = values;
    if (all && folder === undefined) throw new Error('--all goes with --keep FOLDER');
    if (RULEBOOKS[edition] === undefined) throw new Error(`--edition ${edition} is no edition`);
    if (until !== undefined && !/^\d{4}-\d\d-\d\d$/u.test(until)) {
      throw new Error(`--until ${until} is no day such as 1996-08-31`);
    }
    const least = { games: 1, from: 0, jobs: 1, cards: 0, decisions: 0 };
    const given = NUMBERS.map((name) => {
      const text = values[name] ?? (pool ? '0' : '1');
      const number = Number(text);
      if (Number.isInteger(number) && number >= least[name]) return [name, number] as const;
      throw new Error(`--${name} ${text} is no whole number of at least ${least[name]}`);
    });
    return {
      ...(Object.fromEntries(given) as unknown as Numbers),
      pool,
      edition,
      until,
      keep: folder,
      all,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
