import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventLog, TopicSettings } from '../event-log.ts';
import { openKafkaLog } from '../open-log.ts';
import { FetchSession } from './fetch-session.ts';
import type { Fetched } from './fetching.ts';
import type { Broker } from './broker.ts';
import { adminOf, Link } from './link.ts';
import type { FetchAnswer, FetchRequest } from './requests.ts';
import { createTopics } from './topics.ts';

const BROKERS = (process.env['ARBITER_TEST_KAFKA'] ?? '').split(',');
const TOPIC: TopicSettings = {
  name: 'sessions',
  partitions: 12,
  retention: 'forever',
  ephemeral: false,
};
/** How long a broker may wait for something to come, in milliseconds. */
const WAIT = 300;

const place = { brokers: BROKERS, prefix: `test-${process.pid}-${Date.now()}.` };
const topic = place.prefix + TOPIC.name;

let log: EventLog;
let link: Link;
/** A broker, and four of the partitions that it leads: of three brokers each leads so many of twelve. */
let leader: Broker;
let led: number[];
beforeAll(async () => {
  await createTopics(place, [TOPIC]);
  log = await openKafkaLog({ ...place, topics: [TOPIC] });
  link = new Link({ ...place, topics: [topic] });
  const all = Array.from({ length: TOPIC.partitions }, (_, partition) => partition);
  leader = await link.leaderOf(topic, 0);
  led = all.filter((partition) => link.leader(topic, partition) === leader).slice(0, 4);
});
afterAll(async () => {
  link.close();
  await log.close();
  const admin = adminOf(place);
  await admin.connect();
  await admin.deleteTopics({ topics: [topic] });
  await admin.disconnect();
});

/** A session, how it is asked for places, and what passed between it and the broker. */
function watched() {
  const asked: number[][] = [];
  const answers: FetchAnswer[] = [];
  const watching = Object.create(leader, {
    ask: {
      value: (asking: Parameters<Broker['ask']>[0]) =>
        leader.ask(async (requests) => {
          const fetch = async (request: FetchRequest) => {
            const places = request.topics.flatMap(({ partitions }) => partitions);
            asked.push(places.map(({ partition }) => led.indexOf(partition)));
            const answer = await requests.fetch(request);
            answers.push(answer);
            return answer;
          };
          return asking(Object.create(requests, { fetch: { value: fetch } }) as typeof requests);
        }),
    },
  }) as Broker;
  const session = new FetchSession();
  /** Places that are followed: which of the four, and from what offset on. */
  const at = new Map<number, number>();
  const fetch = async (): Promise<Fetched[]> => {
    const places = [...at].map(([i, offset]) => ({ topic, partition: led[i] ?? -1, offset }));
    const fetched = await session.fetch(watching, places, WAIT);
    for (const one of fetched) at.set(led.indexOf(one.place.partition), one.next);
    return fetched;
  };
  return { at, fetch, asked, answers };
}

async function valuesOf(fetched: readonly Fetched[]): Promise<string[]> {
  const batches = fetched.flatMap(({ batches }) => batches);
  const records = await Promise.all(batches.map((batch) => batch.unpack()));
  return records.flat().map(({ value }) => String(value));
}

const append = (i: number, value: string) =>
  log.append([{ topic: TOPIC.name, key: 'key', partition: led[i] ?? -1, value }]);

/** Where each of the four ends. */
let ends: number[];
beforeEach(async () => {
  const extents = await log.extents(TOPIC.name);
  ends = led.map((partition) => extents[partition]?.next ?? -1);
});

describe('a fetch session', () => {
  it('names all places at first, and then only those that changed', async () => {
    const { at, fetch, asked, answers } = watched();
    ends.forEach((end, i) => at.set(i, end));
    await append(2, 'a');
    expect(await valuesOf(await fetch())).toEqual(['a']);
    expect(asked.pop()?.sort()).toEqual([0, 1, 2, 3]);

    await append(1, 'b');
    expect(await valuesOf(await fetch())).toEqual(['b']);
    expect(asked.pop()).toEqual([2]);

    expect(await valuesOf(await fetch())).toEqual([]);
    expect(asked.pop()).toEqual([1]);
    // Nor does the broker speak of partitions that have nothing.
    await append(3, 'c');
    expect(await valuesOf(await fetch())).toEqual(['c']);
    expect(asked.pop()).toEqual([]);
    expect(answers.at(-1)?.responses.flatMap(({ partitions }) => partitions)).toHaveLength(1);
  });

  it('hands out again what was not taken', async () => {
    const { at, fetch } = watched();
    const [end = 0] = ends;
    at.set(0, end);
    await append(0, 'a');
    expect(await valuesOf(await fetch())).toEqual(['a']);
    at.set(0, end);
    expect(await valuesOf(await fetch())).toEqual(['a']);
  });

  it('forgets a place that is named no more, until it is named again', async () => {
    const { at, fetch } = watched();
    at.set(0, ends[0] ?? 0);
    at.set(1, ends[1] ?? 0);
    await fetch();
    at.delete(0);
    await append(0, 'a');
    expect(await valuesOf(await fetch())).toEqual([]);
    at.set(0, ends[0] ?? 0);
    expect(await valuesOf(await fetch())).toEqual(['a']);
  });

  it('begins again where the broker keeps it no more', async () => {
    const { at, fetch, asked, answers } = watched();
    ends.forEach((end, i) => at.set(i, end));
    await fetch();
    // Given: the broker is asked to end it, as it does by itself when it keeps too many.
    const ending: FetchRequest = {
      ...{ maxWaitTime: 0, minBytes: 0, maxBytes: 1, isolationLevel: 0, topics: [] },
      ...{ sessionId: answers[0]?.sessionId ?? 0, sessionEpoch: -1 },
    };
    await leader.ask((requests) => requests.fetch(ending));
    await append(0, 'a');
    // When: it is asked for more.
    expect(await valuesOf(await fetch())).toEqual([]);
    // Then: nothing is lost.
    expect(await valuesOf(await fetch())).toEqual(['a']);
    expect(asked.at(-1)?.sort()).toEqual([0, 1, 2, 3]);
  });
});
