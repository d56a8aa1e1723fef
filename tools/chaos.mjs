/**
 * Plays many games through the gateway while it breaks what they run on, then holds what players were told against the
 * record: `npm run chaos -- [--kills 100] [--games 4] [--think 250] [--seed N] [--brokers 3] [--instances 2]
 * [--best-of 1] [--minutes N] [--each] [--only KIND,KIND] [--sabotage KIND] [--keep]`. docs/reliability.md says what is promised and what each fault is.
 *
 * It goes on until that many processes were killed with -9, with --minutes no longer than that, with --each until every
 * kind of fault was made once.
 *
 * Exit code 0: every promise was kept. 1: one was broken, or a game did not come to its end. 2: it could not run.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '@arbiter/kernel';
import { openKafkaLog } from '@arbiter/platform';
import { audit, chainsOf } from './chaos/audit.mjs';
import { KINDS } from './chaos/faults.mjs';
import { Holding } from './chaos/holding.mjs';
import { Ledger } from './chaos/ledger.mjs';
import { differencesFromRebuild, query } from './chaos/models.mjs';
import { Recent } from './chaos/recent.mjs';
import { pausesByKind, quantile, seconds, table } from './chaos/report.mjs';
import { Tables } from './chaos/tables.mjs';
import { ARBITER, messageOf, startCluster, Unable } from './distributed/cluster.mjs';

/** Between two faults, in milliseconds: up to so long. */
const GAP = 1_500;
/** So often in a run a kind whose moment did not come is tried again at once; later, when its turn comes. */
const MISSED = 4;
/** A player for whom nothing moved for so long will wait for ever. */
const STUCK = 120_000;
/** Ways to break a promise on purpose, to see that it is noticed: `lost` and `models` are done to what is read at the end. */
const SABOTAGES = ['lost', 'twice', 'belief', 'models'];
/** How many lines of each broken promise are shown. */
const SHOWN = 10;

/** Programs that are loaded before services' own, which are bundled with them here. */
const PRELOADS = {
  folder: join(import.meta.dirname, '..', 'dist', 'chaos'),
  programs: Object.fromEntries(
    ['points', 'evaluation', 'sabotage'].map((name) => [
      name,
      join(import.meta.dirname, 'chaos', `${name}.mjs`),
    ]),
  ),
};

process.setMaxListeners(0);

/** @type {import('./distributed/cluster.mjs').Stops} */
const stops = [];
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(130)); // What was started dies with us.
}

try {
  process.exitCode = (await run(options())) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Unable)) throw error;
  process.stderr.write(`chaos: ${error.message}\n`);
  process.exitCode = 2;
} finally {
  while (stops.length > 0) await stops.pop()?.();
}
process.exit();

/** @typedef {ReturnType<typeof options>} Options */

function options() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
        kills: { type: 'string', default: '100' },
        games: { type: 'string', default: '4' },
        minutes: { type: 'string', default: '100000' },
        think: { type: 'string', default: '250' },
        brokers: { type: 'string', default: '3' },
        instances: { type: 'string', default: '2' },
        'best-of': { type: 'string', default: '1' },
        only: { type: 'string', default: KINDS.map(({ name }) => name).join() },
        each: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        sabotage: { type: 'string' },
      },
    });
    const only = values.only.split(',');
    const kinds = KINDS.filter(({ name }) => only.includes(name));
    const unknown = only.find((name) => !KINDS.some((kind) => kind.name === name));
    if (unknown !== undefined) {
      throw new Error(
        `no kind '${unknown}'; there are ${KINDS.map(({ name }) => name).join(', ')}`,
      );
    }
    const { sabotage } = values;
    if (sabotage !== undefined && !SABOTAGES.includes(sabotage)) {
      throw new Error(`--sabotage is ${SABOTAGES.join(', ')}`);
    }
    return {
      ...{ sabotage, keep: values.keep, each: values.each },
      seed: whole('seed', values.seed, 0, 2 ** 31),
      wanted: whole('kills', values.kills, 1, 100_000),
      minutes: whole('minutes', values.minutes, 1, 100_000),
      games: whole('games', values.games, 1, 64),
      think: whole('think', values.think, 0, 60_000),
      brokers: among('brokers', values.brokers, [1, 3]),
      instances: whole('instances', values.instances, 1, 8),
      bestOf: /** @type {1 | 3} */ (among('best-of', values['best-of'], [1, 3])),
      kinds,
    };
  } catch (error) {
    throw new Unable(messageOf(error));
  }
}

