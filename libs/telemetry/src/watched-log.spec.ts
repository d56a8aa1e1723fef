import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BEHAVIOUR_TOPICS, eventLogBehaviour } from '@arbiter/event-log/testing';
import { LogFull } from '@arbiter/event-log';
import type { EventLog } from '@arbiter/event-log';
import { openMemoryLog } from '@arbiter/event-log';
import { unwatched, watched } from './telemetry.ts';

const open = () => watched(openMemoryLog({ topics: BEHAVIOUR_TOPICS }), unwatched());

eventLogBehaviour('a watched log', () =>
  Promise.resolve({
    open: () => Promise.resolve(open()),
    startWriter: null,
    compacting: null,
    remove: () => Promise.resolve(),
  }),
);

describe('what goes over the port is measured', () => {
  const telemetry = unwatched();
  let log: EventLog;
  let now = 0;
  beforeEach(() => {
    now = Date.now() - 60_000;
    log = watched(openMemoryLog({ topics: BEHAVIOUR_TOPICS, now: () => now }), telemetry);
  });
  afterEach(() => log.close());

  /** The value of a sample, by all that stands before it. */
  async function value(sample: string): Promise<number | undefined> {
    const { body } = await telemetry.metrics.text();
    const line = body.split('\n').find((one) => one.startsWith(`${sample} `));
    return line === undefined ? undefined : Number(line.slice(sample.length));
  }
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) await pause(1);
  };

  it('sizes of batches, written and read', async () => {
    const of = (direction: string, part: string) =>
      value(`arbiter_batch_records_${part}{topic="narrow",direction="${direction}"}`);
    let read = 0;
    await log.tail({
      topics: ['narrow'],
      from: 'end',
      onBatch: ({ records }) => {
        read += records.length;
      },
    });
    await log.append([1, 2, 3].map((n) => ({ topic: 'narrow', key: 'k', value: String(n) })));
    await until(() => read === 3);
    expect([await of('write', 'sum'), await of('write', 'count')]).toEqual([3, 1]);
    expect([await of('read', 'sum'), await of('read', 'count')]).toEqual([3, 1]);
  });

  it('the lag of a group: what its handler has not taken, and how old that is', async () => {
    const lag = (of: string) =>
      value(`arbiter_consumer_lag_${of}{group="slow",topic="narrow",partition="0"}`);
    const taking: (() => void)[] = [];
    await log.join({
      group: 'slow',
      topics: ['narrow'],
      maxRecords: 2,
      onBatch: () => new Promise<void>((taken) => taking.push(taken)),
    });
    expect([await lag('events'), await lag('seconds')]).toEqual([0, 0]);
    const append = (n: number) =>
      log.append(Array.from({ length: n }, () => ({ topic: 'narrow', key: 'k', value: '' })));
    await append(2);
    now += 30_000;
    await append(3);
    await until(() => taking.length === 1);
    expect(await lag('events')).toBe(5);
    expect(Math.round((await lag('seconds')) ?? 0)).toBe(60);
    taking.shift()?.();
    await until(() => taking.length === 1);
    expect(await lag('events')).toBe(3);
    expect(Math.round((await lag('seconds')) ?? 0)).toBe(30);
    while ((await lag('events')) !== 0) {
      taking.shift()?.();
      await pause(1);
    }
    expect(await lag('seconds')).toBe(0);
  });

  it('the lag of a group that commits offsets counts from these', async () => {
    const lag = () =>
      value('arbiter_consumer_lag_events{group="stores",topic="narrow",partition="0"}');
    let read = 0;
    const membership = await log.join({
      group: 'stores',
      topics: ['narrow'],
      onBatch: ({ records }) => {
        read += records.length;
      },
    });
    const all = [1, 2, 3, 4].map((n) => ({ topic: 'narrow', key: 'k', value: String(n) }));
    const places = await log.append(all);
    await membership.commit('narrow', 0, places[1]!.offset);
    await until(() => read >= 4);
    expect(await lag()).toBe(3);
    await membership.commit('narrow', 0, places[3]!.offset + 1);
    expect(await lag()).toBe(0);
  });

  it('a log that does not answer delays nothing: the last known lag is reported again', async () => {
    const lag = () =>
      value('arbiter_consumer_lag_events{group="waits",topic="narrow",partition="0"}');
    const silent = openMemoryLog({ topics: BEHAVIOUR_TOPICS });
    const answering = silent.extent.bind(silent);
    const port = watched(silent, telemetry);
    await port.join({
      group: 'waits',
      topics: ['narrow'],
      onBatch: () => new Promise(() => undefined),
    });
    await port.append([{ topic: 'narrow', key: 'k', value: '' }]);
    expect(await lag()).toBe(1);
    silent.extent = () => new Promise(() => undefined);
    expect(await lag()).toBe(1);
    silent.extent = answering;
  });

  it('appends that the log did not take, by why', async () => {
    const failures = (error: string) => value(`arbiter_append_failures_total{error="${error}"}`);
    const full = openMemoryLog({ topics: BEHAVIOUR_TOPICS });
    full.append = () => Promise.reject(new LogFull('no space left on device'));
    const port = watched(full, telemetry);
    expect([await failures('LogFull'), await failures('LogBroken')]).toEqual([0, 0]);
    await expect(port.append([{ topic: 'narrow', key: 'k', value: '' }])).rejects.toThrow(LogFull);
    expect([await failures('LogFull'), await failures('LogBroken')]).toEqual([1, 0]);
  });

  it('partitions that change hands together are one rebalance', async () => {
    const count = () => value('arbiter_rebalances_total{group="moved"}');
    const member = () =>
      log.join({ group: 'moved', topics: ['plain', 'other'], onBatch: () => undefined });
    await member();
    expect(await count()).toBe(1);
    const other = await member();
    // Each member has seen it.
    expect(await count()).toBe(2);
    await other.close();
  });
});
