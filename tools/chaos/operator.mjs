/** What an operator does on the command line while people play. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ARBITER } from '../distributed/cluster.mjs';

/**
 * Runs `arbiter` on a cluster.
 *
 * @param {Pick<import('../distributed/cluster.mjs').Cluster, 'env'>} cluster @param {string[]} args
 * @returns {Promise<string>} what it prints
 * @throws {Error} if it exits with anything but 0
 */
export async function arbiter({ env }, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [ARBITER, ...args], {
    env: { ...process.env, ...env },
  });
  return stdout;
}
