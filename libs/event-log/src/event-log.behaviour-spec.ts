import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { LogClosed, RecordTooLarge, UnknownTopic } from './errors.ts';
import {
  MAX_RECORD_BYTES,
  type Batch,
  type EventLog,
  type LogRecord,
  type NewRecord,
  type TopicSettings,
} from './event-log.ts';

/** Topics that the suite needs; a fresh log has them, empty. */
export const BEHAVIOUR_TOPICS: readonly TopicSettings[] = [
  { name: 'plain', partitions: 4, retention: 'forever', ephemeral: false },
  { name: 'other', partitions: 4, retention: 'forever', ephemeral: false },
  { name: 'passing', partitions: 4, retention: 3_600_000, ephemeral: true },
  { name: 'latest', partitions: 4, retention: 'compacted', ephemeral: false },
  { name: 'narrow', partitions: 1, retention: 'forever', ephemeral: false },
];

/** One log, as the suite handles it. */
export interface LogUnderTest {
  /** Opens the log; after `close` or a crash it opens the same one again. */
  open(): Promise<EventLog>;
  /**
   * A process that appends without end to `plain`: batches of three records of one key with the values `B/0`, `B/1`,
   * `B/2` for batch B, and prints `B` when a batch is acknowledged. Null: this log does not outlive its process.
   */
  startWriter: (() => ChildProcess) | null;
  /**
   * Has a topic compacted while something is done, which appends to it and waits until it sees that. Null: this log never
   * compacts.
   */
  compacting: ((topic: string, during: () => Promise<void>) => Promise<void>) | null;
  remove(): Promise<void>;
}

