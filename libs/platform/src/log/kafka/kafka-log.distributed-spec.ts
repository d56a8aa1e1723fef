import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BEHAVIOUR_TOPICS, eventLogBehaviour } from '../event-log.behaviour-spec.ts';
import { openKafkaLog } from '../open-log.ts';
import { createTopics } from './topics.ts';
import { adminOf } from './link.ts';

const BROKERS = (process.env['ARBITER_TEST_KAFKA'] ?? '').split(',');
const WRITER = fileURLToPath(new URL('../acknowledged-writer.mjs', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../dist/index.js', import.meta.url));

let tests = 0;

/** A place of its own on the brokers that were given. */
const freshPlace = () => ({
  brokers: BROKERS,
  prefix: `test-${process.pid}-${Date.now()}-${tests++}.`,
});

eventLogBehaviour('Kafka', async () => {
  const place = freshPlace();
  await createTopics(place, BEHAVIOUR_TOPICS);
  return {
    open: () => openKafkaLog({ ...place, topics: BEHAVIOUR_TOPICS }),
    startWriter: () => {
      if (!existsSync(BUILT))
        throw new Error('the writer runs what is built: npx tsc -b libs/platform');
      const options = JSON.stringify({ ...place, topics: BEHAVIOUR_TOPICS });
      return spawn(process.execPath, [WRITER, 'kafka', options], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    },
    remove: async () => {
      const admin = adminOf(BROKERS);
      await admin.connect();
      await admin.deleteTopics({ topics: BEHAVIOUR_TOPICS.map(({ name }) => place.prefix + name) });
      await admin.disconnect();
    },
  };
});
