/**
 * Runs Arbiter distributed on this machine, without containers: `npm run start:distributed -- [--brokers 3]
 * [--instances 2] [--evaluation inside] [--secured]`. Kafka, PostgreSQL and Redis are ordinary processes on free ports of
 * loopback; each service is one process or several; a small front has them behind one address. A process that dies is
 * started again. Ctrl-C stops all, and the next start goes on with the same data. With --secured Kafka speaks TLS, and
 * each service logs in as a user of its own, who may do what it needs and nothing else.
 *
 * environment: PORT, ARBITER_HOST and ARBITER_LOG as for `npm start`; ARBITER_DATA, the folder of everything that lasts:
 * .arbiter-distributed if not set.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setInterval, clearInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  allOf,
  ARBITER,
  EVALUATIONS,
  messageOf,
  startCluster,
  starting,
  Unable,
} from './distributed/cluster.mjs';
import { keepRunning } from './distributed/processes.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** How often it is looked whether a server died, in milliseconds. */
const LOOK = 1_000;

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

// Each process that we start is killed when we end without a word: one listener each.
process.setMaxListeners(0);

/** What is stopped at the end, the last one first. @type {import('./distributed/cluster.mjs').Stops} */
const stops = [];

const stopped = new Promise((resolve) => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      resolve(undefined);
      process.once(signal, () => process.exit(130)); // The servers die with us.
    });
  }
});

try {
  const asked = stopped.then(() => 'stopped');
  if ((await Promise.race([start(), asked])) !== 'stopped') await stopped;
  say('Arbiter stops');
} catch (error) {
  if (!(error instanceof Unable)) throw error;
  process.stderr.write(`arbiter: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  while (stops.length > 0) await stops.pop()?.();
}

async function start() {
  const began = performance.now();
  const { brokers, instances, evaluation, secured } = options();
  const folder = resolve(ROOT, process.env['ARBITER_DATA'] || '.arbiter-distributed');
  mkdirSync(folder, { recursive: true });
  takeFolder(folder);
  const { url, env, login, logs, kafka, postgres, redis, ...cluster } = await startCluster({
    folder,
    brokers,
    instances,
    evaluation,
    secured,
    host: process.env['ARBITER_HOST'] || '127.0.0.1',
    port: Number(process.env['PORT'] || 8080),
    say,
    stops,
  });
  const [bots] = await allOf([
    starting(
      stops,
      keepRunning(
        {
          name: 'bots',
          args: [ARBITER, 'bots'],
          env: { ...env, ...login('bot'), ARBITER_URL: url },
          log: join(logs, 'bots.log'),
        },
        say,
      ),
    ),
  ]);
  keepServers([
    { name: 'PostgreSQL', pid: postgres.pid, restart: postgres.restart },
    { name: 'Redis', pid: redis.pid, restart: redis.restart },
    ...kafka.brokers.map((_, i) => ({
      name: `Kafka broker ${String(i + 1)}`,
      pid: () => kafka.pid(i),
      restart: () => kafka.restart(i),
    })),
  ]);

  const processes = [
    ...kafka.brokers.map((_, i) => `kafka-${String(i + 1)} ${String(kafka.pid(i))}`),
    `postgres ${String(postgres.pid())}`,
    `redis ${String(redis.pid())}`,
    ...cluster.instances.map(({ name, kept }) => `${name} ${String(kept.pid())}`),
    `bots ${String(bots.pid())}`,
  ];
  say(`brokers: ${kafka.brokers.join()}`);
  say(`read models: ${postgres.url}`);
  if (kafka.security !== null) {
    say(`users of Kafka and their passwords: ${join(folder, 'kafka', 'secrets.json')}`);
  }
  say(`processes: ${processes.join(', ')}`);
  say(`what they write: ${logs}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`Arbiter is ready at ${url} (after ${seconds} s)`);
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        brokers: { type: 'string', default: '1' },
        instances: { type: 'string', default: '1' },
        evaluation: { type: 'string', default: 'apart' },
        secured: { type: 'boolean', default: false },
      },
    });
    const [brokers, instances] = [Number(values.brokers), Number(values.instances)];
    if (![1, 3].includes(brokers)) throw new Error('--brokers is 1 or 3');
    if (!(Number.isInteger(instances) && instances >= 1 && instances <= 8)) {
      throw new Error('--instances is 1 to 8');
    }
    const evaluation = EVALUATIONS.find((one) => one === values.evaluation);
    if (evaluation === undefined) throw new Error('--evaluation is apart or inside');
    return { brokers, instances, evaluation, secured: values.secured };
  } catch (error) {
    throw new Unable(messageOf(error));
  }
}

/** One of us at a time works on a folder. @param {string} folder */
function takeFolder(folder) {
  const file = join(folder, 'distributed.pid');
  if (existsSync(file) && isRunning(Number(readFileSync(file, 'utf8')))) {
    const pid = readFileSync(file, 'utf8').trim();
    throw new Unable(`the data folder ${folder} is in use by process ${pid}`);
  }
  writeFileSync(file, `${String(process.pid)}\n`);
  stops.push(() => rmSync(file));
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Starts servers again that died.
 *
 * @param {{ name: string, pid: () => number | undefined, restart: () => Promise<void> }[]} servers
 */
function keepServers(servers) {
  const busy = new Set();
  const looking = setInterval(() => {
    for (const { name, pid, restart } of servers) {
      if (pid() !== undefined || busy.has(name)) continue;
      busy.add(name);
      say(`${name} died; restarting it`);
      restart()
        .then(
          () => say(`${name} is back as process ${String(pid())}`),
          (error) => say(messageOf(error)),
        )
        .finally(() => busy.delete(name));
    }
  }, LOOK);
  stops.push(() => clearInterval(looking));
}
