/**
 * Runs a bench: `npm run -s bench -- NAME …`. For `pipeline --kafka` it starts Kafka, PostgreSQL, Redis and the services
 * as processes of this machine first, on empty folders, and tells the bench where they are: once with rules evaluated by
 * rules-evaluation, once by game-state, unless --evaluation names one. For `restart --kafka` it starts the services once
 * the bench has filled their topics, and kills them when it says so. `page` measures the page in a real browser, `sizing`
 * what each service costs (sizing.mjs).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVALUATIONS, startCluster, Unable } from './distributed/cluster.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BENCH = join(ROOT, 'apps', 'arbiter', 'dist', 'bench.js');
/** The load comes from one address, so it gets the limits of many. */
const ALLOWANCE = '10000';

const args = process.argv.slice(2);
process.exitCode =
  args[0] === 'page'
    ? await page()
    : args[0] === 'sizing'
      ? await sizing()
      : args[0] === 'pipeline' && args.includes('--kafka')
        ? await bothOnKafka()
        : args[0] === 'restart' && args.includes('--kafka')
          ? await killedOnKafka()
          : await bench({});

/** The figures of the page beside their goals; the same test holds what can be held on any machine. */
function page() {
  const script = join(ROOT, 'tools', 'test.mjs');
  return run([script, 'browser', 'page/figures'], { ARBITER_BENCH: 'page' });
}

/** What a command costs in each service, which needs servers of its own. */
function sizing() {
  return run([join(ROOT, 'tools', 'sizing.mjs'), ...args.slice(1)]);
}

/** @param {Record<string, string>} env */
function bench(env) {
  return run([BENCH, ...args], env);
}

/** Runs a program, which is told of signals. @param {string[]} script @param {Record<string, string>} [env] @returns {Promise<number>} its exit code */
async function run(script, env = {}) {
  const child = spawn(process.execPath, script, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function bothOnKafka() {
  process.setMaxListeners(0); // Each process that we start is killed when we end without a word: one listener each.
  const at = args.indexOf('--evaluation');
  const wanted = at === -1 ? EVALUATIONS : EVALUATIONS.filter((one) => one === args[at + 1]);
  if (wanted.length === 0) return bench({}); // It says what is wrong.
  let code = 0;
  for (const evaluation of wanted) code ||= await onKafka(evaluation);
  return code;
}

/** @param {'apart' | 'inside'} evaluation */
function onKafka(evaluation) {
  return withFolder(async (folder, stops) => {
    const { url, kafka } = await startCluster({
      ...clusterOf(folder, stops),
      evaluation,
    });
    return bench({
      ARBITER_BENCH_URL: url,
      ARBITER_BENCH_KAFKA: kafka.brokers.join(),
      ARBITER_EVALUATION: evaluation,
    });
  });
}

/** The bench fills the topics, and then has the services started and killed: it asks for that by messages. */
function killedOnKafka() {
  process.setMaxListeners(0);
  return withFolder(async (folder, stops) => {
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let child;
    /** @type {Promise<unknown[]> | undefined} */
    let ended;
    const cluster = await startCluster({
      ...clusterOf(folder, stops),
      before: async ({ brokers }) => {
        child = spawn(process.execPath, [BENCH, ...args], {
          stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
          env: { ...process.env, ARBITER_BENCH_KAFKA: brokers.join(), ARBITER_DATA: folder },
        });
        ended = once(child, 'exit');
        await Promise.race([once(child, 'message'), ended]); // It asks for the start.
        if (child.exitCode !== null)
          throw new Unable('no services are started: the bench has ended');
      },
    });
    const { instances, url } = cluster;
    const replay = instances.find(({ service }) => service === 'replay')?.kept.url();
    child?.on('message', (/** @type {{ ask: string }} */ { ask }) => {
      const running = instances.map(({ service, kept }) => ({ service, pid: Number(kept.pid()) }));
      if (ask === 'kill') for (const { pid } of running) process.kill(pid, 'SIGKILL');
      if (ask === 'kill') child?.send({ killed: true });
      else {
        const memory = running.map(({ service, pid }) => [service, resident(pid)]);
        child?.send({ memory: Object.fromEntries(memory) });
      }
    });
    if (child?.connected) child.send({ url, replay });
    const [code] = (await ended) ?? [];
    return typeof code === 'number' ? code : 1;
  });
}

/** Bytes that a process has in memory. @param {number} pid */
function resident(pid) {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return 1_024 * Number(kilobytes);
}

/** @param {string} folder @param {import('./distributed/cluster.mjs').Stops} stops */
function clusterOf(folder, stops) {
  return {
    ...{ folder, brokers: 1, instances: 1, host: '127.0.0.1', port: 0, stops },
    lasting: true,
    env: { ARBITER_ALLOWANCE: ALLOWANCE },
    say: (/** @type {string} */ line) => process.stderr.write(`bench: ${line}\n`),
  };
}

/**
 * Measures with a folder of its own, and stops what was started.
 *
 * @param {(folder: string, stops: import('./distributed/cluster.mjs').Stops) => Promise<number>} measure
 * @returns {Promise<number>} the exit code
 */
async function withFolder(measure) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-kafka-'));
  /** @type {import('./distributed/cluster.mjs').Stops} */
  const stops = [];
  try {
    return await measure(folder, stops);
  } catch (error) {
    if (!(error instanceof Unable)) throw error;
    process.stderr.write(`bench: ${error.message}\n`);
    return 1;
  } finally {
    while (stops.length > 0) await stops.pop()?.();
    rmSync(folder, { recursive: true, force: true });
  }
}
