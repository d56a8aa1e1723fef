import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { Link, type Cluster } from './link.ts';

const BROKERS = (process.env['ARBITER_TEST_KAFKA'] ?? '').split(',');

/** How many connections this process has, or opens. */
const connections = (): number =>
  process.getActiveResourcesInfo().filter((kind) => /^TCP.*Wrap$/.test(kind)).length;

let before: number;
let link: Link;
let cluster: Cluster;
beforeEach(async () => {
  before = connections();
  link = new Link({ brokers: BROKERS, topics: [] });
  cluster = await link.cluster();
});
afterEach(() => link.close());

/** Fetches nothing from each node: kafkajs opens another connection for what is fetched. */
const fetchNothing = (): Promise<unknown> =>
  Promise.all(
    cluster.getNodeIds().map(async (node) => {
      const broker = await cluster.findBroker({ nodeId: String(node) });
      await broker.fetch({
        maxWaitTime: 0,
        minBytes: 0,
        maxBytes: 1,
        isolationLevel: 0,
        topics: [],
      });
    }),
  );

/** Sees to it that nothing is left over, within a second: what is ended takes its moment. */
async function none(): Promise<void> {
  for (let waited = 0; connections() > before && waited < 1_000; waited += 10) await pause(10);
  expect(connections()).toBe(before);
}

describe('a link to the brokers', () => {
  it('has connections while it is used', async () => {
    await fetchNothing();
    expect(connections()).toBeGreaterThan(before);
  });

  it.each([
    ['closed', () => link.close()],
    ['told that its cluster failed', () => link.drop(cluster)],
  ])('leaves none when it is %s, and opens none for whoever still asks', async (_, end) => {
    await end();
    await expect(cluster.refreshMetadata()).rejects.toThrow(/done with/);
    await none();
  });

  it('leaves none that is only being opened when it is closed', async () => {
    const fetched = fetchNothing().catch(() => undefined);
    await link.close();
    await fetched;
    await none();
  });

  it('opens others after its cluster failed', async () => {
    await link.drop(cluster);
    cluster = await link.cluster();
    await fetchNothing();
    expect(connections()).toBeGreaterThan(before);
  });
});
