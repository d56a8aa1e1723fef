import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openLmdbLog } from '@arbiter/event-log';
import type { Command } from '../commands/command.ts';
import { printFigures, type Figure } from './measure.ts';
import { bareLog } from './pipeline/bare-log.ts';
import { flatness, latency, stages, throughput } from './pipeline/figures.ts';
import { measure, type Measured } from './pipeline/load.ts';
import { kafkaFigures } from './pipeline/on-kafka.ts';
import { readOptions, type PipelineOptions } from './pipeline/options.ts';
import { Players } from './pipeline/players.ts';
import { recordSizes } from './pipeline/record-sizes.ts';
import { ServerProcess } from './pipeline/server-process.ts';
import type { Shares } from './pipeline/stages.ts';

/**
 * How long is played before anything is measured, in milliseconds: a fresh server spends more on compiling itself than on
 * a command. And how long is profiled, and done by the bare log.
 */
const WARM_UP = 10_000;
const PROFILING = 4_000;
const BARE = 2_500;
/** The number of matches at which the server is profiled: the first that is as large, or the largest. */
const PROFILED = 32;

/** WebSocket to WebSocket, everything durable, beside the event log alone. */
export const pipeline: Command = {
  name: 'pipeline',
  summary: 'commands per second through every service, against the bare log',
  usage: `usage: npm run -s bench -- pipeline [--json] [--matches 1,32,1000] [--seconds N]
         [--seating N] [--think MILLIS] [--profile FILE]
       npm run -s bench -- pipeline --kafka [--json] [--evaluation apart|inside]
         [--matches 1,128] [--seconds N] [--seating N]

Starts the real server as a process of its own (an empty data folder, a free port
of this machine) and plays matches from this process, two guests over a socket
each, who answer every decision at once with anything legal.

  --matches  how many at once, one after the other; those who play already play on
  --seconds  how long to measure each; 6 if left out
  --seating  how long players may take to sit down, at each number; 20 if left out;
             nobody plays meanwhile; the figures say how many games were begun by then
  --think    how long players think before each command, on average; 0 if left out
  --profile  where to write the server's profile at 32 matches (.cpuprofile)

The load is closed: a seat that is asked has one command under way, and the next one
is asked for when it is answered. Without thinking time the server is never idle, so
a command takes as long as all matches' commands together: their number, divided by
the commands per second. With it, the load is what so many players would offer.

The yardstick is the LMDB log alone in the same run: as many games as were played,
four hops a command, records of the same size, nobody looking into them. Processor time by
stage comes from samples of the server's main thread in a while of its own, so that
profiling slows nothing that is measured. Server and load share this machine's
cores; a busy machine makes all of it slower, the bare log too.

With --kafka the services are processes of their own on a real broker, with PostgreSQL
and Redis, and the yardstick is kafkajs alone: as many hops with the same settings and
records as large. Matches and bare hops take turns. It runs twice: rules evaluated by
rules-evaluation (four hops a command), then by game-state (two); --evaluation says
one of them.`,
  async run(args) {
    const options = readOptions(args);
    if (typeof options === 'string') {
      process.stderr.write(`bench pipeline: ${options}\n`);
      return 2;
    }
    if (options.kafka) return onKafka(options);
    const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
    try {
      printFigures(await figures(options, folder), options.json);
      return 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Where tools/bench.mjs has started the services. */
async function onKafka(options: PipelineOptions): Promise<number> {
  const { ARBITER_BENCH_URL: url, ARBITER_BENCH_KAFKA: brokers } = process.env;
  const inside = process.env['ARBITER_EVALUATION'] === 'inside';
  if (!url || !brokers) {
    process.stderr.write('bench pipeline: --kafka needs `npm run -s bench`, which starts Kafka\n');
    return 2;
  }
  const place = { url, brokers: brokers.split(','), inside };
  printFigures(await kafkaFigures(place, options, progress), options.json);
  return 0;
}

async function figures(options: PipelineOptions, folder: string): Promise<Figure[]> {
  const data = join(folder, 'data');
  const { measured, profiled } = await play(options, data);
  const log = await openLmdbLog({ folder: ServerProcess.logFolder(data) });
  const sizes = await recordSizes(log).finally(() => log.close());
  const all: Figure[] = [];
  for (const one of measured) {
    const games = Math.max(1, Math.min(one.wanted, one.playing));
    progress(`the bare log with ${games} games`);
    const bare = await bareLog(join(folder, `bare-${one.wanted}`), games, sizes, BARE);
    const flat = flatness(one);
    all.push(throughput(one, bare, sizes), latency(one, options.think), ...(flat ? [flat] : []));
    if (profiled?.at === one.wanted) all.push(stages(one, profiled.shares));
  }
  return all;
}

interface Profiled {
  readonly at: number;
  readonly shares: Shares;
}

async function play(
  { matches, seconds, seating, think, profile }: PipelineOptions,
  data: string,
): Promise<{ measured: Measured[]; profiled: Profiled | null }> {
  progress('starting the server');
  const server = await ServerProcess.start(data);
  const players = new Players(server.url, think);
  const measured: Measured[] = [];
  const profileAt = matches.find((count) => count >= PROFILED) ?? matches.at(-1);
  let profiled: Profiled | null = null;
  try {
    for (const count of matches) {
      progress(`${count} matches sit down`);
      await players.grow(2 * count, Date.now() + seating * 1_000);
      await pause(WARM_UP);
      progress(`${count} matches play`);
      measured.push(await measure(server, players, count, seconds * 1_000));
      if (count !== profileAt) continue;
      await server.profile();
      await pause(PROFILING);
      profiled = { at: count, shares: await server.shares(profile ?? undefined) };
    }
  } finally {
    players.close();
    await server.stop();
  }
  for (const [why, times] of players.failures) progress(`a player gave up ${times} times: ${why}`);
  return { measured, profiled };
}

function progress(text: string): void {
  process.stderr.write(`pipeline: ${text}\n`);
}
