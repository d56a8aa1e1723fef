import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { coverageTable, merge, missing, type Coverage } from '@arbiter/conformance';
import { ELSEWHERE, type Share } from '../random-games/play.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter random-games [--games 2000] [--from 0] [--jobs N]

Plays random games of 6ED, a part of them with decks drawn from all cards that work, and checks each: it
ends by a rule, no card is lost or doubled, all that is offered is accepted, and its record is decided again
to the same events and position. Then the table of what came up: cards, abilities, decisions, events.
Every game follows from its number; --from goes on where another run ended.

Exit code 0: all is well. 1: something is wrong in a game, which is named, or something never came up.
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
    const { games, from, jobs } = given;
    const shares = Array.from({ length: Math.min(jobs, games) }, (_, i): Share => {
      return { from: from + i, to: from + games, step: Math.min(jobs, games) };
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
    return told(games, results, faults);
  },
};

/** Prints what came up, and what never did. @returns the exit code */
function told(
  games: number,
  [first, ...more]: readonly Coverage[],
  faults: readonly string[],
): number {
  if (first === undefined) return 1;
  for (const coverage of more) merge(first, coverage);
  process.stdout.write(
    `${games} games, ${faults.length} with something wrong\n${coverageTable(first)}\n`,
  );
  const never = missing(first, { cards: 1, decisions: 1, events: 1 }, ELSEWHERE);
  for (const one of never) process.stderr.write(`arbiter random-games: never came up: ${one}\n`);
  return faults.length + never.length > 0 ? 1 : 0;
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

function optionsOf(
  args: readonly string[],
): { games: number; from: number; jobs: number } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: { type: 'string', default: '2000' },
        from: { type: 'string', default: '0' },
        jobs: { type: 'string', default: String(availableParallelism()) },
      },
    });
    const [games, from, jobs] = [values.games, values.from, values.jobs].map(Number) as [
      number,
      number,
      number,
    ];
    const isCount = (n: number, least: number): boolean => Number.isInteger(n) && n >= least;
    if (!isCount(games, 1) || !isCount(from, 0) || !isCount(jobs, 1)) {
      return '--games, --from and --jobs are whole numbers';
    }
    return { games, from, jobs };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