/** How every adapter of the event log behaves. */
export function eventLogBehaviour(name: string, make: () => Promise<LogUnderTest>): void {
  describe(`${name} as an event log`, () => {
    let at: LogUnderTest;
    let log: EventLog;
    beforeEach(async () => {
      at = await make();
      log = await at.open();
    });
    afterEach(async () => {
      await log.close();
      await at.remove();
    });

    const reopen = async (): Promise<EventLog> => {
      await log.close();
      return (log = await at.open());
    };

    it('keeps the order of a key, and gives offsets and times in that order', async () => {
      const placed = await log.append(values('plain', 'a', 0, 50));
      const partition = log.partitionOf('plain', 'a');
      expect(placed.map(({ topic, partition, offset }) => ({ topic, partition, offset }))).toEqual(
        Array.from({ length: 50 }, (_, offset) => ({ topic: 'plain', partition, offset })),
      );
      const read = await all(log, 'plain', partition);
      expect(read.map(({ value }) => value)).toEqual(texts(0, 50));
      expect(read.map(({ time }) => time)).toEqual(placed.map(({ time }) => time));
      const times = placed.map(({ time }) => time);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    });

    it('keeps the order of appends that do not wait for each other', async () => {
      const placed = await Promise.all(
        texts(0, 300).map((value) => log.append([plain('a', value)])),
      );
      expect(placed.map(([one]) => one!.offset)).toEqual(Array.from({ length: 300 }, (_, i) => i));
      const read = await all(log, 'plain', log.partitionOf('plain', 'a'));
      expect(read.map(({ value }) => value)).toEqual(texts(0, 300));
    });

    it('returns what was appended, byte by byte', async () => {
      const value = '{"text":"line\\nbreak","café":"𝕏 \u0000 \u2028"}\n\nmore';
      const headers = { ce_id: 'é\n1', traceparent: '00-a-b-01' };
      await log.append([{ topic: 'plain', key: 'clé\n', value, headers }, plain('clé\n', '')]);
      const [first, second] = await all(log, 'plain', log.partitionOf('plain', 'clé\n'));
      expect(first).toMatchObject({ key: 'clé\n', value, headers });
      expect(second).toMatchObject({ value: '', headers: {} });
    });

    it('maps a key to the same partition each time, and uses all partitions', async () => {
      const keys = Array.from({ length: 60 }, (_, i) => `game-${i}`);
      const placed = await log.append(keys.map((key) => plain(key, '')));
      expect(placed.map(({ partition }) => partition)).toEqual(
        keys.map((key) => log.partitionOf('plain', key)),
      );
      expect(keys.map((key) => log.partitionOf('other', key))).toEqual(
        placed.map(({ partition }) => partition),
      );
      expect(new Set(placed.map(({ partition }) => partition)).size).toBe(4);
      expect(log.partitions('plain')).toBe(4);
    });

    it('appends to the partition that is given', async () => {
      const [placed] = await log.append([{ ...plain('a', 'x'), partition: 3 }]);
      expect(placed).toMatchObject({ partition: 3, offset: 0 });
      expect((await all(log, 'plain', 3)).map(({ key }) => key)).toEqual(['a']);
    });

    it('reads from any offset, to the end or to another', async () => {
      await log.append(values('narrow', 'a', 0, 1200));
      const from = async (first: number, to?: number) =>
        (await all(log, 'narrow', 0, first, to)).map(({ offset }) => offset);
      expect(await from(1190)).toEqual([
        1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199,
      ]);
      expect(await from(5, 8)).toEqual([5, 6, 7]);
      expect(await from(0)).toHaveLength(1200);
      expect(await from(1200)).toEqual([]);
      expect(await from(5000)).toEqual([]);
      expect(await log.extents('narrow')).toEqual([{ first: 0, next: 1200 }]);
      expect(await log.extent('narrow', 0)).toEqual({ first: 0, next: 1200 });
      expect(await log.available('narrow')).toEqual(new Map([[0, { first: 0, next: 1200 }]]));
    });

    describe('reads the records of one key', () => {
      const of = async (key: string, from = 0, to?: number) => {
        const found: LogRecord[] = [];
        for await (const one of log.readKey('narrow', key, from, to)) found.push(one);
        return found.map(({ offset, value }) => [offset, value]);
      };
      /** Of many games on one partition, each has its turn: game i the offsets i, i + 50, i + 100, … */
      const append = (rounds: number) =>
        log.append(
          texts(0, 50 * rounds).map((value, i) => ({
            ...{ topic: 'narrow', key: `game-${i % 50}`, value },
          })),
        );

      it('which lie among others, and those that came since', async () => {
        await append(14);
        expect(await of('game-7')).toEqual(
          texts(0, 14).map((_, i) => [7 + 50 * i, `${7 + 50 * i}`]),
        );
        await append(2);
        expect((await of('game-7')).slice(14)).toEqual([
          [707, '7'],
          [757, '57'],
        ]);
        expect(await of('game-49')).toHaveLength(16);
        expect(await of('nobody')).toEqual([]);
      });

      it('which follow each other', async () => {
        await log.append(values('narrow', 'a', 0, 20));
        await log.append(values('narrow', 'b', 0, 20));
        expect((await of('b')).map(([, value]) => value)).toEqual(texts(0, 20));
      });

      it('between two offsets, whatever was asked for before', async () => {
        await append(6);
        const offsets = async (from: number, to?: number) =>
          (await of('game-7', from, to)).map(([offset]) => offset);
        expect(await offsets(107, 207)).toEqual([107, 157]);
        expect(await offsets(8)).toEqual([57, 107, 157, 207, 257]);
        expect(await offsets(0, 58)).toEqual([7, 57]);
        expect(await offsets(400)).toEqual([]);
        expect(await offsets(0, 5_000)).toHaveLength(6);
      });

      it('byte by byte, as they were appended', async () => {
        const record = { topic: 'narrow', key: 'clé\n', value: '𝕏\n\n', headers: { ce_id: 'é' } };
        await log.append([plain('clé\n', 'elsewhere'), record]);
        for await (const one of log.readKey('narrow', 'clé\n', 0)) {
          expect(one).toEqual({ ...record, partition: 0, offset: 0, time: expect.any(Number) });
        }
        expect(await of('clé\n')).toHaveLength(1);
      });

      it('after the log was opened again', async () => {
        if (at.startWriter === null) return;
        await append(14);
        await reopen();
        expect(await of('game-0')).toHaveLength(14);
        await append(1);
        expect(await of('game-0')).toHaveLength(15);
      });

      it('nothing any more once it is closed', async () => {
        await append(1);
        await log.close();
        await expect(of('game-0')).rejects.toThrow(LogClosed);
      });
    });

    it('has everything after it was closed and reopened, and continues from there', async () => {
      if (at.startWriter === null) return;
      await log.append(values('narrow', 'a', 0, 5));
      await reopen();
      const [placed] = await log.append([{ topic: 'narrow', key: 'a', value: '5' }]);
      expect(placed).toMatchObject({ offset: 5 });
      const read = await all(log, 'narrow', 0);
      expect(read.map(({ value }) => value)).toEqual(texts(0, 6));
    });

    it('loses nothing that it acknowledged, and keeps every batch whole or not at all, after kill -9 of the writer', async () => {
      if (at.startWriter === null) return;
      for (let round = 0; round < 3; round++) {
        await log.close();
        const before = await killed(at.startWriter());
        log = await at.open();
        const batches = await batchesOf(log);
        expect(batches).toEqual(batches.map((_, i) => i));
        expect(batches.length).toBeGreaterThanOrEqual(before.acknowledged);
      }
    }, 60_000);

    it('gives a tail what is there and what comes, in order and without duplicates', async () => {
      await log.append(values('plain', 'a', 0, 10));
      const seen: string[] = [];
      const tail = await log.tail({ topics: ['plain'], from: 'start', onBatch: collect(seen) });
      for (let i = 10; i < 60; i += 10) await log.append(values('plain', 'a', i, i + 10));
      await until(() => seen.length === 60);
      await tail.close();
      await log.append(values('plain', 'a', 60, 70));
      expect(seen).toEqual(texts(0, 60));
    });

    it('begins a tail at the end, or at given offsets', async () => {
      await log.append(values('narrow', 'a', 0, 10));
      const late: string[] = [];
      const middle: string[] = [];
      await log.tail({ topics: ['narrow'], from: 'end', onBatch: collect(late) });
      await log.tail({ topics: ['narrow'], from: () => 7, onBatch: collect(middle) });
      await log.append(values('narrow', 'a', 10, 12));
      await until(() => late.length === 2 && middle.length === 5);
      expect(late).toEqual(texts(10, 12));
      expect(middle).toEqual(texts(7, 12));
    });

    it('has a watch follow the partitions that it is told to, each from its end, and no others', async () => {
      const seen: string[] = [];
      const to = (partition: number, value: string) =>
        log.append([{ topic: 'plain', key: 'k', partition, value }]);
      await to(1, 'before');
      const watch = log.watch({
        topic: 'plain',
        onBatch: ({ records }) => {
          for (const { partition, value } of records) seen.push(`${partition} ${value}`);
        },
      });
      await watch.begin(1);
      await to(1, 'a');
      await to(2, 'nobody follows');
      await until(() => seen.length === 1);
      // One more is followed from where it ends now, whatever the others wait for; told twice, it is followed once.
      await Promise.all([watch.begin(2), watch.begin(2)]);
      await to(2, 'b');
      await until(() => seen.length === 2);
      await watch.end(1);
      await to(1, 'nobody follows');
      await to(2, 'c');
      await until(() => seen.length === 3);
      await watch.begin(1);
      await to(1, 'd');
      await until(() => seen.length === 4);
      expect(seen).toEqual(['1 a', '2 b', '2 c', '1 d']);
      await watch.close();
      await to(2, 'nobody follows');
      await expect(watch.begin(3)).rejects.toThrow(LogClosed);
      expect(seen).toHaveLength(4);
    });

    it('applies backpressure to a slow reader without slowing down others', async () => {
      const slow: Batch[] = [];
      const quick: string[] = [];
      let release = (): void => undefined;
      await log.tail({
        topics: ['narrow'],
        from: 'start',
        maxRecords: 4,
        onBatch: async (batch) => {
          slow.push(batch);
          await new Promise<void>((resolve) => (release = resolve));
        },
      });
      try {
        await log.tail({ topics: ['narrow'], from: 'start', onBatch: collect(quick) });
        await log.append(values('narrow', 'a', 0, 20));
        await until(() => quick.length === 20 && slow.length > 0);
        expect(slow).toHaveLength(1);
        while (slow.flatMap(({ records }) => records).length < 20) {
          const before = slow.length;
          release();
          await until(() => slow.length > before);
        }
      } finally {
        // A reader that never finishes would keep the log, and the run, from ending.
        release();
      }
      expect(slow.every(({ records }) => records.length <= 4)).toBe(true);
      expect(slow.flatMap(({ records }) => records.map(({ value }) => value))).toEqual(
        texts(0, 20),
      );
    });

    it('redelivers a batch to a reader that threw', async () => {
      const seen: string[] = [];
      const errors: unknown[] = [];
      let throws = 2;
      await log.tail({
        topics: ['narrow'],
        from: 'start',
        onError: (error) => errors.push(error),
        onBatch: (batch) => {
          if (throws-- > 0) throw new Error('not yet');
          collect(seen)(batch);
        },
      });
      await log.append(values('narrow', 'a', 0, 5));
      await until(() => seen.length === 5);
      expect(seen).toEqual(texts(0, 5));
      expect(errors).toHaveLength(2);
    });

    it('gives each partition number of a group, for all topics, to one of two members', async () => {
      const members = [member(), member()] as const;
      const one = await log.join(members[0].options(['plain', 'other']));
      await until(() => one.assigned().length === 4);
      const two = await log.join(members[1].options(['plain', 'other']));
      await until(() => one.assigned().length === 2 && two.assigned().length === 2);
      expect([...one.assigned(), ...two.assigned()].sort()).toEqual([0, 1, 2, 3]);
      expect(members[0].revoked).toHaveLength(2);

      const keys = Array.from({ length: 40 }, (_, i) => `key-${i}`);
      await log.append(
        keys.flatMap((key) => [plain(key, key), { topic: 'other', key, value: key }]),
      );
      await until(() => members[0].records.length + members[1].records.length >= 80);
      for (const [i, membership] of [one, two].entries()) {
        const used = new Set(members[i]!.records.map(({ partition }) => partition));
        expect([...used].sort()).toEqual([...membership.assigned()].sort());
      }
    });

    it('hands the partitions of a leaving member to the other one, from the committed offsets', async () => {
      const members = [member(), member()] as const;
      const one = await log.join(members[0].options(['narrow']));
      await log.append(values('narrow', 'a', 0, 10));
      await until(() => members[0].records.length === 10);
      await one.commit('narrow', 0, 6);
      const two = await log.join(members[1].options(['narrow']));
      await one.close();
      await until(() => two.assigned().length === 1);
      await until(() => members[1].records.length === 4);
      expect(members[1].records.map(({ offset }) => offset)).toEqual([6, 7, 8, 9]);
      expect(members[1].stored).toEqual([{ narrow: 6 }]);
      expect(await log.committed('group', 'narrow', 0)).toBe(6);
    });

    it('starts where the new owner of a partition says', async () => {
      await log.append(values('narrow', 'a', 0, 10));
      const late = member({ narrow: 8 });
      await log.join(late.options(['narrow']));
      await until(() => late.records.length === 2);
      expect(late.stored).toEqual([{ narrow: null }]);
      expect(late.records.map(({ offset }) => offset)).toEqual([8, 9]);
    });

    it('retries a member that failed to take up a partition, and reads the others meanwhile', async () => {
      const seen: string[] = [];
      const errors: unknown[] = [];
      let failures = 0;
      const append = (partition: number) =>
        log.append([{ ...plain('a', `${partition}`), partition }]);
      await log.join({
        ...{ group: 'group', topics: ['plain'], onBatch: collect(seen) },
        onError: (error) => errors.push(error),
        onAssigned: (partition) => {
          if (partition === 2 && (failures < 2 || seen.length < 3)) {
            failures += 1;
            throw new Error('not yet');
          }
          return {};
        },
      });
      for (const partition of [2, 0, 1, 3]) await append(partition);
      await until(() => seen.length === 4);
      expect(seen.at(-1)).toBe('2');
      expect(errors).toHaveLength(failures);
      expect(failures).toBeGreaterThanOrEqual(2);
    });

    it('remembers the offsets of each group', async () => {
      if (at.startWriter === null) return;
      const one = await log.join(member().options(['plain']));
      await one.commit('plain', 2, 17);
      await one.commit('plain', 2, 5);
      await reopen();
      expect(await log.committed('group', 'plain', 2)).toBe(5);
      expect(await log.committed('group', 'plain', 1)).toBeNull();
      expect(await log.committed('stranger', 'plain', 2)).toBeNull();
    });

    it('refuses a group whose topics have different numbers of partitions', async () => {
      await expect(log.join(member().options(['plain', 'narrow']))).rejects.toThrow(RangeError);
    });

    it('passes ephemeral records on, in order', async () => {
      const seen: string[] = [];
      await log.tail({ topics: ['passing'], from: 'end', onBatch: collect(seen) });
      const [first] = await log.append(values('passing', 'a', 0, 20));
      await log.append([{ topic: 'passing', key: 'a', value: '20' }, plain('a', 'durable')]);
      await until(() => seen.length === 21);
      expect(seen).toEqual(texts(0, 21));
      expect(first).toMatchObject({ topic: 'passing', offset: 0 });
    });

    it('keeps at least the last record of each key of a compacted topic, in order, tombstones too', async () => {
      for (let i = 0; i < 5; i++) {
        await log.append(
          ['a', 'b', 'c'].map((key) => ({ topic: 'latest', key, value: `${key}${i}` })),
        );
      }
      await log.append([{ topic: 'latest', key: 'b', value: null }]);
      if (at.startWriter !== null) await reopen();
      const last = new Map<string, string | null>();
      for (let partition = 0; partition < 4; partition++) {
        let before = -1;
        for (const { key, value, offset } of await all(log, 'latest', partition)) {
          expect(offset).toBeGreaterThan(before);
          before = offset;
          last.set(key, value);
        }
      }
      expect(Object.fromEntries(last)).toEqual({ a: 'a4', b: null, c: 'c4' });
    });

    it('reads all that compaction leaves, in every way of reading, however much it removed before', async () => {
      if (at.compacting === null) return;
      // Given an old record of one producer, and of another one newer ones that are too large to be fetched with it
      const latest = (key: string, value: string) => ({
        topic: 'latest',
        partition: 0,
        key,
        value,
      });
      await log.append([latest('a', 'old')]);
      await reopen();
      const keys = ['a', ...Array.from({ length: 19 }, (_, i) => `b${i}`)];
      const large = 'x'.repeat(60_000);
      await log.append(keys.map((key) => latest(key, large)));
      // When the old one is compacted away
      await at.compacting('latest', async () => {
        const isGone = async () => (await all(log, 'latest', 0, 0, 1)).length === 0;
        do {
          await log.append([latest('z', '')]);
          await new Promise((resolve) => setTimeout(resolve, 200));
        } while (!(await isGone()));
      });
      await reopen();
      // Then all others are there
      const left = [...keys, 'z'];
      const keysOf = (records: readonly LogRecord[]) => [...new Set(records.map(({ key }) => key))];
      expect(keysOf(await all(log, 'latest', 0))).toEqual(left);
      expect(keysOf(await all(log, 'latest', 0, 1))).toEqual(left);
      const seen: LogRecord[] = [];
      const read = ({ records }: Batch) => void seen.push(...records);
      await log.tail({ topics: ['latest'], from: 'start', onBatch: read });
      await until(() => keysOf(seen).includes('z'));
      expect(keysOf(seen)).toEqual(left);
    }, 90_000);

    it('reports clearly what it does not know or accept', async () => {
      await expect(log.append([{ topic: 'nowhere', key: 'a', value: '' }])).rejects.toThrow(
        UnknownTopic,
      );
      await expect(log.append([{ ...plain('a', ''), partition: 4 }])).rejects.toThrow(UnknownTopic);
      await expect(all(log, 'plain', 9)).rejects.toThrow(UnknownTopic);
      await expect(log.extent('plain', 9)).rejects.toThrow(UnknownTopic);
      await expect(log.append([{ topic: 'plain', key: 'a', value: null }])).rejects.toThrow(
        TypeError,
      );
      const large = 'x'.repeat(MAX_RECORD_BYTES + 1);
      await expect(log.append([plain('a', 'small'), plain('a', large)])).rejects.toThrow(
        RecordTooLarge,
      );
      expect(await all(log, 'plain', log.partitionOf('plain', 'a'))).toEqual([]);
    });

    it('ends subscriptions when it is closed, and accepts nothing more', async () => {
      let running = 0;
      await log.tail({
        topics: ['narrow'],
        from: 'start',
        onBatch: async () => {
          running += 1;
          await new Promise((resolve) => setTimeout(resolve, 30));
          running -= 1;
        },
      });
      const appended = log.append(values('narrow', 'a', 0, 3));
      await appended;
      await until(() => running === 1);
      await log.close();
      expect(running).toBe(0);
      await expect(log.append([plain('a', '')])).rejects.toThrow(LogClosed);
      await expect(all(log, 'plain', 0)).rejects.toThrow(LogClosed);
      await expect(
        log.tail({ topics: ['plain'], from: 'end', onBatch: () => undefined }),
      ).rejects.toThrow(LogClosed);
      await expect(log.join(member().options(['plain']))).rejects.toThrow(LogClosed);
      await expect(log.committed('group', 'plain', 0)).rejects.toThrow(LogClosed);
    });

    it('writes what it had accepted before it was closed', async () => {
      if (at.startWriter === null) return;
      const appended = Promise.all(texts(0, 50).map((value) => log.append([plain('a', value)])));
      await Promise.resolve();
      const closed = log.close();
      await appended;
      await closed;
      log = await at.open();
      expect(await all(log, 'plain', log.partitionOf('plain', 'a'))).toHaveLength(50);
    });
  });
}

