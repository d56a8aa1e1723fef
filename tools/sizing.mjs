/**
 * What a service costs: `npm run -s bench -- sizing [--games 24] [--think 1000] [--seconds 40] [--watchers 200] [--json FILE]`. It starts Kafka,
 * PostgreSQL, Redis and one instance of each service on empty folders, and measures the processor time of each process
 * and what is written: with nobody there, while so many matches are played by players who think for so many milliseconds on average,
 * and while so many watch one of them. From the differences follows what a command and a spectator cost in each.
 * docs/operations/sizing.md reads it, and `npm run -s sim -- sizing` says where it bends.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from '@arbiter/client';
import pg from 'pg';
import { WebSocket } from 'ws';
import { Ledger } from './chaos/ledger.mjs';
import { Tables } from './chaos/tables.mjs';
import { startCluster, Unable } from './distributed/cluster.mjs';

/** What is not measured: code is compiled, and matches begin. In milliseconds. */
const WARM_UP = 20_000;
/** How long matches that are not over at the end are waited for, so that games of every length count. In milliseconds. */
const LAST = 120_000;
/** Ticks of a processor's time in a second, as the kernel counts it. */
const TICKS = 100;
const PAGE = 4_096;

process.setMaxListeners(0);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(130)); // What was started dies with us.
}

