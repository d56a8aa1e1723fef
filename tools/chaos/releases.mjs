/** Faults of releases: services are replaced by those of another build while people play, and back. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { instancesOf, runs } from './instances.mjs';
import { arbiter } from './operator.mjs';
import { BACK, until } from './waiting.mjs';

/** The digest that the other release's engine passes for. */
const NEXT = createHash('sha256').update('chaos: the next release').digest('hex');
/** The services that know builds; those that read are replaced by every `kill`. */
const OWNERS = ['matchmaking', 'game-state'];
const EVALUATORS = 'rules-evaluation';

/**
 * @typedef {import('./faults.mjs').World} World
 * @typedef {import('./faults.mjs').Kind} Kind
 */

/** @type {readonly Kind[]} */
export const RELEASES = [
  {
    name: 'release',
    what: 'a rolling release of another build, games in play moved to it, and all of it back',
    strike: async (world) => {
      const ours = await pinned(world);
      if (ours === undefined) return undefined;
      const moved = await rolled(world, ours, NEXT);
      const back = await rolled(world, NEXT, ours);
      return `${String(moved)} games moved forward, ${String(back)} back`;
    },
  },
  {
    name: 'hung',
    what: 'a release that hangs halfway, its evaluators answering nothing, and is taken back',
    strike: async (world) => {
      const ours = await pinned(world);
      if (ours === undefined) return undefined;
      const evaluator = await joined(world, EVALUATORS, NEXT);
      const pid = evaluator.kept.pid();
      if (pid === undefined) return undefined;
      process.kill(pid, 'SIGSTOP');
      try {
        const replaced = [];
        for (const service of OWNERS) {
          const [old] = instancesOf(world, service).filter(runs);
          const next = await joined(world, service, NEXT);
          if (old !== undefined) await world.cluster.leave(old.name);
          replaced.push(next);
        }
        await pause(2_000 + world.random.below(3_000));
        for (const { name, service } of replaced) {
          await joined(world, service);
          await world.cluster.leave(name);
        }
      } finally {
        process.kill(pid, 'SIGCONT');
      }
      // What was opened meanwhile pins a build that nobody runs any more.
      const moved = await move(world, NEXT, ours);
      await world.cluster.leave(evaluator.name);
      return `half of ${OWNERS.join(' and ')}, ${String(moved)} games moved back`;
    },
  },
];

/**
 * Rolls one release over another: its evaluators beside the old ones, its owners in place of the old ones one by one, then the
 * games in play. What it finds pinned to the old build at the end goes over as well.
 *
 * @param {World} world @param {string} from @param {string} to @returns {Promise<number>} games that went over
 */
async function rolled(world, from, to) {
  const { cluster, random } = world;
  const old = instancesOf(world, EVALUATORS).filter(({ kept }) => kept.pid() !== undefined);
  for (let i = 0; i < old.length; i++) await joined(world, EVALUATORS, to);
  for (const service of OWNERS) {
    for (const { name } of [...instancesOf(world, service)]) {
      await joined(world, service, to);
      await cluster.leave(name);
    }
  }
  // Games of both builds go on beside each other for a while.
  await pause(1_000 + random.below(2_000));
  const moved = await move(world, from, to);
  for (const { name } of old) await cluster.leave(name);
  return moved;
}

/** Starts one more of a release, ours if none is named. @param {World} world @param {string} service @param {string} [build] */
const joined = ({ cluster }, service, build) =>
  cluster.join(service, build === undefined ? {} : { ARBITER_CHAOS_RELEASE: build });

/**
 * What an operator does: has the games of one build go over to another, until none is left.
 *
 * @param {World} world @param {string} from @param {string} to @returns {Promise<number>} how many went over
 */
async function move(world, from, to) {
  let moved = 0;
  const none = await until(async () => {
    const games = (await builds(world)).get(from) ?? 0;
    if (games === 0) return true;
    // In between the last of them may have ended, so that nothing is left to move.
    await builds(world, '--move', from, '--to', to, '--pace', '50').catch(() => undefined);
    moved = Math.max(moved, games);
    await pause(500);
    return false;
  }, BACK);
  if (!none) throw new Error(`games of build ${from.slice(0, 8)} do not go over to ${to}`);
  return moved;
}

/** The build that games in play pin, ours as a rule; undefined while none is played. @param {World} world */
async function pinned(world) {
  return [...(await builds(world)).keys()].find((build) => build !== NEXT);
}

/** Games by the build that they pin. @param {World} world @param {string[]} args @returns {Promise<Map<string, number>>} */
async function builds({ cluster }, ...args) {
  const stdout = await arbiter(cluster, 'builds', ...args);
  return new Map(
    [...stdout.matchAll(/^([0-9a-f]{64}): (\d+) games/gmu)].map(([, build, games]) => [
      String(build),
      Number(games),
    ]),
  );
}
