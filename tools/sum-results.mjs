/**
 * Sums the results that Jest wrote as JSON: `node tools/sum-results.mjs FOLDER` prints `N passed, N failed`.
 * Exits with 1 if something failed or nothing ran. A file that did not even load counts as one failure.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const run = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  passed += run.numPassedTests;
  failed += run.numFailedTests + run.numRuntimeErrorTestSuites;
}
process.stdout.write(`${String(passed)} passed, ${String(failed)} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
