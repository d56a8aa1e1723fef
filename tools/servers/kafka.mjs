/**
 * Kafka without Docker: brokers as ordinary processes on free ports of loopback, each with a data folder of its own.
 *
 *     node tools/servers/kafka.mjs [--brokers 3] [--folder FOLDER]
 *
 * starts them, prints their addresses and stops them on Ctrl-C. Tests and other tools use `startKafka`, which may also
 * secure them (kafka-security.mjs). Needs Java 17 or newer, and Maven once: it fetches Kafka into the user's cache folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import kafkajs from 'kafkajs';
import {
  SECURED,
  secretsIn,
  securedProperties,
  SUPER_USER,
  usersToFormat,
} from './kafka-security.mjs';
import { ServerProcess } from './server.mjs';

const POM = fileURLToPath(new URL('./kafka-pom.xml', import.meta.url));

/** How long brokers may take until they answer, and to stop before they are killed, in milliseconds. */
const START = 90_000;
const STOP = 20_000;

/**
 * Running brokers; `i` counts from 0.
 *
 * @typedef {object} Kafka
 * @property {string[]} brokers  `host:port` of each, the same for as long as this object lives
 * @property {import('./kafka-security.mjs').Security | null} security  null: anybody may do anything, unencrypted
 * @property {(i: number) => number | undefined} pid  its process id; undefined while it is down
 * @property {(i: number, signal?: NodeJS.Signals) => Promise<void>} kill
 *   sends a signal, SIGKILL if left out; resolves when the broker is gone, or at once if the signal ends nobody
 * @property {(i: number) => Promise<void>} restart  starts a broker that is down; resolves when all that run answer
 * @property {() => Promise<void>} stop  stops them all; their data stays
 *
 * @typedef {object} Node  one broker, which is a controller too
 * @property {string} folder
 * @property {number} port
 * @property {number} controller   port of the controller
 * @property {import('./kafka-security.mjs').Secrets | null} secrets
 * @property {ServerProcess} process
 */

/**
 * Starts brokers on a folder: a new cluster if it is empty, else the one that it holds. Resolves when all of them
 * answer. With users they speak TLS alone and let nobody do anything but the super user and whom ACLs allow it.
 *
 * @param {{ folder: string, brokers?: number, users?: readonly string[], lasting?: boolean }} options
 *   `lasting`: run as Kafka's own scripts run a broker, for what is measured; else so that it starts soon
 * @returns {Promise<Kafka>}
 * @throws {Error} whose message is one line: what is missing and how to install it, or what the broker says
 */
export async function startKafka({ folder, brokers = 1, users, lasting = false }) {
  const { jars, java } = fetchedJars();
  const classes = join(dirname(jars), `classes-${java}.jsa`);
  if (!existsSync(classes)) await shareClasses(jars, classes);
  const options = [`-XX:SharedArchiveFile=${classes}`, ...(lasting ? LASTING : BRIEF)];
  return startBrokers({ folder, brokers, users, jars, options });
}

/**
 * Half of what a broker takes to start is to load and check its classes. A broker that is started and stopped for nothing
 * else leaves them as Java loads them at once (class data sharing); that takes some seconds, once for each Java.
 *
 * @param {string} jars @param {string} file where they are left
 */
async function shareClasses(jars, file) {
  process.stderr.write('servers: preparing the classes of Kafka (once)\n');
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-classes-'));
  const left = join(mkdtempSync(join(dirname(file), 'classes-')), 'left.jsa');
  try {
    const options = [`-XX:ArchiveClassesAtExit=${left}`, ...BRIEF];
    const kafka = await startBrokers({ folder, brokers: 1, jars, options, stopWithin: START });
    await kafka.stop();
    // Without them all works, only slower.
    if (existsSync(left)) renameSync(left, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(dirname(left), { recursive: true, force: true });
  }
}

/**
 * @param {object} told
 * @param {string} told.folder
 * @param {number} told.brokers
 * @param {readonly string[] | undefined} [told.users]
 * @param {string} told.jars
 * @param {readonly string[]} told.options  Java's
 * @param {number} [told.stopWithin]
 * @returns {Promise<Kafka>}
 */
async function startBrokers({ folder, brokers, users, jars, options, stopWithin = STOP }) {
  mkdirSync(folder, { recursive: true });
  const id = clusterId(folder, brokers, users !== undefined);
  const secrets = users === undefined ? null : secretsIn(folder, users);
  const ports = await freePorts(2 * brokers);
  /** @type {Node[]} */
  const nodes = Array.from({ length: brokers }, (_, i) => {
    const home = join(folder, `broker-${i}`);
    return {
      folder: home,
      port: ports[2 * i] ?? 0,
      controller: ports[2 * i + 1] ?? 0,
      secrets,
      process: brokerIn(home, [...options, '-cp', jars], stopWithin),
    };
  });
  const voters = nodes.map(({ controller }, i) => `${i + 1}@127.0.0.1:${controller}`).join();
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);

  /** @type {Kafka} */
  const kafka = {
    brokers: addresses,
    security: secrets && { ca: secrets.ca, passwords: secrets.passwords },
    pid: (i) => at(i).process.pid,
    kill: (i, signal) => at(i).process.kill(signal),
    restart: async (i) => {
      if (!at(i).process.isDown) throw new Error(`broker ${i} is running`);
      at(i).process.launch();
      await answering(nodes, addresses);
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.process.stop()));
    },
  };
  /** @param {number} i */
  function at(i) {
    const node = nodes[i];
    if (node === undefined) throw new RangeError(`there are ${brokers} brokers, none is ${i}`);
    return node;
  }

  // A tool that runs for a second starts as such brokers do.
  const java = [...options.filter((option) => option.includes('Shared')), ...BRIEF, '-cp', jars];
  try {
    await Promise.all(
      nodes.map((node, i) => prepare(java, node, { id, nodeId: i + 1, voters, brokers })),
    );
    for (const node of nodes) node.process.launch();
    await answering(nodes, addresses);
  } catch (error) {
    await kafka.stop();
    throw error;
  }
  return kafka;
}

