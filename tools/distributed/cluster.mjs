/**
 * Kafka, PostgreSQL, Redis and the services as ordinary processes of this machine, behind one address: what
 * `npm run start:distributed` runs for people and `npm run chaos` breaks.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, SERVICES, SERVICES_FOLDER } from '../bundle.mjs';
import { Instances, openFront } from './front.mjs';
import { keepRunning } from './processes.mjs';
import { accessEnvironment, allow, PRINCIPALS, userOf } from './users.mjs';
import { startKafka } from '../servers/kafka.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { startRedis } from '../servers/redis.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The command line. */
export const ARBITER = join(ROOT, 'tools', 'arbiter.mjs');
const WITH_HTTP = ['gateway', 'replay'];
/** Where rules are evaluated: by services of their own, or by game-state. */
export const EVALUATIONS = /** @type {const} */ (['apart', 'inside']);

/** A usage error, or something missing: prints lines without a stack. */
export class Unable extends Error {}

/**
 * @typedef {object} ClusterOptions
 * @property {string} folder     of everything that lasts
 * @property {number} brokers   1 or 3
 * @property {number} instances  of each service
 * @property {'apart' | 'inside'} [evaluation]  inside: by game-state, without rules-evaluation; apart if left out
 * @property {boolean} [secured]  Kafka with TLS, a user for each service and ACLs
 * @property {string} host       where the front listens
 * @property {number} port       0: any free one
 * @property {Record<string, string>} [env]  for each service, besides where its servers are
 * @property {{ folder: string, programs: Record<string, string> }} [preloads]
 *   programs that services have loaded before their own, file by name, and where services lie that share modules with them
 * @property {(service: string, name: string) => { preloads?: string[], env?: Record<string, string> }} [own]
 *   what one instance has for itself: names of what is loaded before its program, environment
 * @property {(kafka: import('../servers/kafka.mjs').Kafka) => Promise<void>} [before]
 *   what has to be done once the topics are there, before a service starts
 * @property {(line: string) => void} say
 * @property {boolean} [lasting]  whether brokers run as Kafka's own scripts run them, not so that they start soon
 * @property {Stops} stops
 *
 * @typedef {(() => Promise<unknown> | void)[]} Stops  what to stop at the end, the last one first; also what
 *   comes of a start that had begun when the end was asked for
 *
 * @typedef {object} Instance
 * @property {string} name     `gateway-1`
 * @property {string} service
 * @property {import('./processes.mjs').Kept} kept
 *
 * @typedef {object} Cluster
 * @property {string} url      of the front
 * @property {Record<string, string>} env  where the servers are, as services are told
 * @property {(who: import('./users.mjs').Principal) => Record<string, string>} login
 *   what somebody's process has in its environment beside that, to log in to Kafka
 * @property {string} logs     folder of what processes write
 * @property {import('../servers/kafka.mjs').Kafka} kafka
 * @property {import('../servers/postgres.mjs').Postgres} postgres
 * @property {import('../servers/redis.mjs').Redis} redis
 * @property {Instance[]} instances  those that run now
 * @property {(service: string) => string} mainOf  the program of a service
 * @property {(service: string, env?: Record<string, string>) => Promise<Instance>} join
 *   starts one more, with something of its own in its environment; resolves when it is ready
 * @property {(name: string) => Promise<void>} leave  stops one for good; resolves when it has
 */

/**
 * Starts everything. Resolves once all are ready.
 *
 * @param {ClusterOptions} options
 * @returns {Promise<Cluster>}
 * @throws {Unable} with a line for each thing that is missing or does not start
 */
