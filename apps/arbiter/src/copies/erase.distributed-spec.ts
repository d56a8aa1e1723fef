import { mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTopics, openKafkaLog } from '@arbiter/event-log';
import { allTopics } from '@arbiter/protocol';
import { startKafka, type Kafka } from '../../../../tools/servers/kafka.mjs';
import { MAIN } from '../serve/child.behaviour-spec.ts';
import { isWritten, lastOn, PERSONS } from './of-players.ts';
import { introduce, personOf } from './matches.behaviour-spec.ts';
import { filesWith } from './searched.behaviour-spec.ts';

const NAME = 'Zebedee Quux-Arkwright';

let folder: string;
let kafka: Kafka;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'erase-'));
  kafka = await startKafka({ folder: join(folder, 'kafka') });
  await createTopics({ brokers: kafka.brokers }, allTopics);
}, 300_000);
afterAll(async () => {
  await kafka.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('who is erased is in no file of the broker any more, and the topic is set as before', async () => {
  const log = await openKafkaLog({ brokers: kafka.brokers });
  await introduce(log, [personOf('p-1', NAME), personOf('p-2', 'Bob')]);
  expect(filesWith(folder, NAME)).toHaveLength(1);
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'erase', 'p-1'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      ARBITER_DATA: join(folder, 'data'),
      ARBITER_KAFKA: kafka.brokers.join(),
    },
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'p-1 is erased\n', stderr: '' });
  expect(await isWritten(log, PERSONS, 'p-1')).toBe(false);
  const persons = await lastOn(log, PERSONS);
  expect([persons.get('p-1') ?? null, persons.get('p-2')]).toEqual([
    null,
    JSON.stringify(personOf('p-2', 'Bob')),
  ]);
  // The broker removes the old file a moment after it is no longer read.
  const end = Date.now() + 60_000;
  while (filesWith(folder, NAME).length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(filesWith(folder, NAME)).toEqual([]);
  await log.close();
  const reports = await createTopics({ brokers: kafka.brokers }, allTopics);
  expect(reports.flatMap(({ differences }) => differences)).toEqual([]);
}, 500_000);
