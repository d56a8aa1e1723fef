import { setTimeout as pause } from 'node:timers/promises';
import kafkajs, { type Admin } from 'kafkajs';
import { LogClosed } from '../errors.ts';
import type { TopicSettings } from '../event-log.ts';
import { errorText, errorType, isRefusedLogin, mayPass } from './failures.ts';
import { adminOf, Link, type KafkaServers } from './link.ts';
import { MAX_BATCH_BYTES } from './requests.ts';

/** Where a log on Kafka is. */
export interface KafkaLogPlace extends KafkaServers {
  /** What the names of topics and groups begin with, where several share brokers. */
  readonly prefix?: string;
}

/** The outcome for one topic. */
export interface TopicReport {
  /** Its name in Kafka. */
  readonly topic: string;
  readonly created: boolean;
  /** How an existing topic differs from its definition, one line each. */
  readonly differences: readonly string[];
}

/** Replicas of each partition, if there are as many brokers. */
const REPLICAS = 3;

/** Pause before checking again whether brokers and topics are there, in milliseconds. */
const LOOK_AGAIN = 500;

/**
 * Creates the topics that are missing. Existing ones stay as they are: differences are reported.
 *
 * @throws Error of kafkajs if the brokers can't be reached or refuse
 */
export async function createTopics(
  place: KafkaLogPlace,
  topics: readonly TopicSettings[],
): Promise<readonly TopicReport[]> {
  const { prefix = '' } = place;
  const admin = adminOf(place);
  await admin.connect();
  try {
    const replicas = Math.min(REPLICAS, (await admin.describeCluster()).brokers.length);
    const there = new Set(await admin.listTopics());
    const wanted = topics.map((topic) => wantedOf(topic, prefix, replicas));
    const missing = wanted.filter(({ topic }) => !there.has(topic));
    if (missing.length > 0) {
      await admin.createTopics({
        // kafkajs gives up if a broker has not heard of the topic yet.
        waitForLeaders: false,
        topics: missing.map(({ topic, partitions, config }) => ({
          topic,
          numPartitions: partitions,
          replicationFactor: replicas,
          configEntries: Object.entries(config).map(([name, value]) => ({ name, value })),
        })),
      });
      const created = topics.filter(({ name }) => !there.has(prefix + name));
      await topicsReady(place, created, {});
    }
    const found = await differences(
      admin,
      wanted.filter(({ topic }) => there.has(topic)),
    );
    return wanted.map(({ topic }) => ({
      topic,
      created: !there.has(topic),
      differences: found.get(topic) ?? [],
    }));
  } finally {
    await admin.disconnect();
  }
}

/**
 * Resolves when brokers answer that have these topics. A partition may be without a leader: only its users care.
 *
 * @throws RangeError if one has another number of partitions
 * @throws LogClosed if the signal aborts the wait
 */
export async function topicsReady(
  place: KafkaLogPlace,
  topics: readonly TopicSettings[],
  { onWaiting, signal }: { onWaiting?: (why: string) => void; signal?: AbortSignal },
): Promise<void> {
  let told = '';
  for (;;) {
    const why = await whyNot(place, topics);
    if (why === null) return;
    if (why !== told) onWaiting?.(why);
    told = why;
    await pause(LOOK_AGAIN, undefined, signal && { signal }).catch(() => undefined);
    if (signal?.aborted) throw new LogClosed();
  }
}

/** Why a log can't be opened yet; null if it can. */
async function whyNot(
  place: KafkaLogPlace,
  topics: readonly TopicSettings[],
): Promise<string | null> {
  const { brokers, prefix = '' } = place;
  const link = new Link({ ...place, topics: topics.map(({ name }) => prefix + name) });
  try {
    const metadata = await link.look();
    for (const { name, partitions } of topics) {
      const has = metadata.partitions(prefix + name);
      if (has === partitions) continue;
      throw new RangeError(`topic ${prefix}${name} has ${has} partitions, not ${partitions}`);
    }
    return null;
  } catch (error) {
    if (errorType(error) === 'UNKNOWN_TOPIC_OR_PARTITION') {
      return `Kafka at ${brokers.join()} lacks topics: make them with \`arbiter topics\``;
    }
    if (!mayPass(error)) throw error;
    const does = isRefusedLogin(error) ? 'let us in' : 'answer';
    return `Kafka at ${brokers.join()} does not ${does}: ${errorText(error)}`;
  } finally {
    link.close();
  }
}

interface WantedTopic {
  readonly topic: string;
  readonly partitions: number;
  readonly replicas: number;
  readonly config: Readonly<Record<string, string>>;
}

function wantedOf(
  { name, partitions, retention, ephemeral }: TopicSettings,
  prefix: string,
  replicas: number,
): WantedTopic {
  const inSync = ephemeral ? 1 : Math.min(2, replicas);
  return {
    topic: prefix + name,
    partitions,
    replicas,
    config: {
      'cleanup.policy': retention === 'compacted' ? 'compact' : 'delete',
      // Of a compacted topic the last record of each key stays, however old.
      'retention.ms': String(typeof retention === 'number' ? retention : -1),
      'retention.bytes': '-1',
      'message.timestamp.type': 'LogAppendTime',
      'max.message.bytes': String(MAX_BATCH_BYTES),
      'min.insync.replicas': String(inSync),
      'unclean.leader.election.enable': 'false',
    },
  };
}

async function differences(
  admin: Admin,
  wanted: readonly WantedTopic[],
): Promise<Map<string, string[]>> {
  if (wanted.length === 0) return new Map();
  const { topics } = await admin.fetchTopicMetadata({ topics: wanted.map(({ topic }) => topic) });
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: wanted.map(({ topic, config }) => ({
      type: kafkajs.ConfigResourceTypes.TOPIC,
      name: topic,
      configNames: Object.keys(config),
    })),
  });
  return new Map(
    wanted.map(({ topic, partitions, replicas, config }) => {
      const has = topics.find(({ name }) => name === topic)?.partitions ?? [];
      const entries = resources.find(({ resourceName }) => resourceName === topic)?.configEntries;
      const values = [
        ['partitions', String(partitions), String(has.length)],
        ['replicas', String(replicas), String(Math.min(...has.map((one) => one.replicas.length)))],
        ...Object.entries(config).map(([name, value]) => [
          name,
          value,
          entries?.find(({ configName }) => configName === name)?.configValue ?? 'not set',
        ]),
      ];
      return [
        topic,
        values
          .filter(([, should, is]) => should !== is)
          .map(([name, should, is]) => `${String(name)} is ${String(is)}, not ${String(should)}`),
      ];
    }),
  );
}