/**
 * The class path of Kafka, fetched by Maven if it was not before, and which build of Java there is. The cache's name
 * follows from what is wanted, so another version has another folder.
 */
function fetchedJars() {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (java.status !== 0) {
    throw new Error(
      'Kafka needs Java 17 or newer: install a JRE (Debian: apt install default-jre-headless)',
    );
  }
  const major = Number(/version "(\d+)/.exec(java.stderr)?.[1] ?? 17);
  if (major < 17) {
    throw new Error(
      `Kafka needs Java 17 or newer, this is ${major} (Debian: apt install default-jre-headless)`,
    );
  }
  const wanted = createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 12);
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'arbiter');
  const folder = join(cache, `kafka-${wanted}`);
  if (!existsSync(folder)) {
    process.stderr.write('servers: fetching Kafka (43 MB, once)\n');
    mkdirSync(cache, { recursive: true });
    const fetched = mkdtempSync(join(cache, 'kafka-fetching-'));
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${fetched}`];
    const maven = spawnSync('mvn', ['-q', '-B', '-f', POM, ...goal], { encoding: 'utf8' });
    if (maven.error !== undefined) {
      throw new Error('Kafka is fetched by Maven: install it (Debian: apt install maven)');
    }
    if (maven.status !== 0) {
      const why = /ERROR.*/.exec(maven.stdout)?.[0] ?? `exit code ${maven.status}`;
      throw new Error(`Maven could not fetch Kafka: ${why}`);
    }
    try {
      renameSync(fetched, folder);
    } catch (error) {
      // Somebody else fetched it meanwhile.
      if (!existsSync(folder)) throw error;
      rmSync(fetched, { recursive: true });
    }
  }
  const build = createHash('sha256').update(java.stderr).digest('hex').slice(0, 12);
  return { jars: join(folder, '*'), java: build };
}

/**
 * The id of the cluster that a folder holds; a new one gets one.
 *
 * @param {string} folder @param {number} brokers @param {boolean} secured
 */
function clusterId(folder, brokers, secured) {
  const file = join(folder, 'cluster.json');
  if (existsSync(file)) {
    const held = JSON.parse(readFileSync(file, 'utf8'));
    if (held.brokers !== brokers) {
      throw new Error(`${folder} holds a cluster of ${held.brokers} brokers, not ${brokers}`);
    }
    if ((held.secured ?? false) !== secured) {
      throw new Error(`${folder} holds a cluster that is ${held.secured ? '' : 'not '}secured`);
    }
    return String(held.id);
  }
  // As Kafka makes them: 16 random bytes; one that looks like an option is no use.
  let id = '-';
  while (id.startsWith('-')) id = randomBytes(16).toString('base64url');
  writeFileSync(file, JSON.stringify({ id, brokers, secured }));
  return id;
}

/**
 * Writes a broker's settings and formats its data folder unless that was done before.
 *
 * @param {readonly string[]} java  options of Java's @param {Node} node
 * @param {{ id: string, nodeId: number, voters: string, brokers: number }} cluster
 */
async function prepare(java, node, { id, nodeId, voters, brokers }) {
  const data = join(node.folder, 'data');
  const settings = join(node.folder, 'server.properties');
  const replicas = Math.min(3, brokers);
  const listener = node.secrets === null ? 'PLAINTEXT' : SECURED;
  mkdirSync(data, { recursive: true });
  const properties = {
    'process.roles': 'broker,controller',
    'node.id': nodeId,
    'controller.quorum.voters': voters,
    listeners: `${listener}://127.0.0.1:${node.port},CONTROLLER://127.0.0.1:${node.controller}`,
    'advertised.listeners': `${listener}://127.0.0.1:${node.port}`,
    'controller.listener.names': 'CONTROLLER',
    ...(node.secrets === null
      ? { 'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT' }
      : securedProperties(node.secrets)),
    'log.dirs': data,
    'auto.create.topics.enable': false,
    'default.replication.factor': replicas,
    'min.insync.replicas': Math.min(2, replicas),
    'offsets.topic.num.partitions': 4,
    'offsets.topic.replication.factor': replicas,
    'transaction.state.log.replication.factor': replicas,
    'transaction.state.log.min.isr': Math.min(2, replicas),
    // A standby takes over as soon as its predecessor has been silent for three seconds.
    'group.min.session.timeout.ms': 3000,
    'group.initial.rebalance.delay.ms': 0,
    // A server that was switched off for a summer goes on where it was.
    'offsets.retention.minutes': 10 * 366 * 24 * 60,
    'broker.session.timeout.ms': 3000,
    'broker.heartbeat.interval.ms': 500,
    'controlled.shutdown.enable': true,
    'log.cleaner.dedupe.buffer.size': 16 * 1024 * 1024,
    // Where little is written, waiting for compaction is waiting for the cleaner's next round.
    'log.cleaner.backoff.ms': 1_000,
  };
  const lines = Object.entries(properties).map(([name, value]) => `${name}=${value}\n`);
  // Passwords may be in it.
  writeFileSync(settings, lines.join(''), { mode: 0o600 });
  if (existsSync(join(data, 'meta.properties'))) return;
  const tool = [...java, 'kafka.tools.StorageTool', 'format', '-t', id, '-c', settings];
  if (node.secrets !== null) tool.push(...usersToFormat(node.secrets));
  const format = spawn('java', tool, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  format.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const code = await new Promise((resolve) => format.once('close', resolve));
  if (code !== 0) throw new Error(`Kafka could not format ${data}: ${said.trim().split('\n')[0]}`);
}

