import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { BOT_STOPS } from '@arbiter/bots';
import type { Command } from '../commands/command.ts';
import { quantile, printFigures, type Figure } from './measure.ts';
import { embedded } from './restart/embedded.ts';
import type { LiveGame, LiveGames } from './restart/live-games.ts';
import { onKafka } from './restart/on-kafka.ts';
import type { Started, Where } from './restart/where.ts';

const GAMES = 10_000;
/** Commands of each game: some turns of it. */
const COMMANDS = 20;
/** Games that are touched for the first time. */
const TOUCHED = 300;
/** How long a command may be refused before the bench gives up, in milliseconds. */
const PATIENCE = 300_000;
/** Within what time games that ended long ago are dropped, in milliseconds; they are many at once only here. */
const PUT_AWAY = 130_000;

/** Commands of one run are none of another that had the same games. */
const RUN = `restart-${String(Date.now())}`;

/** A server that dies with many games and comes back. */
export const restart: Command = {
  name: 'restart',
  summary: 'a server with 10,000 live games, and any that are over, is killed and started again',
  usage: `usage: npm run -s bench -- restart [--kafka] [--json] [--games N] [--finished N] [--stored N]
             [--data FOLDER] [--behind]

Writes the topics of a server with so many live games (${GAMES} if left out), each of
${COMMANDS} commands by bots of its own seed, and before them so many finished matches
(none if left out), whose game was conceded soon, each with a guest of its own, and
before all these so many more (none if left out) whose decks have one land each, so
that a million of them fit on a disk (with --data FOLDER there, where they stay: the
same words go on with them, without writing them again); starts the real server on them, until it has
its snapshots and read models and has put away what ended long ago (with --behind it
need not have the read models of all that is stored, which take hours for a million
games: replay goes on with them while the start is measured); starts it again
and kills it with -9. Then measures, from the
start of the process, until a command is accepted; and ${TOUCHED} other games, one after
the other, each from sending its first command to the answer.

With --kafka each service is a process of its own over a broker, with PostgreSQL and
Redis. All of them are killed at once while they run, and the time is that since then.`,
  async run(args) {
    const options = readOptions(args);
    if (typeof options === 'string') {
      process.stderr.write(`bench restart: ${options}\n`);
      return 2;
    }
    if (options.kafka) {
      const { ARBITER_BENCH_KAFKA: brokers, ARBITER_DATA: data } = process.env;
      if (!brokers || !data) {
        process.stderr.write(
          'bench restart: --kafka needs `npm run -s bench`, which starts Kafka\n',
        );
        return 2;
      }
      printFigures(await figures(onKafka(data, brokers.split(',')), options), options.json);
      return 0;
    }
    const data = options.data ?? mkdtempSync(join(tmpdir(), 'restart-'));
    try {
      mkdirSync(data, { recursive: true });
      printFigures(await figures(embedded(data), options), options.json);
      return 0;
    } finally {
      if (options.data === undefined) rmSync(data, { recursive: true, force: true });
    }
  },
};

interface Options {
  readonly games: number;
  readonly finished: number;
  /** Finished matches of the shortest kind, before the others. */
  readonly stored: number;
  /** The data folder of the server, which is kept; a new one that is not if undefined. */
  readonly data: string | undefined;
  /** Whether replay may still be projecting while a start is measured. */
  readonly behind: boolean;
  readonly json: boolean;
  readonly kafka: boolean;
}

/** Reads them; a text says what is wrong. */
function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ json: { type: 'boolean' }, kafka: { type: 'boolean' }, behind: { type: 'boolean' } },
        ...{
          data: { type: 'string' },
          games: { type: 'string' },
          finished: { type: 'string' },
          stored: { type: 'string' },
        },
      },
    });
    const games = Number(values.games ?? GAMES);
    const finished = Number(values.finished ?? 0);
    if (!Number.isInteger(games) || games < 1 || games > 100_000) {
      return `--games takes 1 to 100000, not '${values.games}'`;
    }
    const stored = Number(values.stored ?? 0);
    for (const [option, over] of Object.entries({ finished, stored })) {
      if (!Number.isInteger(over) || over < 0 || over > 10_000_000) {
        return `--${option} takes 0 to 10000000, not '${values[option as 'finished' | 'stored']}'`;
      }
    }
    const { data, json = false, kafka = false, behind = false } = values;
    if (kafka && data !== undefined) return '--data goes without --kafka';
    return { games, finished, stored, data, json, kafka, behind };
  } catch (error) {
    return (error as Error).message;
  }
}

