/** What is broken while people play: one kind of fault an entry. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { topics } from '@arbiter/protocol';
import pg from 'pg';
import { SERVICES } from '../bundle.mjs';
import { insync, members } from './brokers.mjs';
import { allKilled, diesAt, instancesOf, killed, REACHED, runs } from './instances.mjs';
import { query } from './models.mjs';
import { arbiter } from './operator.mjs';
import { PARTITIONS } from './partitions.mjs';
import { RELEASES } from './releases.mjs';
import { BACK, until } from './waiting.mjs';

/** How long a spell or ability that asks while it resolves is waited for, in milliseconds: it is rare. */
const HALF_RESOLVED = 40_000;
/** So many services at most lose an instance at once. */
const MOST = 4;

/**
 * @typedef {import('../distributed/cluster.mjs').Instance} Instance
 *
 * @typedef {object} World  what faults are made in
 * @property {import('../distributed/cluster.mjs').Cluster} cluster
 * @property {import('@arbiter/kernel').Random} random
 * @property {import('@arbiter/event-log').EventLog} log
 * @property {import('./recent.mjs').Recent} recent
 * @property {(name: string) => string} armed  the file that names the point at which an instance is to die
 * @property {Holds} holds
 * @property {Pick<import('./tables.mjs').Tables, 'breakOne'>} tables
 * @property {() => void} onKill  told of each process that was killed with -9
 *
 * @typedef {object} Holds  of players whose spell or ability is half-resolved
 * @property {(ms: number) => Promise<(() => void) | undefined>} next
 *   waits so long for the next of them and keeps it waiting until told to go on
 *
 * @typedef {object} Kind
 * @property {string} name
 * @property {string} what  in a line, for the table
 * @property {number} [often]  times in a round of all kinds; 1 if left out
 * @property {(world: World) => string | undefined} [unable]  why it can't be made on this cluster
 * @property {(world: World) => Promise<string | undefined>} strike
 *   resolves when all runs again; says what was hit, undefined if the moment never came
 */

