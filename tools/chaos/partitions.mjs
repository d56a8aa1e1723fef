/** Faults of single partitions: one without a leader, and topics that are compacted under those who read them. */
import { setTimeout as pause } from 'node:timers/promises';
import { whileCompacting } from '@arbiter/event-log';
import { topics } from '@arbiter/protocol';
import { asked, insync } from './brokers.mjs';
import { instancesOf, killed, REACHED } from './instances.mjs';
import { BACK, until } from './waiting.mjs';

/**
 * @typedef {import('./faults.mjs').World} World
 * @typedef {import('./faults.mjs').Kind} Kind
 */

/** Where losing the leader of a partition stops a part of what people do. */
const LED = [
  topics.gameCommands,
  topics.gameEvents,
  topics.rulesRequests,
  topics.rulesVerdicts,
  topics.matchmakingEvents,
];

/** What is compacted, and who starts from it. */
const COMPACTED = [
  { topic: topics.gameStateSnapshots, service: 'game-state' },
  { topic: topics.rulesEvaluationSnapshots, service: 'rules-evaluation' },
  { topic: topics.matchmakingSnapshots, service: 'matchmaking' },
  { topic: topics.gatewaySnapshots, service: 'gateway' },
  { topic: topics.replaySnapshots, service: 'replay' },
];

/** A key that nobody has: its tombstones begin new segments, and are themselves what is compacted away. */
const STRAY = 'chaos';
const HEADERS = /** @type {const} */ ({});

/** @type {readonly Kind[]} */
export const PARTITIONS = [
  {
    name: 'leaderless',
    what: 'a partition whose only replica is on a broker that stops: it has no leader for seconds',
    unable: ({ cluster }) => (cluster.kafka.brokers.length > 1 ? undefined : 'needs --brokers 3'),
    strike: async (world) => {
      const { cluster, random } = world;
      const { brokers } = cluster.kafka;
      const { name: topic } = LED[random.below(LED.length)] ?? topics.gameEvents;
      const partition = random.below(world.log.partitions(topic));
      const i = random.below(brokers.length);
      const all = brokers.map((_, at) => at + 1);
      await insync(cluster);
      await replicated(world, topic, partition, [i + 1]);
      try {
        // Not killed: the controller would not believe its only copy again after that, and that is right.
        await cluster.kafka.kill(i, 'SIGTERM');
        const gone = await until(
          async () => !(await world.log.available(topic)).has(partition),
          REACHED,
        );
        await pause(1_000 + random.below(3_000));
        if (!gone) throw new Error(`${topic} ${String(partition)} kept a leader`);
      } finally {
        await cluster.kafka.restart(i);
        await replicated(world, topic, partition, all);
        await insync(cluster);
      }
      return `${topic} ${String(partition)}`;
    },
  },
  {
    name: 'compaction',
    what: 'snapshots are compacted, and all who start from them are killed with -9',
    strike: async (world) => {
      const { cluster, random, log } = world;
      const { topic, service } = COMPACTED[random.below(COMPACTED.length)] ?? {};
      if (topic === undefined || service === undefined) return undefined;
      const { name } = topic;
      const partition = random.below(log.partitions(name));
      const done = await whileCompacting({ brokers: cluster.kafka.brokers }, name, () =>
        until(async () => {
          await log.append([{ topic: name, partition, key: STRAY, value: null, headers: HEADERS }]);
          await pause(1_000);
          return (await gaps(world, name, partition)) > 0;
        }, BACK),
      );
      if (!done) throw new Error(`${name} ${String(partition)} is not compacted`);
      const victims = instancesOf(world, service);
      await Promise.all(victims.map((victim) => killed(world, victim)));
      return `${name} ${String(partition)}, every ${service}`;
    },
  },
];

/**
 * Has a partition lie on these brokers alone; resolves when it does.
 *
 * @param {World} world @param {string} topic @param {number} partition @param {readonly number[]} replicas
 */
async function replicated(world, topic, partition, replicas) {
  await asked(world.cluster, (admin) =>
    admin.alterPartitionReassignments({
      topics: [{ topic, partitionAssignment: [{ partition, replicas: [...replicas] }] }],
    }),
  );
  const there = await until(async () => {
    const state = await stateOf(world, topic, partition).catch(() => null);
    return state !== null && same(state.replicas, replicas) && same(state.isr, replicas);
  }, BACK);
  if (!there) throw new Error(`${topic} ${String(partition)} does not go over to its brokers`);
}

/** @param {readonly number[]} some @param {readonly number[]} others in any order */
const same = (some, others) =>
  some.length === others.length && some.every((one) => others.includes(one));

/** Where a partition lies. @param {World} world @param {string} topic @param {number} partition */
async function stateOf(world, topic, partition) {
  return asked(world.cluster, async (admin) => {
    const { topics: all } = await admin.fetchTopicMetadata({ topics: [topic] });
    return all[0]?.partitions.find(({ partitionId }) => partitionId === partition) ?? null;
  });
}

/** How many offsets of a partition hold no record. @param {World} world @param {string} topic @param {number} partition */
async function gaps({ log }, topic, partition) {
  const { first, next } = await log.extent(topic, partition);
  let records = 0;
  for await (const { offset } of log.read(topic, partition, first)) {
    if (offset < next) records += 1;
  }
  return next - first - records;
}
