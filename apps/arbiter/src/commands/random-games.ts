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
import { ELSEWHERE, type Share } from '../random-games/play.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter random-games [--edition 6ED] [--pool [--until DAY]] [--games 2000] [--from 0] [--jobs N] [--cards N] [--decisions N]

Plays random games of an edition (6ED), a part of them with decks drawn from the cards written by hand, and checks each:
it ends by a rule, no card is lost or doubled, all that is offered is accepted, and its record is decided
again to the same events and position. Then the table of what came up: cards, abilities, triggers that
resolved, decisions, events.
--pool deals the decks of all games from all cards that work, evenly, and lists at the end what never came up;
with --until 1996-08-31 from those that were out by then.
A run follows from these numbers: the bots look for what has been rare in the games of their thread.
--from goes on where another run ended. --cards and --decisions say how often each card and ability, and
each kind of decision, must have come up: once unless they say otherwise, with --pool not at all.

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
    const { games, from, jobs, pool, edition, until } = given;
    const shares = Array.from({ length: Math.min(jobs, games) }, (_, i): Share => {
      const step = Math.min(jobs, games);
      return { from: from + i, to: from + games, step, pool, edition, until };
    });
    let done = 0;
    const faults: string[] = [];
    const results = await Promise.all(
      shares.map((share) =>
        inThread(share, (fault) => {
          if (fault !== null) {
            faults.push(fault);
            process.stderr.write(`arbiter random-games: ${fault}\n`);
          }
          done += 1;
          if (done % 100 === 0) process.stderr.write(`${done} of ${games} games\n`);
        }),
      ),
    );
    return told(given, results, faults);
  },
};

/** Prints what came up, and what never did. @returns the exit code */
function told(
  { games, pool, cards, decisions }: Options,
  [first, ...more]: readonly Coverage[],
  faults: readonly string[],
): number {
  if (first === undefined) return 1;
  for (const coverage of more) merge(first, coverage);
  process.stdout.write(
    `${games} games, ${faults.length} with something wrong\n${coverageTable(first)}\n`,
  );
  if (pool) process.stdout.write(`${coverageSummary(first)}\n`);
  const seldom = missing(first, { cards, decisions, events: pool ? 0 : 1 }, ELSEWHERE);
  for (const one of seldom) {
    process.stderr.write(`arbiter random-games: came up too seldom: ${one}\n`);
  }
  return faults.length + seldom.length > 0 ? 1 : 0;
}

function inThread(share: Share, played: (fault: string | null) => void): Promise<Coverage> {
  return new Promise((resolve, reject) => {
    const entry = new URL('../random-games/share.worker.js', import.meta.url);
    const worker = new Worker(entry, { workerData: share });
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
}

function optionsOf(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        pool: { type: 'boolean', default: false },
        edition: { type: 'string', default: DEFAULT_EDITION },
        until: { type: 'string' },
        games: { type: 'string', default: '2000' },
        from: { type: 'string', default: '0' },
        jobs: { type: 'string', default: String(availableParallelism()) },
        cards: { type: 'string' },
        decisions: { type: 'string' },
      },
    });
    const { pool, edition, until } = values;
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
    return { ...(Object.fromEntries(given) as unknown as Numbers), pool, edition, until };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
