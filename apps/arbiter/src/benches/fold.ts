import { playRandomly } from '@arbiter/conformance';
import { fold as foldGame, NO_GAME } from '@arbiter/engine';
import type { Command } from '../commands/command.ts';
import { median, printFigures, timed } from './measure.ts';
import { benchTable } from './table.ts';

const GAMES = 200;
const ROUNDS = 7;

/** Folding events into states, beside parsing the same events from text. */
export const fold: Command = {
  name: 'fold',
  summary: 'events folded per second, against JSON.parse of the same bytes',
  usage: 'npm run -s bench -- fold [--json]',
  run(args) {
    const table = benchTable();
    const logs = Array.from({ length: GAMES }, (_, seed) =>
      playRandomly(table, seed, { keepEvents: true }),
    );
    const texts = logs.map(({ events }) => JSON.stringify(events));
    const events = logs.reduce((sum, { eventCount }) => sum + eventCount, 0);
    const parses: number[] = [];
    const folds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      parses.push(
        timed(() => {
          for (const text of texts) JSON.parse(text);
        }),
      );
      folds.push(
        timed(() => {
          for (const log of logs) foldGame(NO_GAME, log.events);
        }),
      );
    }
    const ratio = median(folds.map((millis, i) => millis / (parses[i] as number)));
    const figure = {
      bench: 'fold',
      what: 'time to fold, as a multiple of JSON.parse',
      value: ratio,
      unit: 'times',
      yardstick: '2 or less',
      holds: ratio <= 2,
      details: {
        'events/s': events / (median(folds) / 1_000),
        'events/game': events / GAMES,
        'bytes/event': texts.reduce((sum, text) => sum + text.length, 0) / events,
      },
    };
    printFigures([figure], args.includes('--json'));
    return 0;
  },
};