async function figures(
  where: Where,
  { games: count, finished, stored, kafka, behind }: Options,
): Promise<Figure[]> {
  const over = finished + stored;
  progress(`writing ${over} finished matches and ${count} live games`);
  const live = await where.fill({ live: count, finished, stored, commands: COMMANDS });
  try {
    progress(live.wasThere ? 'the first start' : 'the first start, without snapshots');
    const first = await accepted(await where.start(), live, 0);
    if (!behind) {
      progress('replay projects them');
      await where.projected();
    }
    progress('it puts away what ended long ago');
    await pause(PUT_AWAY);
    progress('the start after kill -9');
    const second = await where.killed();
    const whole = await accepted(second, live, 1);
    const memory = await where.memory();
    const touches: number[] = [];
    const step = Math.max(1, Math.floor((count - 2) / TOUCHED));
    for (let i = 2; i < count && touches.length < TOUCHED; i += step) {
      const began = performance.now();
      await send(second.url, live, live.games[i] as LiveGame);
      touches.push(performance.now() - began);
    }
    await goesOn(second.url, live.games[2] ?? (live.games[0] as LiveGame));
    return [
      {
        bench: 'restart',
        what: `${over} finished and ${count} live games${kafka ? ' on Kafka' : ''}${behind ? ', replay behind' : ''}, from the ${kafka ? 'kill' : 'start of the process'} to the first accepted command`,
        value: whole / 1_000,
        unit: 's',
        yardstick: '10 or less',
        holds: whole <= 10_000,
        details: {
          ...(second.ready !== null && { 'ready after s': (second.ready - second.began) / 1_000 }),
          ...Object.fromEntries(
            Object.entries(memory).map(([of, bytes]) => [`MB of ${of} then`, bytes / 1e6]),
          ),
          ...(!live.wasThere && { 'without snapshots s': first / 1_000 }),
          commits: live.commits,
          'MB of commits': live.bytes / 1e6,
        },
      },
      touchesOf(touches),
    ];
  } finally {
    await where.stop();
  }
}

/** @param touches milliseconds of each */
function touchesOf(touches: readonly number[]): Figure {
  const sorted = [...touches].sort((a, b) => a - b);
  const slowest = sorted.at(-1) ?? 0;
  return {
    bench: 'restart',
    what: `${sorted.length} games touched for the first time, the slowest`,
    value: slowest,
    unit: 'ms',
    yardstick: '100 or less',
    holds: slowest <= 100,
    details: { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) },
  };
}

/** Sends one game a command until it is accepted; says after how many milliseconds since the start began. */
async function accepted({ url, began }: Started, live: LiveGames, number: number): Promise<number> {
  await send(url, live, live.games[number % live.games.length] as LiveGame);
  return performance.now() - began;
}

/** @throws Error if the match of a game is over: then something else was measured */
async function goesOn(url: string, { match }: LiveGame): Promise<void> {
  const answer = await fetch(`${url}/v1/matches/${match}`);
  const { status } = (await answer.json()) as { status?: unknown };
  if (status !== 'playing') throw new Error(`${match} does not go on: ${String(status)}`);
}

/** Sends a command that is always allowed; resolves when it is accepted, asked again while it is under way. */
async function send(url: string, { token }: LiveGames, { game, players }: LiveGame): Promise<void> {
  const [player] = players;
  const until = performance.now() + PATIENCE;
  for (;;) {
    const answer = await fetch(`${url}/v1/games/${game}/commands`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await token(player)}`,
        'content-type': 'application/json',
        'idempotency-key': RUN,
      },
      body: JSON.stringify({ type: 'SetStops', stops: BOT_STOPS }),
    });
    if (answer.status === 200) return;
    const said = await answer.text();
    if (![202, 404, 502, 503].includes(answer.status) || performance.now() > until) {
      throw new Error(`a command was answered ${answer.status}: ${said}`);
    }
  }
}

function progress(text: string): void {
  process.stderr.write(`restart: ${text}\n`);
}
