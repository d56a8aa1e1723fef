/**
 * Runs Arbiter distributed on this machine, without containers: `npm run start:distributed -- [--brokers 3]
 * [--instances 2]`. Kafka, PostgreSQL and Redis are ordinary processes on free ports of loopback; each service is one
 * process or several; a small front has them behind one address. A process that dies is started again. Ctrl-C stops all,
 * and the next start goes on with the same data.
 *
 * environment: PORT, ARBITER_HOST and ARBITER_LOG as for `npm start`; ARBITER_DATA, the folder of everything that lasts:
 * .arbiter-distributed if not set.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setInterval, clearInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Instances, openFront } from './distributed/front.mjs';
import { keepRunning } from './distributed/processes.mjs';
import { startKafka } from './servers/kafka.mjs';
import { startPostgres } from './servers/postgres.mjs';
import { startRedis } from './servers/redis.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const ARBITER = join(ROOT, 'apps', 'arbiter', 'dist', 'main.js');
/** Those without HTTP first: the others are of use only with them. */
const SERVICES = ['rules-evaluation', 'game-state', 'matchmaking', 'gateway', 'replay'];
const WITH_HTTP = ['gateway', 'replay'];
/** How often it is looked whether a server died, in milliseconds. */
const LOOK = 1_000;

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** Whoever called it wrongly, or misses something, reads lines and no stack. */
class Unable extends Error {}

// Each process that we start is killed when we end without a word: one listener each.
process.setMaxListeners(0);

/** What is stopped at the end, the last one first. @type {(() => Promise<unknown> | void)[]} */
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
  const { brokers, instances } = options();
  const folder = resolve(ROOT, process.env['ARBITER_DATA'] || '.arbiter-distributed');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711); // PostgreSQL may have to run as another user, who passes through.
  takeFolder(folder);
  const logs = join(folder, 'output');
  mkdirSync(logs, { recursive: true });

  say('starting Kafka, PostgreSQL and Redis');
  const [kafka, postgres, redis] = await allOf([
    starting(startKafka({ folder: join(folder, 'kafka'), brokers })),
    starting(startPostgres({ folder: join(folder, 'postgres') })),
    starting(startRedis({ folder: join(folder, 'redis') })),
  ]);
  const env = {
    ARBITER_DATA: folder,
    ARBITER_KAFKA: kafka.brokers.join(),
    ARBITER_READ_MODELS: postgres.url,
    ARBITER_REDIS: redis.url,
    NODE_OPTIONS: '',
  };
  const { status, stderr, stdout } = spawnSync(process.execPath, [ARBITER, 'topics'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Unable(`the topics are not as they are to be:\n${stdout}${stderr}`);

  say(`starting ${String(instances)} of each service`);
  const addresses = new Instances();
  const names = SERVICES.flatMap((service) =>
    Array.from({ length: instances }, (_, i) => ({ service, name: `${service}-${String(i + 1)}` })),
  );
  const kept = await allOf(
    names.map(({ service, name }) =>
      starting(
        keepRunning(
          {
            name,
            args: [join(ROOT, 'apps', service, 'dist', 'main.js')],
            env: { ...env, ARBITER_HOST: '127.0.0.1', PORT: '0' },
            log: join(logs, `${name}.log`),
            ...(WITH_HTTP.includes(service)
              ? { onAddress: (url) => addresses.set(service, name, url) }
              : {}),
          },
          say,
        ),
      ),
    ),
  );

  const front = await openFront({
    instances: addresses,
    host: process.env['ARBITER_HOST'] || '127.0.0.1',
    port: Number(process.env['PORT'] || 8080),
  }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    throw new Unable(
      `port ${process.env['PORT'] || '8080'} can't be used (${error.code}); set PORT`,
    );
  });
  stops.push(front.close);
  const bots = await starting(
    keepRunning(
      {
        name: 'bots',
        args: [ARBITER, 'bots'],
        env: { ...env, ARBITER_URL: front.url },
        log: join(logs, 'bots.log'),
      },
      say,
    ),
  );
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
    ...names.map(({ name }, i) => `${name} ${String(kept[i]?.pid())}`),
    `bots ${String(bots.pid())}`,
  ];
  say(`processes: ${processes.join(', ')}`);
  say(`what they write: ${logs}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`Arbiter is ready at ${front.url} (after ${seconds} s)`);
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        brokers: { type: 'string', default: '1' },
        instances: { type: 'string', default: '1' },
      },
    });
    const [brokers, instances] = [Number(values.brokers), Number(values.instances)];
    if (![1, 3].includes(brokers)) throw new Error('--brokers is 1 or 3');
    if (!(Number.isInteger(instances) && instances >= 1 && instances <= 8)) {
      throw new Error('--instances is 1 to 8');
    }
    return { brokers, instances };
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
 * Sees that what comes of a start is stopped at the end, also where it comes after the end was asked for.
 *
 * @template {{ stop: () => Promise<void> }} T
 * @param {Promise<T>} start @returns {Promise<T>}
 */
function starting(start) {
  stops.push(async () => {
    const started = await start.catch(() => undefined);
    await started?.stop();
  });
  return start;
}

/**
 * All of them, or a line for each that failed.
 *
 * @template {readonly Promise<unknown>[]} T
 * @param {[...T]} starts
 * @returns {Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>}
 */
async function allOf(starts) {
  const results = await Promise.allSettled(starts);
  const failed = results.flatMap((one) =>
    one.status === 'rejected' ? [messageOf(one.reason)] : [],
  );
  if (failed.length > 0) throw new Unable(failed.join('\narbiter: '));
  return /** @type {any} */ (
    results.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  );
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
      say(`${name} died; it is started again`);
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

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
