import { expect } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { MAIN } from '../serve/child.behaviour-spec.ts';

/** `arbiter verify` confirms the record in this file. */
export function expectVerified(record: string): void {
  const verify = spawnSync(process.execPath, [MAIN, 'verify', record], { encoding: 'utf8' });
  expect({ status: verify.status, said: verify.stdout + verify.stderr }).toMatchObject({
    status: 0,
    said: expect.stringContaining('verified'),
  });
}
