import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { createTopics, openKafkaLog } from '@arbiter/event-log';
import { topics } from '@arbiter/protocol';
import { startKafka, type Kafka } from '../../../tools/servers/kafka.mjs';
import { intakeBehaviour } from './intake.behaviour-spec.ts';

let folder: string;
let kafka: Kafka;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'intake-'));
  kafka = await startKafka({ folder });
}, 120_000);
afterAll(async () => {
  await kafka.stop();
  rmSync(folder, { recursive: true });
});

intakeBehaviour('a stalled broker', 1_500, async () => {
  const place = { brokers: kafka.brokers, prefix: `intake-${Date.now()}.` };
  const { gameCommands } = topics;
  await createTopics(place, [gameCommands]);
  const log = await openKafkaLog({ ...place, topics: [gameCommands] });
  const signal = (name: NodeJS.Signals): void => {
    process.kill(kafka.pid(0)!, name);
  };
  return {
    log,
    halt: () => {
      signal('SIGSTOP');
    },
    goOn: () => {
      signal('SIGCONT');
    },
    close: () => log.close(),
  };
});
