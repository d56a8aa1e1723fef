/**
 * Runs one kind of tests: `node tools/test.mjs unit|e2e|browser [Jest's arguments]`.
 * With ARBITER_TEST_RESULTS=FOLDER the results are also written to FOLDER/<kind>.json, so that .ci/run can sum
 * them over all kinds.
 */
import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const [kind = 'unit', ...args] = process.argv.slice(2);
const results = process.env['ARBITER_TEST_RESULTS'];

const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules', // Jest needs it to load ES modules
    '--disable-warning=ExperimentalWarning',
    join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
    '--config',
    join(ROOT, 'jest.config.mjs'),
    ...(results === undefined ? [] : ['--json', '--outputFile', resolve(results, `${kind}.json`)]),
    ...args,
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ARBITER_TEST_KIND: kind } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => jest.kill(signal));
}
jest.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
