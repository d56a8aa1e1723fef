/**
 * A process with little memory that a test has: reads all of a topic of the log on Kafka, and prints how many records there are
 * and how many MiB it took at most.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openKafkaLog } from '../../dist/open-log.js';

const { topic, way, until, ...options } = JSON.parse(process.argv[2] ?? '{}');
const log = await openKafkaLog(options);
let count = 0;
let most = 0;
const took = (/** @type {number} */ records) => {
  count += records;
  most = Math.max(most, process.memoryUsage.rss());
};
if (way === 'read') {
  for (let partition = 0; partition < log.partitions(topic); partition++) {
    for await (const { value } of log.read(topic, partition, 0)) took(value === null ? 0 : 1);
  }
} else {
  await new Promise((resolve) => {
    void log.tail({
      ...{ topics: [topic], from: 'start' },
      onBatch: async ({ records }) => {
        await pause(10);
        took(records.length);
        if (count >= until) resolve(undefined);
      },
    });
  });
}
await log.close();
process.stdout.write(JSON.stringify({ count, mebibytes: most / 1024 / 1024 }));
