import { expect } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN =
  process.env['ARBITER_TEST_PROGRAM'] ??
  fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** `arbiter verify` confirms the record in this file. */
export function expectVerified(record: string): void {
  const verify = spawnSync(process.execPath, [MAIN, 'verify', record], { encoding: 'utf8' });
  expect({ status: verify.status, said: verify.stdout + verify.stderr }).toMatchObject({
    status: 0,
    said: expect.stringContaining('verified'),
  });
}
