import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { LogClosed } from '../errors.ts';
import type { Broker } from './broker.ts';
import { Link } from './link.ts';
import type { FetchRequest } from './requests.ts';

const BROKERS = (process.env['ARBITER_TEST_KAFKA'] ?? '').split(',');
const NOTHING: FetchRequest = {
  ...{ maxWaitTime: 0, minBytes: 0, maxBytes: 1, isolationLevel: 0, topics: [] },
};

/** How many connections this process has, or opens. */
const connections = (): number =>
  process.getActiveResourcesInfo().filter((kind) => /^TCP.*Wrap$/.test(kind)).length;

/** The same, when those of other suites that ended have had their moment to go. */
async function settled(): Promise<number> {
  let count = connections();
  for (let quiet = 0; quiet < 20; quiet++) {
    await pause(10);
    if (connections() !== count) quiet = 0;
    count = connections();
  }
  return count;
}

let before: number;
let link: Link;
let broker: Broker;
beforeEach(async () => {
  before = await settled();
  link = new Link({ brokers: BROKERS, topics: [] });
  broker = await found();
});
afterEach(async () => {
  link.close();
  await none();
});

/** Any broker; one that has only started knows no coordinator for a while. */
const found = () => link.retrying(10_000, () => link.coordinatorOf('some group'));

/** Fetches nothing: kafkajs opens another connection for what is fetched. */
const fetchNothing = () => broker.ask((requests) => requests.fetch(NOTHING));

/** Sees to it that nothing is left over, within a second: what is ended takes its moment. */
async function none(): Promise<void> {
  for (let waited = 0; connections() > before && waited < 1_000; waited += 10) await pause(10);
  expect(connections()).toBeLessThanOrEqual(before);
}

describe('a link to the brokers, which leaves no connection when it is closed', () => {
  it('has connections while it is used', async () => {
    await fetchNothing();
    expect(connections()).toBeGreaterThan(before);
  });

  it('opens none for later callers', async () => {
    await fetchNothing();
    link.close();
    await expect(fetchNothing()).rejects.toThrow();
    await expect(link.look()).rejects.toThrow(LogClosed);
  });

  it('ends one that is only being opened', async () => {
    const fetched = fetchNothing().catch(() => undefined);
    link.close();
    await fetched;
    expect(broker.isBroken).toBe(true);
  });

  it('opens others after a broker failed', async () => {
    broker.end();
    await expect(fetchNothing()).rejects.toThrow();
    broker = await found();
    await fetchNothing();
    expect(connections()).toBeGreaterThan(before);
  });
});
