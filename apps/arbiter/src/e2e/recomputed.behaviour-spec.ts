import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Distributed } from './distributed.behaviour-spec.ts';

const ARBITER = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/**
 * What `arbiter ratings recompute` says beside services that run.
 *
 * @throws Error with all that it said, unless its exit code is 0: ratings on record, in the tables and worked out are the same
 */
export async function ratingsRecomputed({ brokers, readModels }: Distributed): Promise<string> {
  const env = {
    ...process.env,
    ...{ NODE_OPTIONS: '', ARBITER_KAFKA: brokers.join(), ARBITER_READ_MODELS: readModels },
  };
  const said = await promisify(execFile)(process.execPath, [ARBITER, 'ratings', 'recompute'], {
    env,
  });
  return said.stdout.trim();
}