/** Most brokers are started often and for a short time: what starts soonest serves best (C1 alone: 25 of 100 less). */
const BRIEF = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
/** As kafka-run-class.sh of Kafka has it, but for the heap: the collector stops it for less, hot code is compiled well. */
const LASTING = [
  ...['-XX:+UseG1GC', '-XX:MaxGCPauseMillis=20', '-XX:InitiatingHeapOccupancyPercent=35'],
  '-XX:+ExplicitGCInvokesConcurrent',
];

/** @param {string} folder @param {readonly string[]} options @param {number} stopWithin */
function brokerIn(folder, options, stopWithin) {
  return new ServerProcess({
    command: 'java',
    args: ['-Xmx400m', ...options, 'kafka.Kafka', join(folder, 'server.properties')],
    log: join(folder, 'output.log'),
    stopSignal: 'SIGTERM',
    stopWithin,
  });
}

/**
 * Resolves when all brokers that run know each other.
 *
 * @param {Node[]} nodes @param {string[]} addresses
 */
async function answering(nodes, addresses) {
  const wanted = nodes.filter((node) => !node.process.isDown);
  const end = Date.now() + START;
  for (;;) {
    for (const node of wanted) {
      if (!node.process.isDown) continue;
      throw new Error(`a broker ended at its start; see ${join(node.folder, 'output.log')}`);
    }
    const known = await Promise.all(
      nodes.map((node, i) => (node.process.isDown ? null : brokersKnownTo(node, addresses[i]))),
    );
    if (known.every((count) => count === null || count >= wanted.length)) return;
    if (Date.now() > end) throw new Error(`the brokers at ${addresses.join()} do not answer`);
    await pause(100);
  }
}

/** @param {Node} node @param {string} [address] @returns {Promise<number>} 0 if it does not answer */
async function brokersKnownTo({ secrets }, address = '') {
  const { Kafka, logLevel } = kafkajs;
  const admin = new Kafka({
    brokers: [address],
    ...(secrets && accessOf(secrets, SUPER_USER)),
    logLevel: logLevel.NOTHING,
    connectionTimeout: 1000,
    requestTimeout: 2000,
    retry: { retries: 0 },
  }).admin();
  try {
    await admin.connect();
    return (await admin.describeCluster()).brokers.length;
  } catch {
    return 0;
  } finally {
    await admin.disconnect();
  }
}

/**
 * How a client of kafkajs logs in as a user.
 *
 * @param {import('./kafka-security.mjs').Security} security @param {string} username
 * @returns {{ ssl: { ca: string[] }, sasl: kafkajs.SASLOptions }}
 */
export function accessOf({ ca, passwords }, username) {
  return {
    ssl: { ca: [readFileSync(ca, 'utf8')] },
    sasl: { mechanism: 'scram-sha-512', username, password: passwords[username] ?? '' },
  };
}

/** @param {number} count @returns {Promise<number[]>} ports of loopback that nobody listens at */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    servers.map(async (server) => {
      await new Promise((resolve) => server.once('listening', resolve));
      const address = server.address();
      return address !== null && typeof address === 'object' ? address.port : 0;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { brokers: { type: 'string', default: '1' }, folder: { type: 'string' } },
  });
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'arbiter-kafka-'));
  try {
    const kafka = await startKafka({ folder, brokers: Number(values.brokers) });
    process.stdout.write(`${kafka.brokers.join()}\n`);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.once(signal, () => {
        void kafka.stop().then(() => {
          if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
        });
      });
    }
  } catch (error) {
    process.stderr.write(`kafka: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
