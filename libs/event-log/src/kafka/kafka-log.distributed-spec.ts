import { setTimeout as pause } from 'node:timers/promises';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import kafkajs from 'kafkajs';
import { startKafka, type Kafka } from '../../../../tools/servers/kafka.mjs';
import { LogBroken, LogClosed, LogUnavailable, RecordTooLarge } from '../errors.ts';
import { BEHAVIOUR_TOPICS, eventLogBehaviour } from '../event-log.behaviour-spec.ts';
import type { EventLog, LogRecord, TopicSettings } from '../event-log.ts';
import { openKafkaLog } from '../open-log.ts';
import { whileCompacting } from './compaction.ts';
import { KafkaLog } from './kafka-log.ts';
import { adminOf } from './link.ts';
import { createTopics, topicsReady, type KafkaLogPlace } from './topics.ts';

const BROKERS = (process.env['ARBITER_TEST_KAFKA'] ?? '').split(',');
const BUILT = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const WRITER = fileURLToPath(new URL('../acknowledged-writer.mjs', import.meta.url));
const MEMBER = fileURLToPath(new URL('./member.mjs', import.meta.url));

let tests = 0;

/** A place of its own on some brokers. */
const freshPlace = (brokers = BROKERS) => ({
  brokers,
  prefix: `test-${process.pid}-${Date.now()}-${tests++}.`,
});

