/**
 * Keeps how each spec file went when it last ran, for the ledger (`arbiter ledger`): which tests it has, which passed,
 * and which text of the file that was. A run of some files leaves the results of the others.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = join(ROOT, 'tmp', 'test-results.json');

export default class ResultsReporter {
  /** @param {Set<unknown>} _contexts @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_contexts, results) {
    const kept = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
    for (const { testFilePath, testResults } of results.testResults) {
      const file = relative(ROOT, testFilePath).split(sep).join('/');
      kept[file] = {
        digest: createHash('sha256').update(readFileSync(testFilePath)).digest('hex'),
        tests: testResults.map(({ ancestorTitles, title, status }) => ({
          title: [...ancestorTitles, title].join(' '),
          passed: status === 'passed',
        })),
      };
    }
    mkdirSync(dirname(RESULTS), { recursive: true });
    writeFileSync(`${RESULTS}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${RESULTS}.${process.pid}`, RESULTS);
  }
}
