/**
 * Loaded before a service's own program (`node --import`), so that it can be killed in the very middle of something:
 * whatever is built and run for people knows nothing of this file.
 *
 * When ARBITER_CHAOS names a file and that file names a point, the process ends itself with SIGKILL when it comes
 * there, and takes the file away first. Points: `before append TOPIC`, `after append TOPIC`, `reads TOPIC`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { KafkaLog } from '@arbiter/event-log';

const armed = process.env['ARBITER_CHAOS'] ?? '';

/** @param {string} name */
function point(name) {
  try {
    if (readFileSync(armed, 'utf8') !== name) return;
  } catch {
    return; // As a rule it is not there.
  }
  rmSync(armed);
  process.kill(process.pid, 'SIGKILL');
}

const { append, join, read, tail } = KafkaLog.prototype;

KafkaLog.prototype.append = async function (
  /** @type {readonly import('@arbiter/event-log').NewRecord[]} */ records,
) {
  const topics = [...new Set(records.map(({ topic }) => topic))];
  for (const topic of topics) point(`before append ${topic}`);
  const places = await append.call(this, records);
  for (const topic of topics) point(`after append ${topic}`);
  return places;
};

/** @template {import('@arbiter/event-log').Reading} R @param {R} reading @returns {R} */
const watched = (reading) => ({
  ...reading,
  onBatch: (/** @type {import('@arbiter/event-log').Batch} */ batch) => {
    point(`reads ${batch.topic}`);
    return reading.onBatch(batch);
  },
});
KafkaLog.prototype.join = function (
  /** @type {import('@arbiter/event-log').GroupOptions} */ options,
) {
  return join.call(this, watched(options));
};
KafkaLog.prototype.tail = function (
  /** @type {import('@arbiter/event-log').TailOptions} */ options,
) {
  return tail.call(this, watched(options));
};
KafkaLog.prototype.read = async function* (
  /** @type {Parameters<typeof read>} */ ...[topic, partition, from, to]
) {
  for await (const record of read.call(this, topic, partition, from, to)) {
    point(`reads ${topic}`);
    yield record;
  }
};