/** A member of group `group` that records its callbacks. */
function member(begin: Record<string, number> = {}) {
  const records: LogRecord[] = [];
  const stored: unknown[] = [];
  const revoked: number[] = [];
  return {
    records,
    stored,
    revoked,
    options: (topics: string[]) => ({
      group: 'group',
      topics,
      onAssigned: (_partition: number, offsets: unknown) => {
        stored.push(offsets);
        return begin;
      },
      onRevoked: (partition: number) => {
        revoked.push(partition);
      },
      onBatch: (batch: Batch) => {
        records.push(...batch.records);
      },
    }),
  };
}

/** Kills a writer in the middle of its work; says how many batches it had seen acknowledged. */
async function killed(writer: ChildProcess): Promise<{ acknowledged: number }> {
  let acknowledged = 0;
  const gone = new Promise((resolve) => writer.once('exit', resolve));
  const lines = createInterface({ input: writer.stdout! });
  const enough = 20 + Math.floor(Math.random() * 200);
  for await (const line of lines) {
    acknowledged = Number(line) + 1;
    if (acknowledged % 256 >= enough) writer.kill('SIGKILL');
  }
  await gone;
  expect(writer.signalCode).toBe('SIGKILL');
  return { acknowledged };
}

/** The batches that a writer left, whole or not at all, in the order of the log. */
async function batchesOf(log: EventLog): Promise<number[]> {
  const values: string[] = [];
  for (let partition = 0; partition < 4; partition++) {
    for (const { value } of await all(log, 'plain', partition)) values.push(value!);
  }
  const batches: number[] = [];
  for (let i = 0; i < values.length; i += 3) {
    const batch = Number(values[i]!.split('/')[0]);
    expect(values.slice(i, i + 3)).toEqual([`${batch}/0`, `${batch}/1`, `${batch}/2`]);
    batches.push(batch);
  }
  return batches;
}

async function all(
  log: EventLog,
  topic: string,
  partition: number,
  from = 0,
  to?: number,
): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const record of log.read(topic, partition, from, to)) records.push(record);
  return records;
}

async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!done()) {
    if (Date.now() > end) throw new Error(`waited too long: ${done.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const collect = (seen: string[]) => (batch: Batch) => {
  for (const { value } of batch.records) seen.push(value!);
};
const plain = (key: string, value: string): NewRecord => ({ topic: 'plain', key, value });
const texts = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => String(from + i));
const values = (topic: string, key: string, from: number, to: number): NewRecord[] =>
  texts(from, to).map((value) => ({ topic, key, value }));
