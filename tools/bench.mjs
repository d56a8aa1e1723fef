/**
 * Runs a bench: `npm run -s bench -- NAME …`. For `pipeline --kafka` it starts Kafka, PostgreSQL, Redis and the services
 * as processes of this machine first, on empty folders, and tells the bench where they are: once with rules evaluated by
 * rules-evaluation, once by game-state, unless --evaluation names one. `page` measures the page in a real browser, `sizing`
 * what each service costs (sizing.mjs).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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
async function onKafka(evaluation) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-kafka-'));
  /** @type {import('./distributed/cluster.mjs').Stops} */
  const stops = [];
  try {
    const { url, kafka } = await startCluster({
      ...{ folder, brokers: 1, instances: 1, evaluation, host: '127.0.0.1', port: 0, stops },
      lasting: true,
      env: { ARBITER_ALLOWANCE: ALLOWANCE },
      say: (line) => process.stderr.write(`bench: ${line}\n`),
    });
    return await bench({
      ARBITER_BENCH_URL: url,
      ARBITER_BENCH_KAFKA: kafka.brokers.join(),
      ARBITER_EVALUATION: evaluation,
    });
  } catch (error) {
    if (!(error instanceof Unable)) throw error;
    process.stderr.write(`bench: ${error.message}\n`);
    return 1;
  } finally {
    while (stops.length > 0) await stops.pop()?.();
    rmSync(folder, { recursive: true, force: true });
  }
}
