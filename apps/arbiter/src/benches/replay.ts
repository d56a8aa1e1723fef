import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@arbiter/kernel';
import { openLmdbLog } from '@arbiter/event-log';
import { readModelsPlace } from '@arbiter/platform';
import { readSettings } from '@arbiter/settings';
import { topics, type Commit } from '@arbiter/protocol';
import { rebuildReadModels } from '@arbiter/replay';
import type { Command } from '../commands/command.ts';
import { printFigures, quantile, type Figure } from './measure.ts';
import { ServerProcess } from './pipeline/server-process.ts';
import { liveGames } from './restart/live-games.ts';
import { projected } from './restart/projected.ts';

const GAMES = 1_000;
/** Commands of each, the last of which concedes it. */
const COMMANDS = 150;
/** Games that are looked into, each once. */
const LOOKS = 300;
/** How long a start may take before the bench gives up, in milliseconds. */
const PATIENCE = 300_000;
/** How often to ask whether all is checked, in milliseconds. */
const LOOK_EVERY = 1_000;
/** What has to be done with all of it before: where a server ran for a while, analytics are no backlog either. */
const GROUPS = ['replay', 'replay.public'];
/** Looks that are not counted: by them the server compiles what it runs. */
const WARM = 50;

/** How long it takes to see how a stored game stood. */
export const replay: Command = {
  name: 'replay',
  summary: 'any of 1,000 stored games at any event, which nobody has looked at yet',
  usage: `usage: npm run -s bench -- replay [--json] [--games N] [--stored N]

Writes the topics of a server with so many finished games (${GAMES} if left out), each of
${COMMANDS} commands by bots of its own seed; starts the real server on them until replay has
projected and checked them and told analytics, and again. Then asks for the position after some
event of ${LOOKS} games, each for the first time in that process, one request after the other,
from the request to the last byte of the answer. With --stored N so many other games are stored
before these, as short as a game can be, for which nobody asks; checking all of these would take
hours, so meanwhile the server goes on with that, five a second at most. Last it reads the same
records up to there from the log alone, and parses them: what no answer can be quicker than.`,
  async run(args) {
    const options = readOptions(args);
    if (typeof options === 'string') {
      process.stderr.write(`bench replay: ${options}\n`);
      return 2;
    }
    const data = mkdtempSync(join(tmpdir(), 'replay-'));
    try {
      printFigures([await figure(data, options)], options.json);
      return 0;
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

interface Options {
  readonly games: number;
  /** Others, for which nobody asks. */
  readonly stored: number;
  readonly json: boolean;
}

/** Reads them; a text says what is wrong. */
function readOptions(args: readonly string[]): Options | string {
  try {
    const text = { type: 'string' } as const;
    const options = { json: { type: 'boolean' }, games: text, stored: text } as const;
    const { values } = parseArgs({ args: [...args], options });
    const games = Number(values.games ?? GAMES);
    const stored = Number(values.stored ?? 0);
    if (!Number.isInteger(stored) || stored < 0 || stored > 10_000_000) {
      return `--stored takes 0 to 10000000, not '${values.stored}'`;
    }
    if (!Number.isInteger(games) || games < 1 || games > 1_000_000) {
      return `--games takes 1 to 1000000, not '${values.games}'`;
    }
    return { games, stored, json: values.json === true };
  } catch (error) {
    return (error as Error).message;
  }
}

async function figure(data: string, { games: count, stored }: Options): Promise<Figure> {
  progress(`writing ${stored + count} finished games`);
  const { ended, commits, bytes } = await liveGames(data, {
    ...{ live: 0, finished: count, stored },
    ...{ commands: COMMANDS, before: COMMANDS - 1 },
  });
  if (stored > 0) {
    progress('projecting them');
    await projectAll(data);
  }
  progress('replay projects them');
  const first = await ServerProcess.start(data, PATIENCE);
  await projected(first.url, GROUPS);
  if (stored === 0) {
    progress('and checks them');
    await checked(first.url, count);
  }
  await first.stop();
  const server = await ServerProcess.start(data, PATIENCE);
  const random = seededRandom(22);
  const times: number[] = [];
  const moments: Moment[] = [];
  try {
    await projected(server.url, GROUPS);
    progress('looking');
    const step = Math.max(1, Math.floor(count / (WARM + LOOKS)));
    for (let i = 0; i < count && times.length < WARM + LOOKS; i += step) {
      const { game = '', events = 1 } = ended[i] ?? {};
      const moment = { game, event: random.below(events) };
      moments.push(moment);
      const url = `${server.url}/v1/games/${game}/events/${moment.event}/state`;
      const began = performance.now();
      const answer = await fetch(url);
      const text = await answer.text();
      times.push(performance.now() - began);
      if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${text}`);
    }
  } finally {
    await server.stop();
  }
  const looks = times.slice(WARM);
  const p50 = quantile(looks, 0.5);
  const bare = (await bareReads(data, moments)).slice(WARM);
  return {
    bench: 'replay',
    what: `${stored + count} stored games, one of them after some event, for the first time: the median`,
    value: p50,
    unit: 'ms',
    yardstick: '10 or less',
    holds: p50 <= 10,
    details: {
      ...{ p90: quantile(looks, 0.9), p99: quantile(looks, 0.99), looks: looks.length },
      'reading the record alone': quantile(bare, 0.5),
      ...{ commits, 'MB of commits': bytes / 1e6 },
    },
  };
}

/** Projects all games while no server runs, which is quicker. */
async function projectAll(data: string): Promise<void> {
  const log = await openLmdbLog({ folder: ServerProcess.logFolder(data) });
  try {
    const readModels = readModelsPlace(readSettings({ ARBITER_DATA: data }));
    await rebuildReadModels({ log, readModels });
  } finally {
    await log.close();
  }
}

interface Moment {
  readonly game: string;
  readonly event: number;
}

/**
 * Resolves when replay has checked so many records, as it has where a server ran for a while.
 *
 * @throws {Error} if it finds one that is not as it should be: these games are not what a server would have stored
 */
async function checked(url: string, count: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const found = metrics.matchAll(/^arbiter_verifications_total\{state="(.*?)"\} (\d+)/gmu);
    const games = new Map([...found].map(([, state, games]) => [state, Number(games)]));
    const verified = games.get('verified') ?? 0;
    const others = [...games.values()].reduce((sum, one) => sum + one, 0) - verified;
    if (others > 0) throw new Error(`${others} of the records that it wrote are not verified`);
    if (verified >= count) return;
    await pause(LOOK_EVERY);
  }
}

/** How long it takes to read the commits of some games up to an event, and to parse them; no server runs on them. */
async function bareReads(data: string, moments: readonly Moment[]): Promise<number[]> {
  const topic = topics.gameEvents.name;
  const folder = join(data, 'log');
  const first = new Map<string, number>();
  const before = await openLmdbLog({ folder });
  for (let partition = 0; partition < before.partitions(topic); partition++) {
    for await (const { key, offset } of before.read(topic, partition, 0)) {
      if (!first.has(key)) first.set(key, offset);
    }
  }
  await before.close();
  // A log that was just opened does not know yet where their commits lie.
  const log = await openLmdbLog({ folder });
  const times: number[] = [];
  for (const { game, event } of moments) {
    const began = performance.now();
    for await (const { value } of log.readKey(topic, game, first.get(game) ?? 0)) {
      const commit = JSON.parse(value ?? '') as Pick<Commit, 'first' | 'events'>;
      if (commit.first + commit.events.length > event) break;
    }
    times.push(performance.now() - began);
  }
  await log.close();
  return times;
}

function progress(text: string): void {
  process.stderr.write(`replay: ${text}\n`);
}
