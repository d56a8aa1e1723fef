/**
 * A process that a test kills: keeps appending to a log, and prints what was acknowledged. What it appends is written
 * in event-log.behaviour-spec.ts.
 */
import { openKafkaLog, openLmdbLog } from '../dist/index.js';

const [kind, options = '{}'] = process.argv.slice(2);
const log = await (kind === 'kafka' ? openKafkaLog : openLmdbLog)(JSON.parse(options));
let batch = 0;
for await (const { offset } of log.read('plain', log.partitionOf('plain', 'a'), 0))
  batch = (offset + 1) / 3;
for (;;) {
  // Several at once, so that a kill meets group commits.
  await Promise.all(
    [0, 1, 2, 3].map(async (i) => {
      const values = [0, 1, 2].map((n) => `${batch + i}/${n}`);
      await log.append(values.map((value) => ({ topic: 'plain', key: 'a', value })));
      process.stdout.write(`${batch + i}\n`);
    }),
  );
  batch += 4;
}
