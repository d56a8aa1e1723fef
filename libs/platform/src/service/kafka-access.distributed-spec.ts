import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aclsOf, allTopics, type Acl, type Principal } from '@arbiter/protocol';
import { SUPER_USER } from '../../../../tools/servers/kafka-security.mjs';
import { startKafka, type Kafka } from '../../../../tools/servers/kafka.mjs';
import {
  accessEnvironment,
  allow,
  PRINCIPALS,
  userOf,
} from '../../../../tools/distributed/users.mjs';
import type { KafkaAccess } from '@arbiter/settings';
import { readSettings } from '@arbiter/settings';
import { AppendForbidden } from '@arbiter/event-log';
import { KafkaLog } from '@arbiter/event-log';
import { errorType } from '@arbiter/event-log';
import { createTopics, topicsReady } from '@arbiter/event-log';

type Operation = Acl['operations'][number];

/** How long a log retries, in milliseconds: one that is refused must not retry for long. */
const PATIENCE = 3_000;

/** What a broker answers if something isn't allowed; the second, if the user may write nowhere at all. */
const REFUSED = new Set(['TOPIC_AUTHORIZATION_FAILED', 'CLUSTER_AUTHORIZATION_FAILED']);

describe('Kafka with TLS, a user for each service, and ACLs', () => {
  let folder: string;
  let kafka: Kafka;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-secured-'));
    kafka = await startKafka({ folder, users: PRINCIPALS.map(userOf) });
    await allow(kafka);
  }, 300_000);
  afterAll(async () => {
    await kafka.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As a process reads it from its environment. */
  const accessOf = (who: Principal, env: Record<string, string> = {}): KafkaAccess =>
    readSettings({ ...accessEnvironment(kafka, who), ...env }).kafkaAccess;

  /** As the superuser. */
  const superAccess = (): KafkaAccess =>
    accessOf('topics', {
      ARBITER_KAFKA_USER: SUPER_USER,
      ARBITER_KAFKA_PASSWORD: kafka.security?.passwords[SUPER_USER] ?? '',
    });

  /** Why a user can't use the topics. */
  async function whyNot(access?: KafkaAccess): Promise<string> {
    const giveUp = new AbortController();
    return new Promise((resolve, reject) => {
      topicsReady({ brokers: kafka.brokers, ...(access && { access }) }, allTopics, {
        signal: giveUp.signal,
        onWaiting: (why) => {
          resolve(why);
          giveUp.abort();
        },
      }).then(
        () => {
          reject(new Error('nothing was wrong'));
        },
        (error: unknown) => {
          resolve(String(error));
        },
      );
    });
  }

  it('lets the user of the topics’ job create them, and check their settings', async () => {
    const place = { brokers: kafka.brokers, access: accessOf('topics') };
    const made = await createTopics(place, allTopics);
    expect(made.map(({ created }) => created)).toEqual(allTopics.map(() => true));
    const again = await createTopics(place, allTopics);
    expect(again.flatMap(({ differences }) => differences)).toEqual([]);
  });

  it.each([
    ['who does not encrypt', () => undefined, /does not answer: Closed connection/u],
    [
      'who does not know the authority that signs',
      () => accessOf('gateway', { ARBITER_KAFKA_CA: '' }),
      /certificate/u,
    ],
    [
      'whose password is wrong',
      () => accessOf('gateway', { ARBITER_KAFKA_PASSWORD: 'wrong' }),
      /does not let us in/u,
    ],
    [
      'whose name is not known',
      () => accessOf('gateway', { ARBITER_KAFKA_USER: 'somebody' }),
      /does not let us in/u,
    ],
  ])('refuses %s, and says why', async (_, access, said) => {
    expect(await whyNot(access())).toMatch(said);
  });

  it.each(PRINCIPALS)(
    'lets %s read and write what is theirs, and nothing else',
    async (who) => {
      // Given a record to read on each topic
      const fill = new KafkaLog({
        brokers: kafka.brokers,
        access: superAccess(),
        topics: allTopics,
      });
      const placed = await fill.append(
        allTopics.map(({ name }) => ({ topic: name, key: 'key', value: '{}' })),
      );
      await fill.close();
      const may = (topic: string, operation: Operation): boolean =>
        aclsOf(who).some(
          ({ resource, operations }) => resource.name === topic && operations.includes(operation),
        );
      const done: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const [i, topic] of allTopics.entries()) {
        const { name } = topic;
        const { partition = 0, offset = 0 } = placed[i] ?? {};
        const log = new KafkaLog({
          ...{ brokers: kafka.brokers, access: accessOf(who), topics: [topic], patience: PATIENCE },
        });
        // When it reads and writes
        const reads = async () => {
          for await (const record of log.read(name, partition, offset, offset + 1)) return record;
          return null;
        };
        const writes = () => log.append([{ topic: name, key: 'key', value: '{}' }]);
        done[name] = `${await outcome(reads)}, ${await outcome(writes)}`;
        // A writer learns that retrying won't help.
        const [read, written] = [may(name, 'Read'), may(name, 'Write')];
        expected[name] = `${read ? 'done' : 'refused'}, ${written ? 'done' : 'forbidden'}`;
        await log.close();
      }
      // Then it could do what its ACLs name
      expect(done).toEqual(expected);
    },
    120_000,
  );
});

/** What came of something: that it was done, or refused or forbidden for want of a right; else what went wrong. */
async function outcome(what: () => Promise<unknown>): Promise<string> {
  try {
    return (await what()) === null ? 'nothing' : 'done';
  } catch (error) {
    if (error instanceof AppendForbidden) return 'forbidden';
    if (REFUSED.has(errorType(error) ?? '')) return 'refused';
    return error instanceof Error ? error.message : String(error);
  }
}
