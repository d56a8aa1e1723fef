/** What the brokers say of their groups and replicas. */
import kafkajs from 'kafkajs';
import { BACK, until } from './waiting.mjs';

/** How many members a service's group has. @param {import('../distributed/cluster.mjs').Cluster} cluster @param {string} group */
export async function members(cluster, group) {
  return asked(cluster, async (admin) => {
    const { groups } = await admin.describeGroups([group]);
    const [one] = groups;
    return one?.state === 'Stable' ? one.members.length : Infinity;
  });
}

/** Resolves when each partition has all its replicas. @param {import('../distributed/cluster.mjs').Cluster} cluster */
export async function insync(cluster) {
  const whole = () =>
    asked(cluster, async (admin) => {
      const { topics: all } = await admin.fetchTopicMetadata();
      return all.every(({ partitions }) =>
        partitions.every(({ replicas, isr }) => isr.length === replicas.length),
      );
    }).catch(() => false);
  if (!(await until(whole, BACK))) throw new Error('the brokers do not get in step again');
}

/**
 * Asks the brokers something, on a connection of its own.
 *
 * @template T
 * @param {import('../distributed/cluster.mjs').Cluster} cluster
 * @param {(admin: import('kafkajs').Admin) => Promise<T>} ask
 * @returns {Promise<T>}
 */
export async function asked({ kafka }, ask) {
  const { Kafka, logLevel } = kafkajs;
  const admin = new Kafka({ brokers: kafka.brokers, logLevel: logLevel.NOTHING }).admin();
  try {
    await admin.connect();
    return await ask(admin);
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}
