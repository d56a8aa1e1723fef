/**
 * Runs one kind of tests: `node tools/test.mjs unit|e2e|browser|firefox|distributed|deploy [Jest's
 * arguments]`.
 * With ARBITER_TEST_RESULTS=FOLDER the results are also written to FOLDER/<kind>.json, so that .ci/run can sum
 * them over all kinds.
 *
 * Distributed tests run on real servers: on those that ARBITER_TEST_KAFKA, ARBITER_TEST_POSTGRES and ARBITER_TEST_REDIS
 * name, and on fresh ones for whatever is not named. They empty what they are given. The other kinds leave these
 * suites out, and unit tests end by saying so.
 *
 * `firefox` runs the browser tests in the Firefox that is installed, which ARBITER_TEST_FIREFOX names.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const [kind = 'unit', ...args] = process.argv.slice(2);

/** What makes browser tests run in Firefox: in Debian's, unless another is named. */
const IN_FIREFOX = {
  ARBITER_TEST_KIND: 'browser',
  ARBITER_TEST_FIREFOX: process.env['ARBITER_TEST_FIREFOX'] ?? '/usr/bin/firefox-esr',
};

try {
  // What people run distributed is what is tested so.
  if (['e2e', 'distributed'].includes(kind)) await (await import('./bundle.mjs')).bundle();
  if (['browser', 'firefox'].includes(kind)) await (await import('./bundle-page.mjs')).bundlePage();
  // Servers of the tests' own are what `npm start` runs; where unit tests are chosen, few need one.
  if (!['unit', 'deploy'].includes(kind) || args.length === 0) {
    process.env['ARBITER_TEST_PROGRAM'] = await (await import('./one-program.mjs')).oneProgram();
  }
  process.exitCode =
    kind === 'distributed' ? await onServers() : await jest(kind === 'firefox' ? IN_FIREFOX : {});
  if (kind === 'unit') sayWhatIsLeftOut();
} catch (error) {
  process.stderr.write(`test: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** @param {Record<string, string>} env @returns {Promise<number>} Jest's exit code */
async function jest(env) {
  const results = process.env['ARBITER_TEST_RESULTS'];
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules', // Jest needs it to load ES modules
      '--disable-warning=ExperimentalWarning',
      join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--config',
      join(ROOT, 'jest.config.mjs'),
      ...(results === undefined
        ? []
        : ['--json', '--outputFile', resolve(results, `${kind}.json`)]),
      ...args,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ARBITER_TEST_KIND: kind, ...env } },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Runs distributed tests. Servers that nobody named are started for them, and stopped after them. */
async function onServers() {
  const { SERVERS } = await import('./servers/index.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-servers-'));
  chmodSync(folder, 0o711); // Servers that run as another user pass through it.
  /** @type {Record<string, string>} */
  const env = {};
  /** @type {{ stop: () => Promise<void> }[]} */
  const started = [];
  /** @type {string[]} */
  const missing = [];
  try {
    for (const { name, variable, start } of SERVERS) {
      if (process.env[variable]) continue;
      try {
        const server = await start(join(folder, name));
        started.push(server);
        env[variable] = server.address;
      } catch (error) {
        missing.push(error instanceof Error ? error.message : String(error));
      }
    }
    if (missing.length > 0) throw new Error(missing.join('\ntest: '));
    return await jest(env);
  } finally {
    for (const server of started.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nobody may take a green run for more than it was. */
function sayWhatIsLeftOut() {
  const suites = ['libs', 'apps', 'tools'].flatMap((floor) =>
    readdirSync(join(ROOT, floor), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.distributed-spec.ts') && !file.includes('node_modules'))
      .map((file) => relative(ROOT, join(ROOT, floor, file))),
  );
  process.stdout.write(
    [
      '',
      `LEFT OUT: ${String(suites.length)} suites that need real Kafka, PostgreSQL and Redis:`,
      ...suites.map((file) => `  ${file}`),
      '`npm run test:distributed` runs them, and .ci/run never leaves them out.',
      '',
    ].join('\n'),
  );
}
