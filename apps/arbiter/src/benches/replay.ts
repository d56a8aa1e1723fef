import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '@arbiter/kernel';
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
/** Looks that are not counted: by them the server compiles what it runs. */
const WARM = 50;

/** How long it takes to see how a stored game stood. */
export const replay: Command = {
  name: 'replay',
  summary: 'any of 1,000 stored games at any event, which nobody has looked at yet',
  usage: `usage: npm run -s bench -- replay [--json] [--games N]

Writes the topics of a server with so many finished games (${GAMES} if left out), each of
${COMMANDS} commands by bots of its own seed; starts the real server on them until replay has
projected them, and again. Then asks for the position after some event of ${LOOKS} games, each
for the first time in that process, one request after the other, from the request to the
last byte of the answer.`,
  async run(args) {
    const options = readOptions(args);
    if (typeof options === 'string') {
      process.stderr.write(`bench replay: ${options}\n`);
      return 2;
    }
    const data = mkdtempSync(join(tmpdir(), 'replay-'));
    try {
      printFigures([await figure(data, options.games)], options.json);
      return 0;
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

/** Reads them; a text says what is wrong. */
function readOptions(
  args: readonly string[],
): { readonly games: number; readonly json: boolean } | string {
  try {
    const options = { json: { type: 'boolean' }, games: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const games = Number(values.games ?? GAMES);
    if (!Number.isInteger(games) || games < 1 || games > 1_000_000) {
      return `--games takes 1 to 1000000, not '${values.games}'`;
    }
    return { games, json: values.json === true };
  } catch (error) {
    return (error as Error).message;
  }
}

async function figure(data: string, count: number): Promise<Figure> {
  progress(`writing ${count} finished games`);
  const { ended, commits, bytes } = await liveGames(
    data,
    { live: 0, finished: count },
    COMMANDS,
    COMMANDS - 1,
  );
  progress('replay projects them');
  const first = await ServerProcess.start(data, PATIENCE);
  await projected(first.url);
  await first.stop();
  const server = await ServerProcess.start(data, PATIENCE);
  const random = seededRandom(22);
  const times: number[] = [];
  try {
    await projected(server.url);
    progress('looking');
    const step = Math.max(1, Math.floor(count / (WARM + LOOKS)));
    for (let i = 0; i < count && times.length < WARM + LOOKS; i += step) {
      const { game = '', events = 1 } = ended[i] ?? {};
      const url = `${server.url}/v1/games/${game}/events/${random.below(events)}/state`;
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
  return {
    bench: 'replay',
    what: `${count} stored games, one of them after some event, for the first time: the median`,
    value: p50,
    unit: 'ms',
    yardstick: '10 or less',
    holds: p50 <= 10,
    details: {
      ...{ p90: quantile(looks, 0.9), p99: quantile(looks, 0.99), looks: looks.length },
      ...{ commits, 'MB of commits': bytes / 1e6 },
    },
  };
}

function progress(text: string): void {
  process.stderr.write(`replay: ${text}\n`);
}
