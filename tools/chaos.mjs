/**
 * Plays many games through the gateway while it breaks what they run on, then holds what players were told against the
 * record: `npm run chaos -- [--kills 100] [--games 4] [--think 250] [--seed N] [--brokers 3] [--instances 2]
 * [--best-of 1] [--minutes N] [--each] [--only KIND,KIND] [--part 2/3] [--sabotage KIND] [--keep]`. docs/reliability.md says what is promised and what each fault is.
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
import { seededRandom } from '@arbiter/kernel';
import { openKafkaLog } from '@arbiter/event-log';
import { Breaking } from './chaos/breaking.mjs';
import { Holding } from './chaos/holding.mjs';
import { Ledger } from './chaos/ledger.mjs';
import { options } from './chaos/options.mjs';
import { judged } from './chaos/promises.mjs';
import { Recent } from './chaos/recent.mjs';
import { broken, report, seconds } from './chaos/report.mjs';
import { Tables } from './chaos/tables.mjs';
import { messageOf, startCluster, Unable } from './distributed/cluster.mjs';

/**
 * After how many milliseconds without any progress a player counts as stuck: more than the two minutes for which two who
 * have just met wait in the queue for others, where all others are in the middle of a game.
 */
const STUCK = 180_000;

/** @typedef {import('./chaos/options.mjs').Options} Told */

/** Programs that are loaded before services' own, which are bundled with them here. */
const PRELOADS = {
  folder: join(import.meta.dirname, '..', 'dist', 'chaos'),
  programs: Object.fromEntries(
    ['points', 'release', 'evaluation', 'sabotage'].map((name) => [
      name,
      join(import.meta.dirname, 'chaos', `${name}.mjs`),
    ]),
  ),
};

/** The services that know which build of the engine they are of. */
const BUILT = ['rules-evaluation', 'game-state', 'matchmaking'];

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

/** @param {Told} told @returns {Promise<boolean>} whether every promise was kept */
async function run(told) {
  const { seed, minutes, games, think, bestOf, kinds, each, wanted, sabotage } = told;
  const began = Date.now();
  const at = () => `${((Date.now() - began) / 1000).toFixed(1).padStart(7)} `;
  const say = (/** @type {string} */ line) => process.stdout.write(`${at()}${line}\n`);
  say(`seed ${String(seed)}`);
  const folder = openFolder(told);
  const { cluster, armed } = await openCluster(folder, told, say);
  const log = await openKafkaLog({ brokers: cluster.kafka.brokers });
  stops.push(() => log.close());
  const recent = new Recent();
  await recent.follow(log);
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

  const world = { cluster, random: seededRandom(seed), log, recent, armed, holds, tables };
  const breaking = new Breaking({ kinds, each, wanted, minutes, world, say });
  const watch = watchForStuck(ledger);
  const enough = breaking
    .run(() => !watch.isStuck() && tables.broken === 0)
    .then(() => (over = true));
  try {
    const played = Promise.all([enough, playing]).then(() => tables.others());
    await Promise.race([played, watch.stuck]);
  } catch (error) {
    wrong.push(messageOf(error));
    over = true;
    await Promise.race([playing, watch.stuck]).catch(() => undefined);
    // Players that still wait hear nothing more, so that what they were told can be compared.
    tables.close();
  }
  say('all games are over; comparing what players were told with the record');

  const found = await judged({ cluster, log, ledger, tables, wrong, folder, sabotage, say });
  const { ended, begun, suspended } = tables;
  const counted = { begun, matches: ended.length / 2, suspended: suspended.length };
  const { made, kills } = breaking;
  const lines = report({ began, made, kinds: breaking.kinds, ledger, kills, ...counted }, found);
  return conclude(lines, found, told, began);
}

/** Everything that a run leaves behind, if it is to be kept. @param {Pick<Told, 'keep'>} told */
function openFolder({ keep }) {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-chaos-'));
  stops.push(() => {
    if (keep) process.stdout.write(`kept in ${folder}\n`);
    else rmSync(folder, { recursive: true, force: true });
  });
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Starts what is going to be broken.
 *
 * @param {string} folder @param {Pick<Told, 'brokers' | 'instances' | 'sabotage'>} told
 * @param {(line: string) => void} say
 */
async function openCluster(folder, { brokers, instances, sabotage }, say) {
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
        ...(BUILT.includes(service) ? ['release'] : []),
        ...(service === 'rules-evaluation' ? ['evaluation'] : []),
        ...(service === 'gateway' && sabotage !== undefined ? ['sabotage'] : []),
      ],
      env: { ARBITER_CHAOS: armed(name), ARBITER_CHAOS_SABOTAGE: sabotage ?? '' },
    }),
    say,
    stops,
  });
  return { cluster, armed };
}

/**
 * Watches for a player for whom nothing moves any more; `stuck` rejects once there is one.
 *
 * @param {Ledger} ledger
 */
function watchForStuck(ledger) {
  let stuckPlayer = '';
  /** @type {(error: Error) => void} */
  let reject = () => undefined;
  /** @type {Promise<never>} */
  const stuck = new Promise((_, rejectStuck) => (reject = rejectStuck));
  stuck.catch(() => undefined);
  const looking = setInterval(() => {
    const [first] = ledger.waiting(Date.now()).filter(({ from, to }) => to - from > STUCK);
    if (first === undefined) return;
    stuckPlayer = first.player;
    reject(new Error(`nothing moves for player ${first.player}`));
  }, 1_000);
  stops.push(() => clearInterval(looking));
  return { isStuck: () => stuckPlayer !== '', stuck };
}

/**
 * Prints the results. Whether every promise was kept.
 *
 * @param {readonly string[]} tables @param {import('./chaos/promises.mjs').Judged} found
 * @param {Told} told @param {number} began
 */
function conclude(tables, found, { seed, games, bestOf, think, brokers, instances }, began) {
  const failed = found.promises.filter(([, lines]) => lines.length > 0).length;
  const passed = found.promises.length - failed;
  const lines = [
    ...tables,
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
