import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { ROOT } from './sources.mjs';

const PROMTOOL = process.env['ARBITER_TEST_PROMTOOL'] ?? 'promtool';

/** @returns the exit code, and what was said if it is not 0 */
function promtool(...args: string[]): [number | null, string] {
  const { error, status, stdout, stderr } = spawnSync(PROMTOOL, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (error !== undefined) {
    const how = '.ci/run installs it, ARBITER_TEST_PROMTOOL names it';
    throw new Error(`can’t run ${PROMTOOL}: ${error.message}; ${how}`, { cause: error });
  }
  return [status, status === 0 ? '' : stdout + stderr];
}

test.each(['alerts.yml', 'slo.yml'])('Prometheus takes %s', (file) => {
  expect(promtool('check', 'rules', `deploy/helm/arbiter/files/${file}`)).toEqual([0, '']);
});

test('alerts call when they should, and not when they should not', () => {
  expect(promtool('test', 'rules', 'deploy/observability/alerts.test.yml')).toEqual([0, '']);
}, 60_000);