/** @param {string} name @param {string} text @param {number} least @param {number} most */
function whole(name, text, least, most) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} is ${String(least)} to ${String(most)}`);
}

/** @param {string} name @param {string} text @param {readonly number[]} allowed */
function among(name, text, allowed) {
  const value = Number(text);
  if (allowed.includes(value)) return value;
  throw new Error(`--${name} is ${allowed.join(' or ')}`);
}

/** @param {Options} options @returns {Promise<boolean>} whether every promise was kept */
async function run({
  seed,
  wanted,
  minutes,
  games,
  think,
  brokers,
  instances,
  bestOf,
  kinds,
  each,
  keep,
  sabotage,
}) {
  const began = Date.now();
  const at = () => `${((Date.now() - began) / 1000).toFixed(1).padStart(7)} `;
  const say = (/** @type {string} */ line) => process.stdout.write(`${at()}${line}\n`);
  say(`seed ${String(seed)}`);
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-chaos-'));
  stops.push(() => {
    if (keep) process.stdout.write(`kept in ${folder}\n`);
    else rmSync(folder, { recursive: true, force: true });
  });
  chmodSync(folder, 0o711);
  const points = join(folder, 'points');
  mkdirSync(points);
  const armed = (/** @type {string} */ name) => join(points, name);
  const cluster = await startCluster({
    folder,
    brokers,
    instances,
    host: '127.0.0.1',
    port: 0,
    env: { ARBITER_ALLOWANCE: '1000' },
    preloads: PRELOADS,
    own: (service, name) => ({
      preloads: [
        'points',
        ...(service === 'rules-evaluation' ? ['evaluation'] : []),
        ...(service === 'gateway' && sabotage !== undefined ? ['sabotage'] : []),
      ],
      env: { ARBITER_CHAOS: armed(name), ARBITER_CHAOS_SABOTAGE: sabotage ?? '' },
    }),
    say,
    stops,
  });
  const log = await openKafkaLog({ brokers: cluster.kafka.brokers });
  stops.push(() => log.close());
  const recent = new Recent();
  await recent.follow(log);
  const random = seededRandom(seed);
  const ledger = new Ledger();
  const holds = new Holding();

  let over = false;
  /** @type {string[]} */
  const wrong = [];
  const tables = new Tables({
    ...{ url: cluster.url, count: games, bestOf, seed, think, ledger },
    goOn: () => !over,
    hold: () => holds.hold(),
    rarely: () => holds.isWanted,
    onBroken: (error) => {
      wrong.push(error.message);
      say(`a player can't go on: ${error.message}`);
    },
  });
  stops.push(() => tables.close());
  const playing = tables.play();

  /** @type {(import('./chaos/report.mjs').Fault & { what: string })[]} */
  const made = [];
  let kills = 0;
  const onKill = () => void ++kills;
  const world = { cluster, random, log, recent, armed, holds, tables, onKill };
  const able = kinds.filter(({ name, unable }) => {
    const why = unable?.(world);
    if (why !== undefined) say(`left out: ${name} ${why}`);
    return why === undefined;
  });
  if (able.length === 0) throw new Unable('no kind of fault is left');
  /** @type {typeof able} */
  let pack = [];
  // With --each every kind is made once.
  const often = (/** @type {(typeof able)[number]} */ kind) => (each ? 1 : (kind.often ?? 1));
  let missed = 0;
  let stuck = '';
  const looking = setInterval(() => {
    const [first] = ledger.waiting(Date.now()).filter(({ from, to }) => to - from > STUCK);
    if (first !== undefined) stuck = `nothing moves for player ${first.player}`;
  }, 1_000);
  stops.push(() => clearInterval(looking));
  const until = Date.now() + minutes * 60_000;
  const isEnough = () =>
    each ? made.length >= able.length : kills >= wanted || Date.now() > until;
  const breaking = async () => {
    while (!isEnough() && stuck === '' && tables.broken === 0) {
      await pause(random.below(GAP));
      if (pack.length === 0)
        pack = shuffled(
          able.flatMap((kind) => Array(often(kind)).fill(kind)),
          random,
        );
      const kind = /** @type {(typeof able)[number]} */ (pack.pop());
      const from = Date.now();
      const what = await kind.strike(world);
      if (what === undefined) {
        say(`${kind.name}: its moment did not come`);
        if (++missed < MISSED) pack.unshift(kind);
        continue;
      }
      made.push({ kind: kind.name, from, what });
      say(
        `${String(made.length)} ${kind.name}: ${what}, ${seconds(Date.now() - from)}; ${String(kills)} kills`,
      );
    }
    over = true;
  };
  const giveUp = async () => {
    while (stuck === '') await pause(500);
    throw new Error(stuck);
  };
  try {
    await Promise.race([Promise.all([breaking(), playing]).then(() => tables.others()), giveUp()]);
  } catch (error) {
    wrong.push(messageOf(error));
    over = true;
    await Promise.race([playing, giveUp()]).catch(() => undefined);
    // Whoever still waits is told nothing more, so that what was told can be compared.
    tables.close();
  }
  const finished = new Set(
    tables.ended.flatMap(({ match }) => match.games.map(({ game }) => game)),
  );
  say('all is played; what was told is held against the record');

  const published = await fetch(new URL('/.well-known/tips.json', cluster.url));
  const { keys } = /** @type {{ keys: readonly import('@arbiter/protocol').PublicKey[] }} */ (
    await published.json()
  );
  const trusted = keys.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid }));
  const chains = await chainsOf(log);
  if (sabotage === 'lost') for (const chain of chains.values()) chain.pop();
  const told = tables.clients.map((client) => ({
    player: client.player ?? '',
    tips: client.games.flatMap((game) => client.tipsOf(game)),
  }));
  const found = audit({ ledger, told, chains, keys: trusted });
  const unlike = disagreements(tables.ended);
  const unverified = await verify(tables.ended, folder);
  if (sabotage === 'models')
    await query(cluster.postgres.url, 'update records set turn = turn + 1');
  const models = await differencesFromRebuild(cluster, log, say);

  if (found.acknowledged === 0) wrong.push('nothing was played');
  const unfinished = [...chains.keys()].filter((game) => !finished.has(game));
  /** @type {[name: string, broken: readonly string[]][]} */
  const promises = [
    ['games that did not come to their end', [...wrong, ...unfinished]],
    ['acknowledged commands lost', found.lost],
    ['applied twice', found.twice],
    ['told something that later was not so', found.untrue],
    ['matches whose players were told different ends', unlike],
    ['records that do not verify', unverified],
    ['rows of the read models unlike a rebuild', models],
  ];

  const longest = pausesByKind(made, ledger.pauses);
  const rows = able.map(({ name, what }) => row(name, what, longest.get(name) ?? []));
  const all = [...longest.values()].flat();
  const lines = [
    '',
    table([
      ['fault', 'what', 'times', 'longest pause: p50', 'p99', 'most'],
      ...rows,
      row('all', '', all),
    ]),
    '',
    table([
      ['', 'found'],
      ['faults', String(made.length)],
      ['processes killed with -9', String(kills)],
      ['matches finished', `${String(tables.ended.length / 2)} of ${String(tables.begun)}`],
      ['games finished', `${String(finished.size)} of ${String(chains.size)}`],
      ['games suspended, mended and finished', String(tables.suspended.length)],
      ['commands acknowledged', String(found.acknowledged)],
      ['signed tips told', String(found.tips)],
      ...promises.map(([name, broken]) => [name, String(broken.length)]),
      ['read models equal to a rebuild', models.length === 0 ? 'yes' : 'no'],
    ]),
    '',
    `seed ${String(seed)}, ${String(games)} tables, best of ${String(bestOf)}, players think ${String(think)} ms, ` +
      `${String(brokers)} brokers, ` +
      `${String(instances)} of each service, ${seconds(Date.now() - began)}; a member is missed after 3 s ` +
      '(session timeout), a broker after 3 s (broker.session.timeout.ms)',
  ];
  for (const [name, broken] of promises) {
    for (const line of broken.slice(0, SHOWN)) lines.push(`broken: ${name}: ${line}`);
    if (broken.length > SHOWN) lines.push(`and ${String(broken.length - SHOWN)} more`);
  }
  const failed = promises.filter(([, broken]) => broken.length > 0).length;
  const passed = promises.length - failed;
  lines.push(`${String(passed)} passed, ${String(failed)} failed`);
  process.stdout.write(`${lines.join('\n')}\n`);
  const results = process.env['ARBITER_TEST_RESULTS'];
  if (results !== undefined) {
    // In Jest's form, which tools/sum-results.mjs reads: each promise counts as one test.
    const sum = { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: 0 };
    writeFileSync(join(results, 'chaos.json'), JSON.stringify(sum));
  }
  return failed === 0;
}

