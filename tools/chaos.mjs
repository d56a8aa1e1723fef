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
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@arbiter/kernel';
import { openKafkaLog } from '@arbiter/platform';
import { Holding } from './chaos/holding.mjs';
import { Ledger } from './chaos/ledger.mjs';
import { options } from './chaos/options.mjs';
import { judged } from './chaos/promises.mjs';
import { Recent } from './chaos/recent.mjs';
import { broken, report, seconds } from './chaos/report.mjs';
import { Tables } from './chaos/tables.mjs';
import { messageOf, startCluster, Unable } from './distributed/cluster.mjs';

/** Between two faults, in milliseconds: up to so long. */
const GAP = 1_500;
/** So often in a run a kind whose moment did not come is tried again at once; later, when its turn comes. */
const MISSED = 4;
/** A player for whom nothing moved for so long will wait for ever. */
const STUCK = 120_000;

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

/** @param {import('./chaos/options.mjs').Options} told @returns {Promise<boolean>} whether every promise was kept */
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
  say('all is played; what was told is held against the record');

  const found = await judged({ cluster, log, ledger, tables, wrong, folder, sabotage, say });
  const failed = found.promises.filter(([, lines]) => lines.length > 0).length;
  const passed = found.promises.length - failed;
  const { ended, begun, suspended } = tables;
  const counted = { begun, matches: ended.length / 2, suspended: suspended.length };
  const lines = [
    ...report({ began, made, kinds: able, ledger, kills, ...counted }, found),
    `seed ${String(seed)}, ${String(games)} tables, best of ${String(bestOf)}, players think ${String(think)} ms, ` +
      `${String(brokers)} brokers, ` +
      `${String(instances)} of each service, ${seconds(Date.now() - began)}; a member is missed after 3 s ` +
      '(session timeout), a broker after 3 s (broker.session.timeout.ms)',
    ...broken(found),
    `${String(passed)} passed, ${String(failed)} failed`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  const results = process.env['ARBITER_TEST_RESULTS'];
  if (results !== undefined) {
    // In Jest's form, which tools/sum-results.mjs reads: each promise counts as one test.
    const sum = { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: 0 };
    writeFileSync(join(results, 'chaos.json'), JSON.stringify(sum));
  }
  return failed === 0;
}

/** @template T @param {readonly T[]} all @param {import('@arbiter/kernel').Random} random @returns {T[]} */
function shuffled(all, random) {
  const left = [...all];
  return all.map(() => /** @type {T} */ (left.splice(random.below(left.length), 1)[0]));
}
