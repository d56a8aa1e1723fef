import { playRandomly, tableOf } from '@arbiter/conformance';
import type { Command } from '../commands/command.ts';
import { boardFigures } from './boards.ts';
import { median, printFigures, timed, type Figure } from './measure.ts';
import { besideFigures } from './beside.ts';
import { benchTable, judgeOfScenario, WARM_UP_GAMES } from './table.ts';

const GAMES = 600;

/** A table with 40 permanents, twenty a side, and a full hand. */
export const FORTY_PERMANENTS = `
edition: 6ED
title: forty permanents
table:
  ann:
    hand: [Giant Growth, Rancor, Overrun, Hurricane, Uktabi Orangutan, Forest, Constant Mists]
    battlefield: [Forest x8, "Gaea's Cradle", Treetop Village x2, Llanowar Elves x2, River Boa,
      Albino Troll x2, Masticore, Cursed Scroll x2, Elvish Lyrist]
  bob:
    battlefield: [Mountain x6, Wasteland x2, Ghitu Encampment, Ancient Tomb, Jackal Pup x2,
      Mogg Fanatic x2, Fireslinger x2, Masticore, Cursed Scroll x2, Thran Foundry]
play:
  - ann: pass
`;

/** Random games per second on one core, and how long it takes to say what is legal. */
export const engine: Command = {
  name: 'engine',
  summary:
    'random games per second, also by TSP and over the pool, legalCommands, and decisions on large boards',
  usage: 'npm run -s bench -- engine [--json]',
  run(args) {
    printFigures(
      [gamesPerSecond(), ...besideFigures(), legalCommandsTime(), ...boardFigures()],
      args.includes('--json'),
    );
    return 0;
  },
};

function gamesPerSecond(): Figure {
  const table = benchTable();
  for (let seed = 0; seed < WARM_UP_GAMES; seed++) playRandomly(table, seed, { keepEvents: true });
  let events = 0;
  let decisions = 0;
  let turns = 0;
  const millis = timed(() => {
    for (let seed = 0; seed < GAMES; seed++) {
      const played = playRandomly(table, 1_000 + seed, { keepEvents: true });
      events += played.eventCount;
      decisions += played.decisions;
      turns += played.game.turn.number;
    }
  });
  const value = GAMES / (millis / 1_000);
  return {
    bench: 'engine',
    what: 'random games, full event log kept, not hashed',
    value,
    unit: 'games/s',
    yardstick: '200 or more',
    holds: value >= 200,
    details: {
      'turns/game': turns / GAMES,
      'decisions/game': decisions / GAMES,
      'events/game': events / GAMES,
      'µs/event': (millis * 1_000) / events,
    },
  };
}

function legalCommandsTime(): Figure {
  const judge = judgeOfScenario(FORTY_PERMANENTS);
  const game = tableOf(judge, FORTY_PERMANENTS);
  const micros: number[] = [];
  for (let i = 0; i < 20_000; i++) {
    // Characteristics as after an event that may have changed them: nothing is left in a cache.
    const position = { ...game, look: { at: i } };
    const millis = timed(() => judge.legalCommands(position, 0));
    if (i >= 15_000) micros.push(millis * 1_000);
  }
  const value = median(micros);
  return {
    bench: 'engine',
    what: `legalCommands with ${game.battlefield.length} permanents, characteristics not cached`,
    value,
    unit: 'µs at the median',
    yardstick: '50 or less',
    holds: value <= 50,
    details: { commands: judge.legalCommands(game, 0).length },
  };
}