/** @param {string} name @param {string} what @param {readonly number[]} pauses */
function row(name, what, pauses) {
  const [half, most99, most] = [0.5, 0.99, 1].map((share) => seconds(quantile(pauses, share)));
  return [name, what, String(pauses.length), String(half), String(most99), String(most)];
}

/** @template T @param {readonly T[]} all @param {import('@arbiter/kernel').Random} random @returns {T[]} */
function shuffled(all, random) {
  const left = [...all];
  return all.map(() => /** @type {T} */ (left.splice(random.below(left.length), 1)[0]));
}

/** Both players of a match were told the same end. @param {readonly import('./chaos/tables.mjs').Ended[]} ended */
function disagreements(ended) {
  /** @type {Map<string, Set<string>>} */
  const ends = new Map();
  for (const { match } of ended) {
    const told = ends.get(match.match) ?? new Set();
    ends.set(match.match, told);
    told.add(JSON.stringify([match.score, match.winner, match.games]));
  }
  return [...ends].flatMap(([match, told]) =>
    told.size > 1 ? [`${match}: ${[...told].join(' and ')}`] : [],
  );
}

/**
 * Downloads each game's record as its player does, and has the command line verify it.
 *
 * @param {readonly import('./chaos/tables.mjs').Ended[]} ended @param {string} folder
 */
async function verify(ended, folder) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { client, match } of ended) {
    for (const { game } of match.games) {
      if (files.has(game)) continue;
      const file = join(folder, `${game}.ndjson`);
      files.set(game, file);
      writeFileSync(file, await wholeRecord(client, game));
    }
  }
  if (files.size === 0) return [];
  const { status, stderr } = spawnSync(process.execPath, [ARBITER, 'verify', ...files.values()], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? [] : stderr.trim().split('\n');
}

/** The record of a match that is over begins with a header; before, it is what the seat was sent. */
async function wholeRecord(
  /** @type {import('@arbiter/client').Client} */ client,
  /** @type {string} */ game,
) {
  const until = Date.now() + STUCK;
  for (;;) {
    const text = await client.record(game).catch(messageOf);
    if (text.includes('"record":"record.v1"') || Date.now() > until) return text;
    await pause(200);
  }
}
