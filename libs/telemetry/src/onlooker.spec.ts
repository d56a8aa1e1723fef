import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BEHAVIOUR_TOPICS } from '@arbiter/event-log/testing';
import { LogUnavailable } from '@arbiter/event-log';
import type { EventLog, Membership } from '@arbiter/event-log';
import { openMemoryLog } from '@arbiter/event-log';
import { Metrics } from './metrics.ts';
import { lookOn, Onlooker } from './onlooker.ts';

describe('how far a group is behind, as somebody sees who is not in it', () => {
  let log: EventLog;
  let member: Membership;
  let onlooker: Onlooker;
  let now = 0;
  beforeEach(async () => {
    now = 0;
    log = openMemoryLog({ topics: BEHAVIOUR_TOPICS });
    // It takes what it is given and stores nothing by itself: whoever hangs after that looks like this.
    member = await log.join({ group: 'hangs', topics: ['narrow'], onBatch: () => undefined });
    onlooker = new Onlooker(log, 'hangs', 'narrow', () => now);
  });
  afterEach(() => log.close());

  const append = (count: number) =>
    log.append(Array.from({ length: count }, () => ({ topic: 'narrow', key: 'k', value: '' })));
  const after = (seconds: number) => {
    now += seconds * 1_000;
    return onlooker.look();
  };

  it('grows while it stores nothing, also when nobody is left in it', async () => {
    expect(await after(0)).toEqual({ events: 0, seconds: 0 });
    await append(3);
    expect(await after(5)).toEqual({ events: 3, seconds: 0 });
    expect(await after(10)).toEqual({ events: 3, seconds: 10 });
    await member.close();
    await append(1);
    expect(await after(20)).toEqual({ events: 4, seconds: 30 });
  });

  it('of one that works, counts from the end that it has not reached yet', async () => {
    await append(2);
    await after(0);
    await append(2);
    await member.commit('narrow', 0, 2);
    // What was there at the first look is done; for what came since, it has been waited from now on.
    expect(await after(60)).toEqual({ events: 2, seconds: 0 });
    expect(await after(7)).toEqual({ events: 2, seconds: 7 });
    await member.commit('narrow', 0, 4);
    expect(await after(1)).toEqual({ events: 0, seconds: 0 });
  });

  it('is as it was last known while the log says nothing', async () => {
    await append(1);
    await after(0);
    const known = await after(9);
    log.available = () => Promise.reject(new LogUnavailable('no broker'));
    expect(await after(9)).toEqual(known);
  });

  it('is not told at all by who may not see it', async () => {
    const metrics = new Metrics();
    lookOn(log, metrics, { groups: { hangs: ['narrow'] }, topics: [] });
    log.committed = () => Promise.reject(new Error('not authorized'));
    await append(1);
    const { body } = await metrics.text();
    expect(body.split('\n').filter((line) => line.startsWith('arbiter'))).toEqual([]);
  });

  it('is told as metrics, with the partitions that have no leader', async () => {
    const metrics = new Metrics();
    lookOn(log, metrics, { groups: { hangs: ['narrow'] }, topics: ['narrow', 'plain', 'other'] });
    await append(2);
    const { available } = log;
    const partitions = log.partitions('plain');
    log.available = async (topic) => {
      if (topic === 'other') throw new LogUnavailable('no broker');
      const all = new Map(await available.call(log, topic));
      if (topic === 'plain') all.delete(0);
      return all;
    };
    const { body } = await metrics.text();
    expect(body.split('\n').filter((line) => line.startsWith('arbiter'))).toEqual([
      'arbiter_group_lag_events{group="hangs",topic="narrow"} 2',
      'arbiter_group_lag_seconds{group="hangs",topic="narrow"} 0',
      'arbiter_partitions_unavailable{topic="narrow"} 0',
      'arbiter_partitions_unavailable{topic="plain"} 1',
      `arbiter_partitions_unavailable{topic="other"} ${partitions}`,
    ]);
  });
});
