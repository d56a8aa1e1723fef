/**
 * A process that a test kills: joins a group of the log on Kafka, and prints a line for each partition that it gets and
 * for each record that it reads, which it commits.
 */
import { openKafkaLog } from '../../dist/index.js';

const { group, topic, ...options } = JSON.parse(process.argv[2] ?? '{}');
const say = (/** @type {unknown} */ said) => process.stdout.write(`${JSON.stringify(said)}\n`);
const log = await openKafkaLog(options);
const membership = await log.join({
  group,
  topics: [topic],
  onAssigned: (partition) => {
    say({ assigned: partition, at: Date.now() });
    return {};
  },
  onRevoked: (partition) => {
    say({ revoked: partition, at: Date.now() });
  },
  onBatch: async ({ partition, records, next }) => {
    for (const { value, offset } of records) say({ partition, offset, value });
    await membership.commit(topic, partition, next);
  },
});