/** A process of what is built. */
function startBuilt(script: string, ...args: string[]): ChildProcess {
  if (!existsSync(BUILT)) throw new Error('it runs what is built: npx tsc -b libs/event-log');
  return spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function removeTopics({ brokers, prefix = '' }: KafkaLogPlace): Promise<void> {
  const admin = adminOf({ brokers });
  await admin.connect();
  await admin.deleteTopics({ topics: BEHAVIOUR_TOPICS.map(({ name }) => prefix + name) });
  await admin.disconnect();
}

eventLogBehaviour('Kafka', async () => {
  const place = freshPlace();
  await createTopics(place, BEHAVIOUR_TOPICS);
  return {
    open: () => openKafkaLog({ ...place, topics: BEHAVIOUR_TOPICS }),
    startWriter: () =>
      startBuilt(WRITER, 'kafka', JSON.stringify({ ...place, topics: BEHAVIOUR_TOPICS })),
    compacting: (topic, during) => whileCompacting(place, topic, during),
    remove: () => removeTopics(place),
  };
});

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** A log on fresh topics. */
async function freshLog(place = freshPlace(), patience?: number) {
  await createTopics(place, BEHAVIOUR_TOPICS);
  return { place, log: await another(place, patience) };
}

/** One more log at the same place, as another process has it. */
async function another(place: KafkaLogPlace, patience?: number): Promise<EventLog> {
  const options = { ...place, topics: BEHAVIOUR_TOPICS, ...(patience && { patience }) };
  const log = await openKafkaLog(options);
  ended.push(() => log.close());
  return log;
}

/** Topics that have equally many partitions. */
const ALIKE = BEHAVIOUR_TOPICS.slice(0, 3) as [TopicSettings, ...TopicSettings[]];

describe('topics on Kafka', () => {
  it('are waited for, and the log reports why', async () => {
    const place = freshPlace();
    const told: string[] = [];
    const opening = openKafkaLog({
      ...place,
      topics: BEHAVIOUR_TOPICS,
      onWaiting: (why) => told.push(why),
    });
    await until(() => told.length === 1);
    expect(told).toEqual([expect.stringMatching(/lacks topics: .*arbiter topics/)]);
    await createTopics(place, BEHAVIOUR_TOPICS);
    await (await opening).close();
  });

  it('wait for brokers that do not answer, until asked to stop', async () => {
    const told: string[] = [];
    const stop = new AbortController();
    const opening = openKafkaLog({
      brokers: ['127.0.0.1:1'],
      signal: stop.signal,
      onWaiting: (why) => {
        told.push(why);
        stop.abort();
      },
    });
    await expect(opening).rejects.toThrow(LogClosed);
    expect(told).toEqual([expect.stringMatching(/^Kafka at 127.0.0.1:1 does not answer: /)]);
  });

  it('with another number of partitions are refused', async () => {
    const place = freshPlace();
    await createTopics(place, BEHAVIOUR_TOPICS);
    const wider = BEHAVIOUR_TOPICS.map((topic) => ({ ...topic, partitions: 7 }));
    await expect(openKafkaLog({ ...place, topics: wider })).rejects.toThrow(
      /plain has 4 partitions, not 7/,
    );
  });

  it('are made with as many partitions as one wants, and opened with as many as they have', async () => {
    const place = freshPlace();
    const [first, ...later] = ALIKE;
    await createTopics(place, [first], 6);
    // What a later release adds gets as many, whatever it would be made with by itself.
    const reports = await createTopics(place, ALIKE, 60);
    expect(reports.map(({ topic, partitions, created }) => [topic, partitions, created])).toEqual([
      [`${place.prefix}plain`, 6, false],
      ...later.map(({ name }) => [`${place.prefix}${name}`, 6, true]),
    ]);
    expect(reports.flatMap(({ differences }) => differences)).toEqual([]);
    const found = await topicsReady(place, ALIKE, { asMade: true });
    expect(found.map(({ partitions }) => partitions)).toEqual([6, 6, 6]);
    const log = new KafkaLog({ ...place, topics: found });
    ended.push(() => log.close());
    const [placed] = await log.append([{ topic: 'plain', key: 'a', partition: 5, value: 'x' }]);
    expect(placed).toMatchObject({ partition: 5, offset: 0 });
    expect(log.partitionOf('plain', 'a')).toBe(log.partitionOf('other', 'a'));
  });

  it('are refused where not all of them have equally many', async () => {
    const place = freshPlace();
    await createTopics(place, ALIKE.slice(0, 2), 6);
    await createTopics(place, ALIKE.slice(2), 5);
    await expect(topicsReady(place, ALIKE, { asMade: true })).rejects.toThrow(
      /passing has 5 partitions, not 6/,
    );
  });

  it('are created once; later differences are reported and left as they are', async () => {
    const place = freshPlace();
    const first = await createTopics(place, BEHAVIOUR_TOPICS);
    expect(first.every(({ created }) => created)).toBe(true);
    const same = await createTopics(place, BEHAVIOUR_TOPICS);
    expect(same.every(({ created, differences }) => !created && differences.length === 0)).toBe(
      true,
    );
    const other = BEHAVIOUR_TOPICS.map((topic) =>
      topic.name === 'passing' ? { ...topic, retention: 5_000, partitions: 8 } : topic,
    );
    for (const reports of [await createTopics(place, other), await createTopics(place, other)]) {
      expect(reports.flatMap(({ differences }) => differences)).toEqual([
        'partitions is 4, not 8',
        'retention.ms is 3600000, not 5000',
      ]);
    }
  });
});

describe('what a broker never accepts', () => {
  it('is refused at once, and nothing else that is appended with it', async () => {
    // Given a topic that takes less than we think
    const { place, log } = await freshLog();
    const admin = adminOf(place);
    await admin.connect();
    const configEntries = [{ name: 'max.message.bytes', value: '20000' }];
    await admin.alterConfigs({
      validateOnly: false,
      resources: [
        { type: kafkajs.ConfigResourceTypes.TOPIC, name: `${place.prefix}narrow`, configEntries },
      ],
    });
    await admin.disconnect();
    // It takes the broker a moment to apply it.
    const probe = { topic: 'narrow', key: 'k', value: `probe ${noise(30_000)}` };
    const isTaken = (): Promise<boolean> =>
      log.append([probe]).then(
        () => true,
        () => false,
      );
    while (await isTaken()) await pause(100);
    // When much is appended at once, of which one record alone is too large
    const sizes = [...Array.from({ length: 40 }, () => 5_000), 30_000, 5_000];
    const outcomes = await Promise.allSettled(
      sizes.map((size, i) =>
        log.append([{ topic: 'narrow', key: 'k', value: `${i} ${noise(size)}` }]),
      ),
    );
    // Then all others are there, each once and in order
    expect(outcomes[40]).toMatchObject({ status: 'rejected', reason: expect.any(RecordTooLarge) });
    const read: number[] = [];
    for await (const { value } of log.read('narrow', 0, 0)) {
      if (!value?.startsWith('probe')) read.push(parseInt(value ?? ''));
    }
    expect(read).toEqual(sizes.flatMap((size, i) => (size === 5_000 ? [i] : [])));
  }, 30_000);
});

describe('a patient reader', () => {
  it('gets the first record at once, and then records that come closely together in few batches', async () => {
    const { log } = await freshLog();
    const told = { patient: [] as number[][], prompt: [] as number[][] };
    for (const [name, patience] of [['patient', 3_000] as const, ['prompt', 0] as const]) {
      await log.tail({
        ...{ topics: ['plain'], from: 'start', patience },
        onBatch: ({ records }) => void told[name].push(records.map(({ offset }) => offset)),
      });
    }
    const append = () => log.append([{ topic: 'plain', key: 'k', partition: 0, value: 'x' }]);
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Nothing comes for longer than it waits.
    await wait(7_000);
    const began = Date.now();
    await append();
    await until(() => told.patient.length === 1);
    expect(Date.now() - began).toBeLessThan(2_000);
    for (let i = 0; i < 8; i++) {
      await wait(30);
      await append();
    }
    await until(() => told.patient.flat().length === 9 && told.prompt.flat().length === 9);
    expect(told.patient.length).toBeLessThan(told.prompt.length);
    expect(told.patient.length).toBeLessThanOrEqual(4);
    expect(told.patient.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  }, 30_000);
});

describe('several processes on one Kafka', () => {
  it('take turns on a partition: the next owner starts when the last one has released it, at the offset that it committed', async () => {
    const { place, log: first } = await freshLog();
    const second = await another(place);
    const at = new Map<number, string>();
    const faults: string[] = [];
    const done = new Map<number, number[]>();
    const member = (name: string) => ({
      group: 'group',
      topics: ['plain'],
      maxRecords: 5,
      onAssigned: (partition: number) => {
        if (at.has(partition)) faults.push(`${partition} has two owners`);
        at.set(partition, name);
        return {};
      },
      onRevoked: (partition: number) => {
        at.delete(partition);
      },
    });
    const handle =
      (name: string, commit: (partition: number, next: number) => Promise<void>) =>
      async ({
        partition,
        records,
        next,
      }: {
        partition: number;
        records: readonly LogRecord[];
        next: number;
      }) => {
        if (at.get(partition) !== name) faults.push(`${name} reads ${partition}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        const offsets = done.get(partition) ?? [];
        done.set(partition, [...offsets, ...records.map(({ offset }) => offset)]);
        await commit(partition, next);
      };
    const joined = async (log: EventLog, name: string) => {
      const membership = await log.join({
        ...member(name),
        onBatch: handle(name, async (partition, next) =>
          membership.commit('plain', partition, next),
        ),
      });
      return membership;
    };
    const one = await joined(first, 'one');
    const appending = (async () => {
      for (let i = 0; i < 150; i++) {
        await first.append(
          [0, 1, 2, 3].map((partition) => ({ topic: 'plain', key: 'k', partition, value: `${i}` })),
        );
      }
    })();
    const two = await joined(second, 'two');
    await until(() => two.assigned().length === 2);
    await one.close();
    await appending;
    const count = () => [...done.values()].flat().length;
    await until(() => count() === 600);
    expect(faults).toEqual([]);
    for (const offsets of done.values()) expect(offsets).toEqual(offsets.map((_, i) => i));
  }, 60_000);

  it('take over the partitions of a killed one, from its committed offsets', async () => {
    const { place, log } = await freshLog();
    await log.append(
      Array.from({ length: 40 }, (_, i) => ({
        topic: 'plain',
        key: 'k',
        partition: i % 4,
        value: 'old',
      })),
    );
    const child = startBuilt(
      MEMBER,
      JSON.stringify({ ...place, topics: BEHAVIOUR_TOPICS, group: 'group', topic: 'plain' }),
    );
    ended.push(() => child.kill('SIGKILL'));
    let read = 0;
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if ('value' in (JSON.parse(line) as object)) read += 1;
    });
    await until(() => read === 40);
    const seen: LogRecord[] = [];
    const membership = await log.join({
      group: 'group',
      topics: ['plain'],
      onBatch: ({ records }) => void seen.push(...records),
    });
    await until(() => membership.assigned().length === 2);
    const killed = Date.now();
    child.kill('SIGKILL');
    await until(() => membership.assigned().length === 4);
    process.stdout.write(`a killed member's partitions moved in ${Date.now() - killed} ms\n`);
    await log.append(
      [0, 1, 2, 3].map((partition) => ({ topic: 'plain', key: 'k', partition, value: 'new' })),
    );
    await until(() => seen.filter(({ value }) => value === 'new').length === 4);
    // The last commit may have been on its way when it was killed.
    expect(seen.filter(({ value }) => value === 'old').length).toBeLessThanOrEqual(40);
  }, 60_000);

  it('fence each other: one that was cut off commits no offset for a partition that another one owns now', async () => {
    const { place, log } = await freshLog();
    const options = { ...place, topics: BEHAVIOUR_TOPICS, group: 'group', topic: 'plain' };
    const child = startBuilt(MEMBER, JSON.stringify(options));
    ended.push(() => child.kill('SIGKILL'));
    const lines: string[] = [];
    createInterface({ input: child.stdout! }).on('line', (line) => lines.push(line));
    await until(() => lines.filter((line) => line.includes('"assigned"')).length === 4);
    child.kill('SIGSTOP');
    const membership = await log.join({
      group: 'group',
      topics: ['plain'],
      onBatch: () => undefined,
    });
    await until(() => membership.assigned().length === 4);
    await membership.commit('plain', 0, 3);
    child.kill('SIGCONT');
    await until(() => lines.some((line) => line.includes('"revoked"')));
    await until(() => membership.assigned().length === 2);
    expect(await log.committed('group', 'plain', 0)).toBe(3);
  }, 60_000);
});

describe.each([1, 3])('%i broker(s) that come and go', (count) => {
  let kafka: Kafka;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-kafka-'));
    kafka = await startKafka({ folder, brokers: count });
  }, 120_000);
  afterAll(async () => {
    await kafka.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Appends without end, one record after the other, until stopped; every one that is acknowledged is noted. */
  function appendOn(log: EventLog, padding = '') {
    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let [stopped, longest] = [false, 0];
    const done = (async () => {
      for (let i = 0; !stopped; i++) {
        const began = Date.now();
        try {
          await log.append([
            { topic: 'plain', key: 'k', partition: i % 4, value: `${i}${padding}` },
          ]);
          acknowledged.push(`${i}`);
        } catch (error) {
          failed.push(error);
        }
        longest = Math.max(longest, Date.now() - began);
      }
    })();
    const stop = async () => {
      stopped = true;
      await done;
      return { acknowledged, failed, longest };
    };
    // A test that fails must not leave it running: on a closed log it would fail for ever, without a pause.
    ended.push(stop);
    return { acknowledged, stop };
  }

  const disturbances: [string, (i: number) => Promise<void>][] = [
    [
      'killed with -9 and started again',
      async (i) => {
        await kafka.kill(i, 'SIGKILL');
        await new Promise((resolve) => setTimeout(resolve, count === 1 ? 0 : 5_000));
        await kafka.restart(i);
      },
    ],
    [
      'silent for six seconds',
      async (i) => {
        await kafka.kill(i, 'SIGSTOP');
        await new Promise((resolve) => setTimeout(resolve, 6_000));
        await kafka.kill(i, 'SIGCONT');
      },
    ],
  ];

  it.each(disturbances)(
    'a broker is %s: acknowledged records are there once, and readers and groups continue',
    async (how, disturb) => {
      const { log } = await freshLog(freshPlace(kafka.brokers));
      const tailed: string[] = [];
      const grouped = new Set<string>();
      await log.tail({
        topics: ['plain'],
        from: 'start',
        onBatch: ({ records }) => void tailed.push(...records.map(({ value }) => value!)),
      });
      const membership = await log.join({
        group: 'group',
        topics: ['plain'],
        onBatch: async ({ partition, records, next }) => {
          for (const { value } of records) grouped.add(value!);
          await membership.commit('plain', partition, next);
        },
      });
      const appending = appendOn(log);
      await until(() => appending.acknowledged.length > 50);
      await disturb(count - 1);
      const before = appending.acknowledged.length;
      await until(() => appending.acknowledged.length > before + 50, 40_000);
      const { acknowledged, failed, longest } = await appending.stop();
      process.stdout.write(
        `${count} broker(s), one ${how}: ${acknowledged.length} appends, the longest took ${longest} ms\n`,
      );
      expect(failed).toEqual([]);
      const lacks = (seen: Iterable<string>) => {
        const rest = new Set(seen);
        return acknowledged.filter((value) => !rest.has(value)).join();
      };
      await until(
        () => tailed.length >= acknowledged.length,
        40_000,
        () => `the tail lacks ${lacks(tailed)}, the group ${lacks(grouped)}`,
      );
      expect([...tailed].sort()).toEqual([...acknowledged].sort());
      await until(
        () => grouped.size === acknowledged.length,
        40_000,
        () => `the group lacks ${lacks(grouped)}`,
      );
    },
    120_000,
  );

  it('the disk of a broker is full: acknowledged records stay, and writing resumes once there is room', async () => {
    // Alone it is waited for no longer than that; of three another one takes its place within the usual time.
    const patience = count === 1 ? 2_000 : undefined;
    const { place, log } = await freshLog(freshPlace(kafka.brokers), patience);
    const appending = appendOn(log, ` ${noise(50_000)}`);
    await until(() => appending.acknowledged.length > 10);
    // A limit on file sizes stands in for a full disk: the write fails in the middle, and the broker ends itself.
    const full = count - 1;
    await promisify(execFile)('prlimit', ['--pid', String(kafka.pid(full)), '--fsize=1000000']);
    await until(() => kafka.pid(full) === undefined, 40_000);
    const before = appending.acknowledged.length;
    if (count > 1) await until(() => appending.acknowledged.length > before + 20);
    const { acknowledged, failed } = await appending.stop();
    // One of three is not missed. Alone it is, and an appender hears that the brokers are.
    if (count > 1) expect(failed).toEqual([]);
    else expect(failed).toContainEqual(expect.any(LogBroken));
    await kafka.restart(full);
    const roomy = await another(place);
    await roomy.append([{ topic: 'plain', key: 'k', value: '-1' }]);
    const kept = new Set<string>();
    await roomy.tail({
      topics: ['plain'],
      from: 'start',
      onBatch: ({ records }) => records.forEach(({ value }) => kept.add(String(parseInt(value!)))),
    });
    await until(() => acknowledged.every((number) => kept.has(number)));
  }, 120_000);

  it('reports that it can’t be written or read when all brokers are gone for longer than it retries', async () => {
    const { place, log } = await freshLog(freshPlace(kafka.brokers), 1_000);
    const value = { topic: 'plain', key: 'k', value: '' };
    await log.append([value]);
    const all = kafka.brokers.map((_, i) => i);
    await Promise.all(all.map((i) => kafka.kill(i)));
    const [appended, extents] = await Promise.allSettled([
      log.append([value]),
      log.extents('plain'),
    ]);
    expect(appended).toMatchObject({ status: 'rejected', reason: expect.any(LogBroken) });
    expect(extents).toMatchObject({ status: 'rejected', reason: expect.any(LogUnavailable) });
    // Those that come first wait for the others: alone they are no quorum.
    await Promise.all(all.map((i) => kafka.restart(i)));
    const patient = await another(place);
    await patient.append([value]);
    await log.append([value]);
  }, 120_000);
});

/** Text that hardly gets smaller when it is packed. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);

/** @param state the actual state, for the message of a failure */
async function until(done: () => boolean, millis = 20_000, state = () => ''): Promise<void> {
  const end = Date.now() + millis;
  while (!done()) {
    if (Date.now() > end) throw new Error(`waited too long: ${done.toString()}; ${state()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
