import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startKafka, type Kafka } from '../../../../tools/servers/kafka.mjs';
import type { Batch, EventLog, TopicSettings } from '../event-log.ts';
import { openKafkaLog } from '../open-log.ts';
import { adminOf, Link } from './link.ts';

const setting = (name: string): TopicSettings => ({
  ...{ name, partitions: 2, retention: 'forever', ephemeral: false },
});
/** Of the second topic one partition is on the broker that is away, and on no other. */
const TOPICS = [setting('games'), setting('split')];
const AWAY = { topic: 'split', partition: 1 };
const HERE = { topic: 'split', partition: 0 };

/** How long a log retries: other calls have to finish while one that can't succeed is still being retried. */
const PATIENCE = 20_000;

describe('while a partition has no leader', () => {
  let kafka: Kafka;
  let folder: string;
  /** Opened before the leader went. */
  let old: EventLog;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-kafka-'));
    kafka = await startKafka({ folder, brokers: 3 });
    const admin = adminOf({ brokers: kafka.brokers });
    await admin.connect();
    const on = (topic: string, ...nodes: number[]) => ({
      topic,
      replicaAssignment: nodes.map((node, partition) => ({ partition, replicas: [node] })),
      configEntries: [{ name: 'min.insync.replicas', value: '1' }],
    });
    await admin.createTopics({
      waitForLeaders: true,
      topics: [on('games', 1, 2), on('split', 1, 3)],
    });
    await admin.disconnect();
    old = await openKafkaLog({ brokers: kafka.brokers, topics: TOPICS, patience: PATIENCE });
    await old.append([AWAY, HERE].map((place) => ({ ...place, key: 'k', value: 'before' })));
  }, 120_000);
  afterAll(async () => {
    await old.close();
    await kafka.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ended: (() => unknown)[] = [];
  /** What is being retried in vain. */
  let inVain: { readonly done: Promise<unknown>; isOver: boolean };
  beforeEach(async () => {
    await kafka.kill(2, 'SIGKILL');
    await leaderIs(false);
    const done = old.append([{ ...AWAY, key: 'k', value: 'in vain' }]);
    inVain = { done, isOver: false };
    const over = () => void (inVain.isOver = true);
    done.then(over, over);
  });
  afterEach(async () => {
    if (kafka.pid(2) === undefined) await kafka.restart(2);
    await leaderIs(true);
    await inVain.done.catch(() => undefined);
    for (const end of ended.splice(0).reverse()) await end();
  }, 60_000);

  async function leaderIs(there: boolean): Promise<void> {
    const link = new Link({ brokers: kafka.brokers, topics: ['split'] });
    const isThere = async () => (await link.look()).leader('split', AWAY.partition) !== null;
    while ((await isThere().catch(() => !there)) !== there) await pause(50);
    link.close();
  }

  /** A log of a process that starts now. */
  async function fresh(): Promise<EventLog> {
    const log = await openKafkaLog({ brokers: kafka.brokers, topics: TOPICS, patience: PATIENCE });
    ended.push(() => log.close());
    return log;
  }

  it.each([
    ['in a process that was there before', () => Promise.resolve(old)],
    ['in one that starts then', fresh],
  ])(
    'all other partitions are written and read, %s',
    async (_, open) => {
      const log = await open();
      const began = performance.now();
      for (const place of [
        HERE,
        { topic: 'games', partition: 0 },
        { topic: 'games', partition: 1 },
      ]) {
        const [placed] = await log.append([{ ...place, key: 'k', value: 'beside' }]);
        const { topic, partition, offset } = placed!;
        const read: (string | null)[] = [];
        for await (const { value } of log.read(topic, partition, offset)) read.push(value);
        expect(read).toEqual(['beside']);
        expect((await log.extent(topic, partition)).next).toBe(offset + 1);
      }
      process.stdout.write(`beside it: ${Math.round(performance.now() - began)} ms\n`);
      expect(inVain.isOver).toBe(false);
    },
    60_000,
  );

  it('a tail starts with all others, and with this one once it has a leader again', async () => {
    const log = await fresh();
    const seen: string[] = [];
    const errors: unknown[] = [];
    await log.tail({
      ...{ topics: ['games', 'split'], from: 'end', onBatch: collect(seen) },
      onError: (error) => errors.push(error),
    });
    await log.append([{ topic: 'games', key: 'k', value: 'one' }]);
    await log.append([{ ...HERE, key: 'k', value: 'two' }]);
    await until(() => seen.length === 2);
    expect(inVain.isOver).toBe(false);
    await kafka.restart(2);
    await inVain.done;
    await until(async () => {
      await log.append([{ ...AWAY, key: 'k', value: 'again' }]);
      return seen.includes('again');
    });
  }, 60_000);

  it('a group assigns all partitions, and only the one without a leader waits', async () => {
    const log = await fresh();
    const seen: string[] = [];
    const begun: number[] = [];
    const membership = await log.join({
      ...{ group: 'group', topics: ['games', 'split'], onBatch: collect(seen) },
      onAssigned: (partition) => {
        begun.push(partition);
        return {};
      },
    });
    expect(membership.assigned()).toEqual([0, 1]);
    await log.append([{ topic: 'games', partition: 0, key: 'k', value: 'now' }]);
    await until(() => seen.includes('now'));
    expect(begun).toEqual([0]);
    expect(inVain.isOver).toBe(false);
    await kafka.restart(2);
    await until(() => begun.includes(1) && seen.includes('in vain'));
  }, 60_000);

  it('its followers continue with all others, on the existing connections', async () => {
    // Given a reader that has found out
    const log = await fresh();
    const seen: string[] = [];
    await log.tail({ topics: ['games', 'split'], from: 'start', onBatch: collect(seen) });
    await log.append([{ topic: 'games', key: 'k', value: 'first' }]);
    await until(() => seen.includes('first'));
    let opened = 0;
    const count = () => (opened += 1);
    subscribe('net.client.socket', count);
    // When it looks several times for a leader
    await pause(1_500);
    await log.append([{ topic: 'games', key: 'k', value: 'last' }]);
    await until(() => seen.includes('last'));
    unsubscribe('net.client.socket', count);
    // Then it asked those that it knows
    expect(opened).toBe(0);
  }, 60_000);
});

const collect = (seen: string[]) => (batch: Batch) => {
  for (const { value } of batch.records) seen.push(value!);
};

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`waited too long: ${done.toString()}`);
    await pause(10);
  }
}
