import { describe, expect, it } from '@jest/globals';
import { openMemoryLog } from '@arbiter/event-log';
import { Metrics } from '@arbiter/telemetry';
import { Keeping } from './keeping.ts';
import { gated, SNAPSHOTS_TOPIC } from './snapshots.behaviour-spec.ts';
import { Snapshots } from './snapshots.ts';

const P = 1;

/** A fold of numbers by key, with snapshots and a manual clock. */
async function kept() {
  const log = openMemoryLog({ topics: [SNAPSHOTS_TOPIC] });
  const at = { log, topic: SNAPSHOTS_TOPIC.name, source: '/test', fold: 'f', shape: 's' };
  const state = new Map<string, number>();
  const world = { now: 1_000, folded: 0, fails: false, leavesOut: '', taken: 0 };
  const snapshots = new Snapshots({ ...at, log: gated(log, () => world.fails) });
  const metrics = new Metrics();
  const keeping = new Keeping({
    ...{ snapshots, metrics, due: { events: 10, millis: 5_000 }, now: () => world.now },
    take: (_, keys) => {
      world.taken += 1;
      const here = [...keys].filter((key) => key !== world.leavesOut);
      const entries = new Map(here.map((key) => [key, () => String(state.get(key))] as const));
      return { from: world.folded, oldest: 0, entries };
    },
  });
  await keeping.assigned(P);
  return {
    ...{ keeping, world },
    change: (key: string, value: number, events = 1) => {
      state.set(key, value);
      world.folded += events;
      keeping.changed(P, key);
      keeping.folded(P, events);
    },
    found: async () => Object.fromEntries((await new Snapshots(at).restore(P)).entries),
    metric: async (name: string, labels = 'fold="f"') => {
      const { body } = await metrics.text();
      const line = body.split('\n').find((one) => one.startsWith(`${name}{${labels}}`)) ?? '';
      return Number(line.split(' ').at(-1));
    },
  };
}

describe('what is kept of a fold', () => {
  it('is stored after a number of events', async () => {
    const { change, found, keeping, world } = await kept();
    change('a', 1, 9);
    expect(world.taken).toBe(0);
    change('b', 2);
    expect(world.taken).toBe(1);
    await keeping.save(P);
    expect(await found()).toEqual({ a: '1', b: '2' });
  });

  it('is stored after some time, if little happens', async () => {
    const { change, found, keeping, world } = await kept();
    change('a', 1);
    world.now += 4_999;
    keeping.tick();
    expect(world.taken).toBe(0);
    world.now += 1;
    keeping.tick();
    expect(world.taken).toBe(1);
    await keeping.save(P);
    expect(await found()).toEqual({ a: '1' });
  });

  it('is stored when its partition is released', async () => {
    const { change, found, keeping } = await kept();
    change('a', 1);
    await keeping.revoked(P);
    expect(await found()).toEqual({ a: '1' });
  });

  it('is in the next snapshot if it could not be written, which is counted', async () => {
    const { change, found, keeping, metric, world } = await kept();
    expect(await metric('arbiter_snapshot_failures_total')).toBe(0);
    world.fails = true;
    change('a', 1);
    await keeping.save(P);
    expect(await metric('arbiter_snapshot_failures_total')).toBe(1);
    world.fails = false;
    change('b', 2);
    await keeping.save(P);
    expect(await found()).toEqual({ a: '1', b: '2' });
  });

  it('is in a later snapshot if the fold leaves it out', async () => {
    const { change, found, keeping, world } = await kept();
    world.leavesOut = 'a';
    change('a', 1);
    change('b', 2);
    await keeping.save(P);
    expect(await found()).toEqual({ b: '2' });
    world.leavesOut = '';
    await keeping.save(P);
    expect(await found()).toEqual({ a: '1', b: '2' });
  });

  it('reports the age of the oldest change that is in no snapshot, and the size of live data', async () => {
    const { change, keeping, metric, world } = await kept();
    expect(await metric('arbiter_snapshot_age_seconds')).toBe(0);
    change('a', 1);
    world.now += 3_000;
    change('b', 22);
    expect(await metric('arbiter_snapshot_age_seconds')).toBe(3);
    await keeping.save(P);
    expect(await metric('arbiter_snapshot_age_seconds')).toBe(0);
    expect(await metric('arbiter_snapshot_size_characters')).toBe(3);
  });

  it('reports how a partition was found', async () => {
    const { metric } = await kept();
    const found = (outcome: string): Promise<number> =>
      metric('arbiter_snapshot_restores_total', `fold="f",outcome="${outcome}"`);
    expect([await found('none'), await found('damaged')]).toEqual([1, 0]);
  });
});
