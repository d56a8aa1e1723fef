import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { BOT_STOPS } from '@arbiter/bots';
import type { Command } from '../commands/command.ts';
import { quantile, printFigures, type Figure } from './measure.ts';
import { ServerProcess } from './pipeline/server-process.ts';
import { projected } from './restart/projected.ts';
import { liveGames, type LiveGame, type LiveGames } from './restart/live-games.ts';

const GAMES = 10_000;
/** Commands of each game: some turns of it. */
const COMMANDS = 20;
/** Games that are touched for the first time. */
const TOUCHED = 300;
/** How long a start may take before the bench gives up, in milliseconds. */
const PATIENCE = 300_000;
/** Within what time games that ended long ago are dropped, in milliseconds; they are many at once only here. */
const PUT_AWAY = 130_000;

/** A server that dies with many games and comes back. */
export const restart: Command = {
  name: 'restart',
  summary: 'a server with 10,000 live games, and any that are over, is killed and started again',
  usage: `usage: npm run -s bench -- restart [--json] [--games N] [--finished N]

Writes the topics of a server with so many live games (${GAMES} if left out), each of
${COMMANDS} commands by bots of its own seed, and before them so many finished matches
(none if left out), whose game was conceded soon; starts the real server on them, until it has
its snapshots and read models and has put away what ended long ago; starts it again
and kills it with -9. Then measures, from the
start of the process, until a command is accepted; and ${TOUCHED} other games, one after
the other, each from sending its first command to the answer.`,
  async run(args) {
    const options = readOptions(args);
    if (typeof options === 'string') {
      process.stderr.write(`bench restart: ${options}\n`);
      return 2;
    }
    const data = mkdtempSync(join(tmpdir(), 'restart-'));
    try {
      printFigures(await figures(data, options), options.json);
      return 0;
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

interface Options {
  readonly games: number;
  readonly finished: number;
  readonly json: boolean;
}

/** Reads them; a text says what is wrong. */
function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ json: { type: 'boolean' }, games: { type: 'string' } },
        finished: { type: 'string' },
      },
    });
    const games = Number(values.games ?? GAMES);
    const finished = Number(values.finished ?? 0);
    if (!Number.isInteger(games) || games < 1 || games > 100_000) {
      return `--games takes 1 to 100000, not '${values.games}'`;
    }
    if (!Number.isInteger(finished) || finished < 0 || finished > 10_000_000) {
      return `--finished takes 0 to 10000000, not '${values.finished}'`;
    }
    return { games, finished, json: values.json === true };
  } catch (error) {
    return (error as Error).message;
  }
}

async function figures(data: string, { games: count, finished }: Options): Promise<Figure[]> {
  progress(`writing ${finished} finished matches and ${count} live games`);
  const live = await liveGames(data, { live: count, finished }, COMMANDS);
  progress('the first start, without snapshots');
  const first = await startedWith(data, live, 0);
  progress('replay projects them');
  await projected(first.server.url);
  progress('it puts away what ended long ago');
  await pause(PUT_AWAY);
  await first.server.stop();
  const between = await startedWith(data, live, 0);
  await between.server.kill();
  progress('the start after kill -9');
  const second = await startedWith(data, live, 1);
  const heap = await second.server.heap();
  const touches: number[] = [];
  try {
    const step = Math.max(1, Math.floor((count - 2) / TOUCHED));
    for (let i = 2; i < count && touches.length < TOUCHED; i += step) {
      const began = performance.now();
      await send(second.server.url, live, live.games[i] as LiveGame);
      touches.push(performance.now() - began);
    }
    await goesOn(second.server.url, live.games[2] ?? (live.games[0] as LiveGame));
  } finally {
    await second.server.stop();
  }
  touches.sort((a, b) => a - b);
  const slowest = touches.at(-1) ?? 0;
  return [
    {
      bench: 'restart',
      what: `${finished} finished and ${count} live games, from the start of the process to the first accepted command`,
      value: second.accepted / 1_000,
      unit: 's',
      yardstick: '10 or less',
      holds: second.accepted <= 10_000,
      details: {
        'ready after s': second.ready / 1_000,
        'MB of heap then': heap / 1e6,
        'without snapshots s': first.accepted / 1_000,
        commits: live.commits,
        'MB of commits': live.bytes / 1e6,
      },
    },
    {
      bench: 'restart',
      what: `${touches.length} games touched for the first time, the slowest`,
      value: slowest,
      unit: 'ms',
      yardstick: '100 or less',
      holds: slowest <= 100,
      details: { p50: quantile(touches, 0.5), p99: quantile(touches, 0.99) },
    },
  ];
}

interface Started {
  readonly server: ServerProcess;
  /** Milliseconds from the start of the process. */
  readonly ready: number;
  readonly accepted: number;
}

/** Starts the server and sends one game a command until it is accepted. */
async function startedWith(data: string, live: LiveGames, number: number): Promise<Started> {
  const began = performance.now();
  const server = await ServerProcess.start(data, PATIENCE);
  const ready = performance.now() - began;
  await send(server.url, live, live.games[number % live.games.length] as LiveGame);
  return { server, ready, accepted: performance.now() - began };
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
        'idempotency-key': 'restart',
      },
      body: JSON.stringify({ type: 'SetStops', stops: BOT_STOPS }),
    });
    if (answer.status === 200) return;
    const said = await answer.text();
    if (![202, 404, 503].includes(answer.status) || performance.now() > until) {
      throw new Error(`a command was answered ${answer.status}: ${said}`);
    }
  }
}

function progress(text: string): void {
  process.stderr.write(`restart: ${text}\n`);
}