export async function startCluster(options) {
  const { folder, instances, evaluation = 'apart', host, port, say, stops } = options;
  const { folder: programs, programs: preloads } = options.preloads ?? {
    folder: SERVICES_FOLDER,
    programs: {},
  };
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711); // PostgreSQL may have to run as another user, who passes through.
  const logs = join(folder, 'output');
  mkdirSync(logs, { recursive: true });

  await bundle({ folder: programs, preloads });
  const mainOf = (/** @type {string} */ name) => join(programs, `${name}.js`);

  const { kafka, postgres, redis } = await startServers(options);
  const env = {
    ARBITER_DATA: folder,
    ARBITER_KAFKA: kafka.brokers.join(),
    ARBITER_READ_MODELS: postgres.url,
    ARBITER_REDIS: redis.url,
    ARBITER_EVALUATION: evaluation,
    NODE_OPTIONS: '',
    ...options.env,
  };
  /** @param {import('./users.mjs').Principal} who */
  const login = (who) => accessEnvironment(kafka, who);
  await allow(kafka);
  // One machine shares nothing by more partitions.
  run(['topics', '--partitions', '12'], 'the topics are not set up as they should be', {
    ...env,
    ...login('topics'),
  });
  run(['keys'], 'there are no keys', env);
  await options.before?.(kafka);

  const addresses = new Instances();
  /** @type {Instance[]} */
  const running = [];
  const launch = launcher(options, { env, login, logs, mainOf, addresses, running });
  say(`starting ${String(instances)} of each service`);
  let number = instances;
  await allOf(
    SERVICES.filter((name) => name !== 'rules-evaluation' || evaluation === 'apart').flatMap(
      (service) =>
        Array.from({ length: instances }, (_, i) => launch(service, `${service}-${String(i + 1)}`)),
    ),
  );
  running.sort((a, b) => order(a) - order(b));

  const front = await openFront({ instances: addresses, host, port }).catch(
    (/** @type {NodeJS.ErrnoException} */ error) => {
      throw new Unable(`port ${String(port)} can't be used (${error.code}); set PORT`);
    },
  );
  stops.push(front.close);
  return {
    ...{ url: front.url, env, login, logs, kafka, postgres, redis, instances: running, mainOf },
    join: (service, joinEnv) => launch(service, `${service}-${String(++number)}`, joinEnv),
    leave: async (name) => {
      const at = running.findIndex((one) => one.name === name);
      const [gone] = running.splice(at, 1);
      await gone?.kept.stop();
    },
  };
}

/** @param {ClusterOptions} options */
async function startServers({ folder, brokers, lasting = false, secured = false, say, stops }) {
  say('starting Kafka, PostgreSQL and Redis');
  const [kafka, postgres, redis] = await allOf([
    starting(
      stops,
      startKafka({
        ...{ folder: join(folder, 'kafka'), brokers, lasting },
        ...(secured && { users: PRINCIPALS.map(userOf) }),
      }),
    ),
    starting(stops, startPostgres({ folder: join(folder, 'postgres') })),
    starting(stops, startRedis({ folder: join(folder, 'redis') })),
  ]);
  return { kafka, postgres, redis };
}

/**
 * Runs a command that has to be done before a service starts.
 *
 * @param {string[]} args @param {string} otherwise what is so if it fails @param {Record<string, string>} env
 * @throws {Unable} with what is wrong
 */
function run(args, otherwise, env) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [ARBITER, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Unable(`${otherwise}:\n${stdout}${stderr}`);
}

/**
 * What starts an instance of a service, and adds it to those that run.
 *
 * @param {Pick<ClusterOptions, 'own' | 'say' | 'stops'>} options
 * @param {Pick<Cluster, 'env' | 'login' | 'logs' | 'mainOf'> & { addresses: Instances, running: Instance[] }} where
 */
function launcher(
  { own = () => ({}), say, stops },
  { env, login, logs, mainOf, addresses, running },
) {
  /**
   * @param {string} service @param {string} name @param {Record<string, string>} [joinEnv]
   * @returns {Promise<Instance>}
   */
  return async (service, name, joinEnv = {}) => {
    const { preloads: before = [], env: ownEnv = {} } = own(service, name);
    const args = before.flatMap((one) => ['--import', pathToFileURL(mainOf(one)).href]);
    const kept = await starting(
      stops,
      keepRunning(
        {
          name,
          args: [...args, mainOf(service)],
          env: {
            ...env,
            ...login(/** @type {import('./users.mjs').Principal} */ (service)),
            ...{ ARBITER_HOST: '127.0.0.1', PORT: '0', ...ownEnv, ...joinEnv },
          },
          log: join(logs, `${name}.log`),
          ...(WITH_HTTP.includes(service)
            ? { onAddress: (url) => addresses.set(service, name, url) }
            : {}),
        },
        say,
      ),
    );
    const instance = { name, service, kept };
    running.push(instance);
    return instance;
  };
}

/** @param {Instance} instance */
const order = ({ service, name }) =>
  SERVICES.indexOf(service) * 100 + Number(name.split('-').at(-1));

/**
 * Sees that what comes of a start is stopped at the end, also where it comes after the end was asked for.
 *
 * @template {{ stop: () => Promise<void> }} T
 * @param {Stops} stops @param {Promise<T>} start @returns {Promise<T>}
 */
export function starting(stops, start) {
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
export async function allOf(starts) {
  const results = await Promise.allSettled(starts);
  const failed = results.flatMap((one) =>
    one.status === 'rejected' ? [messageOf(one.reason)] : [],
  );
  if (failed.length > 0) throw new Unable(failed.join('\narbiter: '));
  return /** @type {any} */ (
    results.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  );
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
