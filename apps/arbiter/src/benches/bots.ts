import type { Command } from '../commands/command.ts';
import { playAll, type Results } from './bot-games.ts';
import { printFigures, type Figure } from './measure.ts';
import { benchTable, offeredTables } from './table.ts';

const GAMES = 200;
const WARM_UP = 20;
const WINS_OF_100 = 95;

/** How well the sensible bot plays, and how long it thinks. */
export const bots: Command = {
  name: 'bots',
  summary:
    'how often the sensible bot beats the random one, and that it comes to an end with itself',
  usage: 'npm run -s bench -- bots [GAMES] [--json]',
  run(args) {
    const wanted = Number(args.find((one) => !one.startsWith('--')) ?? GAMES);
    if (!Number.isInteger(wanted) || wanted < 1) {
      process.stderr.write(`'${args.join(' ')}' says no number of games\n`);
      return 2;
    }
    const table = benchTable();
    playAll(table, ['sensible', 'random'], -WARM_UP, 0);
    printFigures(
      [
        againstRandom(playAll(table, ['sensible', 'random'], 0, wanted)),
        withEachDeck(wanted),
        againstItself(playAll(table, ['sensible', 'sensible'], 0, wanted)),
      ],
      args.includes('--json'),
    );
    return 0;
  },
};

/** Games against the random bot in which both play the same deck, with each of the decks that are offered. */
function withEachDeck(wanted: number): Figure {
  const tables = offeredTables();
  const each = Math.max(2, Math.ceil(wanted / tables.length));
  const wins: Record<string, number> = {};
  let total = 0;
  for (const { name, table } of tables) {
    const results = playAll(table, ['sensible', 'random'], 0, each);
    for (const why of results.stuck) process.stderr.write(`${name}: ${why}\n`);
    const won = results.won[0] + results.won[1];
    wins[name] = (won * 100) / each;
    total += won;
  }
  const value = (total * 100) / (each * tables.length);
  return {
    bench: 'bots',
    what: `sensible against random, ${String(each)} games with each of ${String(tables.length)} decks`,
    value,
    unit: 'wins of 100',
    yardstick: `${String(WINS_OF_100)} or more`,
    holds: value >= WINS_OF_100,
    details: wins,
  };
}

function againstRandom({ games, won, ...rest }: Results): Figure {
  const value = ((won[0] + won[1]) * 100) / games;
  return {
    bench: 'bots',
    what: `sensible against random, ${String(games)} games, both seats and decks`,
    value,
    unit: 'wins of 100',
    yardstick: `${String(WINS_OF_100)} or more`,
    holds: value >= WINS_OF_100,
    details: {
      'wins of 100 with the first deck': (won[0] * 200) / games,
      'with the second': (won[1] * 200) / games,
      ...detailsOf({ games, won, ...rest }),
    },
  };
}

function againstItself(results: Results): Figure {
  const { games, stuck } = results;
  for (const why of stuck) process.stderr.write(`${why}\n`);
  return {
    bench: 'bots',
    what: `sensible against sensible, ${String(games)} games`,
    value: stuck.length,
    unit: 'stuck games',
    yardstick: 'none',
    holds: stuck.length === 0,
    details: detailsOf(results),
  };
}

function detailsOf(results: Results): Figure['details'] {
  const { games, draws, turns, decisions, seconds, thought } = results;
  return {
    draws,
    stuck: results.stuck.length,
    'turns/game': turns / games,
    'decisions/game': decisions / games,
    'µs/decision of the bot': thought.micros / thought.decisions,
    seconds,
  };
}