/** Every kind there is. @type {readonly Kind[]} */
export const KINDS = [
  {
    name: 'kill',
    what: 'kill -9 of an instance of one to four services at once, at random',
    often: 12,
    strike: async (world) => {
      const services = [...SERVICES];
      const count = 1 + world.random.below(MOST);
      /** @type {Instance[]} */
      const victims = [];
      while (victims.length < count) {
        const [service] = services.splice(world.random.below(services.length), 1);
        const victim = drawn(world, instancesOf(world, service).filter(runs));
        if (victim === undefined) return undefined;
        victims.push(victim);
      }
      return allKilled(world, victims);
    },
  },
  {
    name: 'outage',
    what: 'kill -9 of half of all instances or more at once, whichever',
    often: 12,
    strike: async (world) => {
      const left = world.cluster.instances.filter(runs);
      const fewest = Math.ceil(left.length / 2);
      const count = fewest + world.random.below(left.length - fewest + 1);
      /** @type {Instance[]} */
      const victims = [];
      while (victims.length < count) {
        victims.push(...left.splice(world.random.below(left.length), 1));
      }
      return allKilled(world, victims);
    },
  },
  {
    name: 'point',
    what: 'kill -9 of a service at a chosen point',
    often: 6,
    strike: async (world) => {
      const { service, point } = /** @type {(typeof POINTS)[number]} */ (drawn(world, POINTS));
      const victims = instancesOf(world, service);
      const name = await diesAt(world, victims.filter(runs), point);
      return name && `${name} ${point}`;
    },
  },
  {
    name: 'replay',
    what: 'kill -9 of a service, and again while it reads back what it missed',
    often: 2,
    strike: async (world) => {
      const readers = ['game-state', 'rules-evaluation', 'matchmaking'];
      const service = String(drawn(world, readers));
      const victim = drawn(world, instancesOf(world, service).filter(runs));
      if (victim === undefined) return undefined;
      const topic = service === 'matchmaking' ? topics.matchmakingEvents : topics.gameEvents;
      const file = world.armed(victim.name);
      writeFileSync(file, `reads ${topic.name}`);
      // Armed before it dies, so that the next start of it comes to the point.
      await killed(world, victim, false);
      // Who has all that it missed before it is ready reads no more.
      await until(() => !existsSync(file) || victim.kept.isReady(), BACK);
      await until(() => !existsSync(file), REACHED);
      const reached = !existsSync(file);
      rmSync(file, { force: true });
      await until(() => victim.kept.isReady(), BACK);
      if (reached) world.onKill();
      return reached ? victim.name : undefined;
    },
  },
  {
    name: 'half-resolved',
    what: 'kill -9 of an owner or evaluator while a spell or ability is half-resolved',
    often: 2,
    strike: async (world) => {
      const goOn = await world.holds.next(HALF_RESOLVED);
      if (goOn === undefined) return undefined;
      try {
        const service = String(drawn(world, ['game-state', 'rules-evaluation', 'gateway']));
        const victims = instancesOf(world, service);
        // All of them: nobody who knew the position by heart is left.
        await Promise.all(victims.filter(runs).map((victim) => killed(world, victim, false)));
        goOn();
        await until(() => victims.every((victim) => victim.kept.isReady()), BACK);
        return `every ${service}`;
      } finally {
        goOn();
      }
    },
  },
  {
    name: 'projection',
    what: "kill -9 of replay in the middle of a projection's transaction",
    strike: async (world) => {
      const { cluster } = world;
      const locker = new pg.Client({ connectionString: cluster.postgres.url });
      locker.on('error', () => undefined);
      try {
        await locker.connect();
        // A transaction that has written its other rows waits here for this lock.
        await locker.query('begin; lock table commits in exclusive mode');
        const waits = 'select from pg_locks where not granted';
        const one = await until(
          async () => (await query(cluster.postgres.url, waits)).length > 0,
          REACHED,
        );
        if (!one) return undefined;
        const victims = instancesOf(world, 'replay');
        await Promise.all(victims.map((victim) => killed(world, victim, false)));
        await locker.query('rollback');
        await until(() => victims.every((victim) => victim.kept.isReady()), BACK);
        return 'every replay';
      } finally {
        await locker.end().catch(() => undefined);
      }
    },
  },
  {
    name: 'stop',
    what: 'SIGSTOP of an owner until another has taken over, then SIGCONT',
    often: 2,
    unable: ({ cluster }) =>
      cluster.instances.filter(({ service }) => service === 'game-state').length > 1
        ? undefined
        : 'needs --instances 2',
    strike: async (world) => {
      const { cluster } = world;
      const service = String(drawn(world, ['game-state', 'matchmaking', 'rules-evaluation']));
      const some = instancesOf(world, service).filter(runs);
      const victim = drawn(world, some);
      const pid = victim?.kept.pid();
      if (victim === undefined || pid === undefined || some.length < 2) return undefined;
      const before = await members(cluster, service);
      process.kill(pid, 'SIGSTOP');
      try {
        const taken = await until(async () => (await members(cluster, service)) < before, REACHED);
        // The new owner decides a while before the old one wakes up and believes that nothing happened.
        await pause(500 + world.random.below(2_500));
        return taken ? victim.name : undefined;
      } finally {
        process.kill(pid, 'SIGCONT');
        await until(async () => (await members(cluster, service)) >= before, BACK);
      }
    },
  },
  {
    name: 'broker',
    what: 'kill -9 or stop of a broker, started again',
    strike: async (world) => {
      const { kafka } = world.cluster;
      const i = world.random.below(kafka.brokers.length);
      const signal = world.random.below(2) === 0 ? 'SIGKILL' : 'SIGTERM';
      await insync(world.cluster);
      await kafka.kill(i, signal);
      if (signal === 'SIGKILL') world.onKill();
      await pause(world.random.below(2_000));
      await kafka.restart(i);
      await insync(world.cluster);
      return `broker ${String(i + 1)} ${signal}`;
    },
  },
  {
    name: 'delay',
    what: 'a broker that is silent for a second or two: messages come late',
    strike: async (world) => {
      const { kafka } = world.cluster;
      const i = world.random.below(kafka.brokers.length);
      await kafka.kill(i, 'SIGSTOP');
      const ms = 500 + world.random.below(2_000);
      await pause(ms);
      await kafka.kill(i, 'SIGCONT');
      return `broker ${String(i + 1)} for ${String(ms)} ms`;
    },
  },
  {
    name: 'duplicate',
    what: 'earlier messages come once more, in any order',
    strike: async ({ log, recent, random }) => {
      const again = recent.draw(random, 30);
      if (again.length === 0) return undefined;
      await log.append(again);
      return `${String(again.length)} messages`;
    },
  },
  {
    name: 'redis',
    what: 'Redis killed and started again with nothing in it',
    strike: async ({ cluster: { redis }, onKill }) => {
      await redis.kill();
      onKill();
      await redis.restart();
      return 'redis';
    },
  },
  {
    name: 'postgres',
    what: 'PostgreSQL killed and started again',
    strike: async ({ cluster: { postgres }, random, onKill }) => {
      await postgres.kill();
      onKill();
      await pause(random.below(2_000));
      await postgres.restart();
      return 'postgres';
    },
  },
  {
    name: 'join',
    what: 'one more instance of a service joins, and leaves again: two rebalances in play',
    strike: async (world) => {
      const service = String(drawn(world, SERVICES));
      const { name } = await world.cluster.join(service);
      await pause(1_000 + world.random.below(2_000));
      await world.cluster.leave(name);
      return name;
    },
  },
  {
    name: 'builds',
    what: 'an evaluator of another build, which answers otherwise, beside ours',
    strike: async ({ cluster, random }) => {
      const { name } = await cluster.join('rules-evaluation', { ARBITER_CHAOS_BUILD: 'another' });
      await pause(1_000 + random.below(2_000));
      await cluster.leave(name);
      return name;
    },
  },
  {
    name: 'broken',
    what: 'a game whose evaluation throws, never ends, or kills its process; mended after that',
    strike: async (world) => {
      const how = /** @type {const} */ (['throws', 'loops', 'dies'])[world.random.below(3)];
      await world.tables.breakOne(how ?? 'throws', (game) =>
        arbiter(world.cluster, 'resume', game),
      );
      return `evaluation ${how}`;
    },
  },
  ...PARTITIONS,
  ...RELEASES,
];

