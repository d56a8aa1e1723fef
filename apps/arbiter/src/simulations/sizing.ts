import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Command } from '../commands/command.ts';
import { busy, capacity, waits, type Cell, type Station } from './cell.ts';
import { MEASURED } from './measured.ts';

/** What is asked: so many live games, and ten, a hundred and a thousand times that. */
const GAMES = [1_000, 10_000, 100_000, 1_000_000];
/** Busier than this nobody wants to be: what is left is for bursts, and for when an instance is gone. */
const MOST = 0.7;
/** Who has to have worked before a player hears of their command, and how often it comes by. */
const VISITS = new Map([
  ['gateway', 2],
  ['game-state', 2],
  ['rules-evaluation', 1],
  ['Kafka', 4],
]);
/** Copies of each record: every one is taken to cost a broker what the first does, which was measured with one. */
const COPIES = 3;
/** Who uses all cores of its machine; a service of ours and Redis fill one. */
const WITH_CORES = new Set(['Kafka', 'PostgreSQL']);
/** Of whom one works, however many stand by: a region has one owner of its queue, a cell one database. */
const ALONE = new Set(['matchmaking', 'PostgreSQL', 'Redis']);

const figures = z.object({
  processes: z.array(z.object({ name: z.string(), idle: z.number(), command: z.number() })),
});
export type Measured = z.infer<typeof figures>;

/** Where a cell bends, worked out from what `bench sizing` has measured. */
export const sizing: Command = {
  name: 'sizing',
  summary:
    'how busy each service is with so many live games, what breaks first, and how long a command takes',
  usage: `npm run -s sim -- sizing [--instances 12] [--brokers 3] [--cores 8] [--pace 0.25] [--measured FILE] [--seed 1]

Lets 1,000 to 1,000,000 live games send commands, --pace a second each, through one cell of so many instances of
each service and brokers, with --cores for each broker and the database, on a simulated clock, with what a command costs in each as 'npm run bench -- sizing' measured it
(docs/operations/sizing.md; its --json FILE for figures of another machine). Prints how busy each is, how many
games a cell holds before one of them is busier than ${MOST * 100} %, and how long a command takes.`,
  run(args) {
    let cell: Cell;
    let seed: number;
    try {
      ({ cell, seed } = readOptions(args));
    } catch (error) {
      process.stderr.write(`sim sizing: ${(error as Error).message}\n`);
      return 2;
    }
    const line = (cells: readonly string[]): void =>
      void process.stdout.write(
        `${cells.map((one, i) => (i === 0 ? one.padEnd(26) : one.padStart(12))).join('')}\n`,
      );
    line(['live games', ...GAMES.map((games) => games.toLocaleString('en'))]);
    for (const station of cell.stations) {
      const parts = GAMES.map((games) => `${(100 * busy(station, cell, games)).toFixed(0)} %`);
      line([
        `${station.name}, ${station.instances} ${station.instances === 1 ? 'core' : 'cores'}`,
        ...parts,
      ]);
    }
    const took = GAMES.map((games) => waits(cell, games, seed));
    line([
      'command p50',
      ...took.map((one) => (one === null ? 'never' : `${one.p50.toFixed(1)} ms`)),
    ]);
    line([
      'command p99',
      ...took.map((one) => (one === null ? 'never' : `${one.p99.toFixed(1)} ms`)),
    ]);
    const { games, at } = capacity(cell, MOST);
    process.stdout.write(
      `a cell holds ${games.toLocaleString('en')} live games, then ${at} is ${MOST * 100} % busy; ` +
        `1,000,000 take ${Math.ceil(1_000_000 / games)} cells\n`,
    );
    return 0;
  },
};

/** @throws Error that says what is wrong */
function readOptions(args: readonly string[]): { readonly cell: Cell; readonly seed: number } {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      instances: string,
      brokers: string,
      cores: string,
      pace: string,
      measured: string,
      seed: string,
    },
  });
  const number = (
    name: keyof typeof values,
    otherwise: number,
    isFine: (value: number) => boolean,
  ): number => {
    const value = Number(values[name] ?? otherwise);
    if (!isFine(value)) throw new Error(`--${name} can't be '${values[name]}'`);
    return value;
  };
  const count = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 1_000;
  const instances = number('instances', 12, count);
  const brokers = number('brokers', 3, count);
  const cores = number('cores', 8, count);
  const pace = number('pace', 0.25, (value) => value > 0 && value <= 100);
  const seed = number('seed', 1, Number.isInteger);
  const { processes } = values.measured === undefined ? MEASURED : measuredIn(values.measured);
  const stations = processes.map(({ name, idle, command }): Station => {
    const each = WITH_CORES.has(name) ? cores : 1;
    const processes = name === 'Kafka' ? brokers : ALONE.has(name) ? 1 : instances;
    return {
      ...{ name, visits: VISITS.get(name) ?? 1, idle: idle / each, instances: processes * each },
      command: name === 'Kafka' ? command * Math.min(COPIES, brokers) : command,
    };
  });
  return { cell: { stations, waited: [...VISITS.keys()], pace }, seed };
}

/** @throws Error that says what is wrong with the file */
function measuredIn(file: string): Measured {
  const read = figures.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success)
    throw new Error(
      `${file} is not what 'bench sizing --json' writes: ${z.prettifyError(read.error)}`,
    );
  return read.data;
}
