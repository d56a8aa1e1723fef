import { openKafkaLog } from '@arbiter/event-log';
import { createTopics } from '@arbiter/event-log';
import { SNAPSHOTS_TOPIC, snapshotsBehaviour } from './snapshots.behaviour-spec.ts';

const BROKERS = (process.env['ARBITER_TEST_KAFKA'] ?? '').split(',');
let tests = 0;

snapshotsBehaviour('Kafka', async () => {
  const place = { brokers: BROKERS, prefix: `snapshots-${process.pid}-${Date.now()}-${tests++}.` };
  await createTopics(place, [SNAPSHOTS_TOPIC]);
  const log = await openKafkaLog({ ...place, topics: [SNAPSHOTS_TOPIC] });
  return { log, remove: () => log.close() };
});
