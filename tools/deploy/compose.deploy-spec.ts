import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { ROOT } from './sources.mjs';

test('docker-compose accepts docker-compose.yml', () => {
  const { status, stderr } = spawnSync('docker-compose', ['config', '--quiet'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
