/**
 * Keeps how each spec file went when it last ran, for the ledger (`arbiter ledger`): which tests it has, which passed,
 * and on which text of which sources that was. A run of some files leaves the results of the others.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Sources } from './sources.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = join(ROOT, 'tmp', 'test-results.json');

/** Only tests that carry a rule in their title count for the ledger. */
const RULE = /\b(?:4ED|5ED|6ED|TSP) /u;

export default class ResultsReporter {
  /** @param {Set<unknown>} _contexts @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_contexts, results) {
    const kept = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
    const sources = new Sources(ROOT);
    for (const { testFilePath, testResults } of results.testResults) {
      const tests = testResults.map(({ ancestorTitles, title, status }) => ({
        title: [...ancestorTitles, title].join(' '),
        passed: status === 'passed',
      }));
      if (!tests.some(({ title }) => RULE.test(title))) continue;
      const file = relative(ROOT, testFilePath).split(sep).join('/');
      kept[file] = { sources: sources.digestsFrom(file), tests };
    }
    mkdirSync(dirname(RESULTS), { recursive: true });
    writeFileSync(`${RESULTS}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${RESULTS}.${process.pid}`, RESULTS);
  }
}
