import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { playRandomly } from '@arbiter/conformance';
import type { Game } from '@arbiter/engine';
import type { Command } from '../commands/command.ts';
import { printFigures } from './measure.ts';
import { benchTable } from './table.ts';

const GAMES = 500;
const TURN = 10;

/** What a live game costs in memory, in mid-game, without its log. */
export const memory: Command = {
  name: 'memory',
  summary: 'bytes of memory per live game in mid-game',
  usage: 'npm run -s bench -- memory [--json]',
  run(args) {
    const table = benchTable();
    const collect = collector();
    const inMidGame = (game: Game): boolean => game.turn.number >= TURN;
    for (let seed = 0; seed < 50; seed++) playRandomly(table, seed, { until: inMidGame });
    collect();
    const before = process.memoryUsage().heapUsed;
    const games = Array.from({ length: GAMES }, (_, seed) => {
      const { game } = playRandomly(table, seed, { until: inMidGame });
      // As after a start from a snapshot: nothing is shared between games but the cards' texts.
      return JSON.parse(JSON.stringify(game)) as Game;
    });
    collect();
    const value = (process.memoryUsage().heapUsed - before) / GAMES / 1_000;
    const text = games.reduce((sum, game) => sum + JSON.stringify(game).length, 0) / GAMES / 1_000;
    const figure = {
      bench: 'memory',
      what: `a live game in turn ${TURN}, without its log`,
      value,
      unit: 'kB',
      yardstick: '100 or less',
      holds: value <= 100,
      details: { 'kB as JSON': text },
    };
    printFigures([figure], args.includes('--json'));
    return 0;
  },
};

/** A full garbage collection, which the runtime gives only on request. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
