/** Instances of services, and how they are killed without a word. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { BACK, until } from './waiting.mjs';

/** How long an instance may take to come to a chosen point, in milliseconds. */
export const REACHED = 20_000;

/**
 * @typedef {import('./faults.mjs').World} World
 * @typedef {import('../distributed/cluster.mjs').Instance} Instance
 */

/** Whether it serves. @param {Instance} instance */
export const runs = ({ kept }) => kept.isReady();

/** All of a service. @param {World} world @param {string | undefined} service */
export const instancesOf = ({ cluster }, service) =>
  cluster.instances.filter((one) => one.service === service);

/**
 * Kills an instance without a word.
 *
 * @param {World} world @param {Instance} victim @param {boolean} [wait] until it is back
 */
export async function killed({ onKill }, { kept }, wait = true) {
  const pid = kept.pid();
  if (pid === undefined) return;
  process.kill(pid, 'SIGKILL');
  onKill();
  await until(() => kept.pid() !== pid, BACK);
  if (wait) await until(() => kept.isReady(), BACK);
}

/**
 * Kills instances at once, and waits until all are back. @param {World} world @param {readonly Instance[]} victims
 * @returns {Promise<string>} which they were
 */
export async function allKilled(world, victims) {
  await Promise.all(victims.map((victim) => killed(world, victim)));
  return victims.map(({ name }) => name).join(', ');
}

/**
 * Has one of some instances die at a point: whichever comes there first.
 *
 * @param {World} world @param {readonly Instance[]} some
 * @param {string} point
 * @returns {Promise<string | undefined>} its name
 */
export async function diesAt({ armed, onKill }, some, point) {
  const files = some.map(({ name }) => armed(name));
  const pids = some.map(({ kept }) => kept.pid());
  for (const file of files) writeFileSync(file, point);
  const dead = () => some.find((_, i) => !existsSync(String(files[i])));
  await until(() => dead() !== undefined, REACHED);
  const first = dead();
  for (const file of files) rmSync(file, { force: true });
  if (first === undefined) return undefined;
  onKill();
  await until(() => some.some(({ kept }, i) => kept.pid() !== pids[i]), BACK);
  await until(() => some.every(({ kept }) => kept.isReady()), BACK);
  return first.name;
}