/** Where a service may die: at or between the appends and reads that it lives of. */
const POINTS = [
  { service: 'gateway', point: `before append ${topics.gameCommands.name}` },
  { service: 'gateway', point: `after append ${topics.gameCommands.name}` },
  { service: 'game-state', point: `before append ${topics.gameEvents.name}` },
  { service: 'game-state', point: `after append ${topics.gameEvents.name}` },
  { service: 'game-state', point: `reads ${topics.rulesVerdicts.name}` },
  { service: 'rules-evaluation', point: `reads ${topics.rulesRequests.name}` },
  { service: 'rules-evaluation', point: `before append ${topics.rulesVerdicts.name}` },
  // Read back, and no player told yet.
  { service: 'gateway', point: `reads ${topics.gameEvents.name}` },
  { service: 'matchmaking', point: `before append ${topics.matchmakingEvents.name}` },
  { service: 'matchmaking', point: `after append ${topics.matchmakingEvents.name}` },
  { service: 'replay', point: `before append ${topics.gamePublicEvents.name}` },
  { service: 'replay', point: `after append ${topics.gamePublicEvents.name}` },
];

/** @template T @param {World} world @param {readonly T[]} all @returns {T | undefined} */
const drawn = ({ random }, all) => (all.length === 0 ? undefined : all[random.below(all.length)]);