/** @type {import('./distributed/cluster.mjs').Stops} */
const stops = [];
const folder = mkdtempSync(join(tmpdir(), 'arbiter-sizing-'));
try {
  await measure(options());
} catch (error) {
  if (!(error instanceof Unable)) throw error;
  process.stderr.write(`bench sizing: ${error.message}\n`);
  process.exitCode = 2;
} finally {
  while (stops.length > 0) await stops.pop()?.();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

function options() {
  const string = /** @type {const} */ ({ type: 'string' });
  /** @type {Record<string, string | undefined>} */
  let values;
  try {
    ({ values } = parseArgs({
      args: process.argv.slice(2),
      options: { games: string, think: string, seconds: string, watchers: string, json: string },
    }));
  } catch (error) {
    throw new Unable(error instanceof Error ? error.message : String(error));
  }
  /** @param {string} name @param {number} otherwise */
  const whole = (name, otherwise) => {
    const value = Number(values[name] ?? otherwise);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Unable(`--${name} takes a whole number above 0, not '${String(values[name])}'`);
  };
  return {
    games: whole('games', 24),
    think: whole('think', 1_000),
    seconds: whole('seconds', 40),
    watchers: whole('watchers', 200),
    json: values['json'],
  };
}

/** @param {ReturnType<typeof options>} told */
async function measure({ games, think, seconds, watchers, json }) {
  const say = (/** @type {string} */ line) => process.stderr.write(`bench: ${line}\n`);
  const cluster = await startCluster({
    ...{ folder, brokers: 1, instances: 1, host: '127.0.0.1', port: 0, stops, say },
    lasting: true,
    env: { ARBITER_ALLOWANCE: '100000' },
  });
  await pause(WARM_UP);
  say('nobody is there');
  const idle = await costOver(cluster, seconds, () => 0);

  say(`${String(games)} matches are played`);
  const ledger = new Ledger();
  let over = false;
  const tables = new Tables({
    ...{ url: cluster.url, count: games, bestOf: 1, seed: 1, think, ledger },
    goOn: () => !over,
    hold: () => undefined,
    rarely: () => false,
    onBroken: (error) => {
      if (!over) say(error.message); // Who plays on at the end is closed in the middle of it.
    },
  });
  stops.push(() => tables.close());
  const played = tables.play();
  await pause(WARM_UP);
  const answered = () => ledger.acknowledged.length;
  const play = await costOver(cluster, seconds, answered);
  const grown = memoryOf(cluster);

  say(`${String(watchers)} watch one of them`);
  const game = ledger.sent.at(-1)?.game ?? '';
  const before = memoryOf(cluster).get('gateway') ?? 0;
  const eyes = Array.from({ length: watchers }, () => {
    const client = new Client(cluster.url, null, { WebSocket: /** @type {any} */ (WebSocket) });
    client.follow(game, 0, {});
    return client;
  });
  await pause(3_000);
  const watched = await costOver(cluster, seconds, answered);
  const after = memoryOf(cluster).get('gateway') ?? 0;
  for (const eye of eyes) eye.close();
  over = true;
  say('the last matches end');
  await Promise.race([played, pause(LAST)]);

  const commands = answered();
  const perGame = commandsOf(ledger, tables);
  /** @param {readonly { name: string, bytes: number }[]} written */
  const shared = (written) =>
    written.map(({ name, bytes }) => ({
      ...{ name, command: bytes / commands, game: (bytes / commands) * perGame },
    }));
  const gateway = (/** @type {Cost} */ { ms }) => (ms.get('gateway') ?? 0) / seconds / watchers;
  const figures = {
    ...{ games, think, seconds, finished: tables.ended.length / 2 },
    commandsPerSecond: play.count / seconds,
    commandsPerGame: perGame,
    processes: costsOf(idle, play, seconds, grown),
    topics: shared(topicBytes()),
    tables: shared(await tableBytes(cluster)),
    spectator: {
      gatewayMs: Math.max(0, gateway(watched) - gateway(play)),
      kB: Math.max(0, after - before) / 1e3 / watchers,
    },
  };
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
  print(figures);
}

/** How many commands a game has on average, of those that came to their end. @param {Ledger} ledger @param {Tables} tables */
function commandsOf(ledger, tables) {
  const over = new Set(tables.ended.flatMap(({ match }) => match.games.map(({ game }) => game)));
  const sent = ledger.acknowledged.filter(({ game }) => over.has(game));
  return sent.length / Math.max(1, over.size);
}

/**
 * What each process takes idle, and more for each command.
 *
 * @param {Cost} idle @param {Cost} play @param {number} seconds @param {ReadonlyMap<string, number>} bytes
 */
function costsOf(idle, play, seconds, bytes) {
  return [...play.ms].map(([name, ms]) => {
    const quiet = idle.ms.get(name) ?? 0;
    return {
      name,
      idle: quiet / seconds,
      command: Math.max(0, ms - quiet) / Math.max(1, play.count),
      memory: (bytes.get(name) ?? 0) / 1e6,
    };
  });
}

/**
 * @typedef {object} Figures
 * @property {number} games @property {number} think @property {number} seconds @property {number} commandsPerSecond @property {number} commandsPerGame
 * @property {number} finished
 * @property {{ name: string, idle: number, command: number, memory: number }[]} processes
 *   idle: ms of processor time a second with nobody there; command: ms more for each; memory: MB
 * @property {{ name: string, command: number, game: number }[]} topics  bytes
 * @property {{ name: string, command: number, game: number }[]} tables  bytes, with indexes
 * @property {{ gatewayMs: number, kB: number }} spectator  ms a second
 */

/** @param {Figures} figures */
function print(figures) {
  const line = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
  const n = (/** @type {number} */ value, digits = 2) => value.toFixed(digits).padStart(10);
  line(
    `${String(figures.games)} matches, ${figures.commandsPerSecond.toFixed(1)} commands a second, ` +
      `${figures.commandsPerGame.toFixed(0)} a game`,
  );
  line(`${'process'.padEnd(28)} idle ms/s  ms/command   MB`);
  for (const { name, idle, command, memory } of figures.processes)
    line(`${name.padEnd(28)}${n(idle)}${n(command)}${n(memory, 0)}`);
  line(`${'topic, table'.padEnd(28)} B/command     B/game`);
  for (const { name, command, game } of [...figures.topics, ...figures.tables])
    line(`${name.padEnd(28)}${n(command, 0)}${n(game, 0)}`);
  const { gatewayMs, kB } = figures.spectator;
  line(`a spectator: ${gatewayMs.toFixed(2)} ms a second of the gateway, ${kB.toFixed(0)} kB`);
}

/**
 * @typedef {import('./distributed/cluster.mjs').Cluster} Cluster
 *
 * @typedef {object} Cost
 * @property {Map<string, number>} ms  of processor time, by process
 * @property {number} count  how far what was counted went on
 */

/**
 * The processor time that each process takes in some seconds, in milliseconds, and how far a count goes on meanwhile.
 *
 * @param {Cluster} cluster @param {number} seconds @param {() => number} counted @returns {Promise<Cost>}
 */
async function costOver(cluster, seconds, counted) {
  const [before, from] = [timesOf(cluster), counted()];
  await pause(seconds * 1_000);
  const after = timesOf(cluster);
  return {
    ms: new Map([...after].map(([name, ms]) => [name, ms - (before.get(name) ?? 0)])),
    count: counted() - from,
  };
}

/** Process ids by what they are; PostgreSQL is several. @param {Cluster} cluster */
function pidsOf({ instances, kafka, postgres, redis }) {
  return new Map([
    ...instances.map(({ service, kept }) => /** @type {const} */ ([service, kept.pid()])),
    /** @type {const} */ (['Kafka', kafka.pid(0)]),
    /** @type {const} */ (['PostgreSQL', postgres.pid()]),
    /** @type {const} */ (['Redis', redis.pid()]),
  ]);
}

/** Milliseconds of processor time since each began, with its children's. @param {Cluster} cluster */
function timesOf(cluster) {
  return new Map(
    [...pidsOf(cluster)].map(([name, pid]) => [
      name,
      familyOf(pid).reduce((sum, one) => sum + statOf(one).ms, 0),
    ]),
  );
}

/** Bytes in memory of each, with its children's. @param {Cluster} cluster @returns {Map<string, number>} */
function memoryOf(cluster) {
  return new Map(
    [...pidsOf(cluster)].map(([name, pid]) => [
      name,
      familyOf(pid).reduce((sum, one) => sum + statOf(one).bytes, 0),
    ]),
  );
}

/** A process and those that it started. @param {number | undefined} pid @returns {number[]} */
function familyOf(pid) {
  if (pid === undefined) return [];
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((one) => statOf(one).parent === pid);
  return [pid, ...children];
}

/** What the kernel says of a process; nothing of one that has ended. @param {number} pid */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // Its name stands in parentheses and may have spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (/** @type {number} */ i) => Number(fields[i - 3]);
    // 14 to 17: user and system time, its own and that of children that have ended.
    const ticks = at(14) + at(15) + at(16) + at(17);
    return { parent: at(4), ms: (ticks * 1_000) / TICKS, bytes: at(24) * PAGE };
  } catch {
    return { parent: 0, ms: 0, bytes: 0 };
  }
}

/** Bytes of each topic's records on the broker's disk. @returns {{ name: string, bytes: number }[]} */
function topicBytes() {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const path of readdirSync(join(folder, 'kafka'), { recursive: true, encoding: 'utf8' })) {
    const [, topic] = /([^/]+)-\d+\/\d{20}\.log$/u.exec(path) ?? [];
    if (topic === undefined || topic.startsWith('__')) continue;
    const { size } = statSync(join(folder, 'kafka', path));
    sums.set(topic, (sums.get(topic) ?? 0) + size);
  }
  return [...sums]
    .map(([name, bytes]) => ({ name, bytes }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
}

/** Bytes of each table with its indexes. @param {Cluster} cluster @returns {Promise<{ name: string, bytes: number }[]>} */
async function tableBytes({ postgres }) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select relname as name, pg_total_relation_size(oid)::int as bytes from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 12`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
