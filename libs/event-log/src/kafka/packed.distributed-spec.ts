import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import kafkajs, { Kafka, logLevel } from 'kafkajs';
import { RecordTooLarge } from '../errors.ts';
import type { EventLog, LogRecord, TopicSettings } from '../event-log.ts';
import { openKafkaLog } from '../open-log.ts';
import { fetchFrom } from './fetching.ts';
import { adminOf, Link } from './link.ts';
import { createTopics } from './topics.ts';

const BROKERS = (process.env['ARBITER_TEST_KAFKA'] ?? '').split(',');
const BUILT = fileURLToPath(new URL('../../dist/open-log.js', import.meta.url));
const READER = fileURLToPath(new URL('./reader.mjs', import.meta.url));
const MIB = 1024 * 1024;

const topicOf = (name: string): TopicSettings => ({
  ...{ name, partitions: 1, retention: 'forever', ephemeral: false },
});
const TOPICS = ['packed', 'mixed', 'airy'].map(topicOf);
const place = { brokers: BROKERS, prefix: `test-${process.pid}-${Date.now()}.` };

let log: EventLog;
beforeAll(async () => {
  await createTopics(place, TOPICS);
  log = await openKafkaLog({ ...place, topics: TOPICS });
});
afterAll(async () => {
  await log.close();
  const admin = adminOf(place);
  await admin.connect();
  await admin.deleteTopics({ topics: TOPICS.map(({ name }) => place.prefix + name) });
  await admin.disconnect();
});

const recordOf = (topic: string, value: string) => ({ topic, key: 'key', value });

async function all(topic: string, from = 0, to?: number): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const record of log.read(topic, 0, from, to)) records.push(record);
  return records;
}

describe('what is written to Kafka', () => {
  it('lies packed on its broker, and comes back as it was written', async () => {
    // Given a commit of the usual size
    const value = JSON.stringify(Array.from({ length: 50 }, (_, i) => ({ type: 'LifeLost', i })));
    const [appended] = await log.append([recordOf('packed', value)]);
    const offset = appended?.offset ?? -1;
    // When it is fetched
    const link = new Link({ ...place, topics: [`${place.prefix}packed`] });
    const from = { topic: `${place.prefix}packed`, partition: 0, offset };
    const { batches } = await fetchFrom(link, from, 1_000);
    link.close();
    // Then it takes less room than half
    expect(batches.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(value.length / 2);
    expect((await all('packed', offset)).map((one) => one.value)).toEqual([value]);
  });

  it('is read alike where an older release wrote it unpacked, from any offset', async () => {
    // Given batches of three, one as it is written now and one as it was before
    const producer = new Kafka({ brokers: BROKERS, logLevel: logLevel.NOTHING }).producer();
    await producer.connect();
    const topic = `${place.prefix}mixed`;
    for (let i = 0; i < 12; i += 6) {
      await log.append([0, 1, 2].map((at) => recordOf('mixed', `${i + at}`)));
      await producer.send({
        ...{ topic, compression: kafkajs.CompressionTypes.None },
        messages: [3, 4, 5].map((at) => ({ key: 'key', value: `${i + at}`, partition: 0 })),
      });
    }
    await producer.disconnect();
    // When it is read from each offset, and up to each
    const values = Array.from({ length: 12 }, (_, i) => `${i}`);
    for (const at of values.keys()) {
      expect((await all('mixed', at)).map(({ value }) => value)).toEqual(values.slice(at));
      expect((await all('mixed', 0, at)).map(({ value }) => value)).toEqual(values.slice(0, at));
    }
    const keyed: (string | null)[] = [];
    for await (const { value } of log.readKey('mixed', 'key', 4, 8)) keyed.push(value);
    // Then all of it is there
    expect(keyed).toEqual(values.slice(4, 8));
  });

  it('is refused where it is too large before it is packed', async () => {
    const headers = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, '.'.repeat(MIB)]));
    const { next } = await log.extent('packed', 0);
    const appending = log.append([{ ...recordOf('packed', ''), headers }]);
    await expect(appending).rejects.toThrow(RecordTooLarge);
    expect(await log.extent('packed', 0)).toMatchObject({ next });
  });
});

describe('what is packed a thousandfold', () => {
  const COUNT = 256;
  beforeAll(async () => {
    if (!existsSync(BUILT)) throw new Error('it runs what is built: npx tsc -b libs/event-log');
    for (let i = 0; i < COUNT; i += 16) {
      await log.append(
        Array.from({ length: 16 }, () =>
          recordOf('airy', randomBytes(8).toString('hex').padEnd(MIB)),
        ),
      );
    }
  }, 60_000);

  it('fills no more of one answer than what isn’t', async () => {
    const link = new Link({ ...place, topics: [`${place.prefix}airy`] });
    const from = { topic: `${place.prefix}airy`, partition: 0, offset: 0 };
    const { batches } = await fetchFrom(link, from, 1_000);
    link.close();
    // So much comes at once, and each batch for itself is small.
    const sizes = await Promise.all(
      batches.map(async (batch) =>
        (await batch.unpack()).reduce((sum, { value }) => sum + (value?.length ?? 0), 0),
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(200 * MIB);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3 * MIB);
  });

  it.each(['read', 'tail'])(
    'is %s by a process that has heap for a fifth of it',
    async (way) => {
      const options = { ...place, topics: TOPICS, topic: 'airy', way, until: COUNT };
      const { stdout } = await promisify(execFile)(process.execPath, [
        ...['--max-old-space-size=48', READER, JSON.stringify(options)],
      ]);
      const { count, mebibytes } = JSON.parse(stdout) as { count: number; mebibytes: number };
      process.stdout.write(`${COUNT} MiB ${way} in ${Math.round(mebibytes)} MiB\n`);
      expect(count).toBe(COUNT);
      expect(mebibytes).toBeLessThan(COUNT);
    },
    60_000,
  );
});
