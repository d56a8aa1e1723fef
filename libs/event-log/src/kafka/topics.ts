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
  readonly partitions: number;
  /** How an existing topic differs from its definition, one line each. */
  readonly differences: readonly string[];
}

/** How topics are waited for. */
export interface TopicsReadyOptions {
  readonly onWaiting?: (why: string) => void;
  readonly signal?: AbortSignal;
  readonly asMade?: boolean;
}

/** Replicas of each partition, if there are as many brokers. */
const REPLICAS = 3;

/** Pause before checking again whether brokers and topics are there, in milliseconds. */
const LOOK_AGAIN = 500;

/**
 * Creates the topics that are missing. Existing ones stay as they are: differences are reported.
 *
 * @param fresh how many partitions each gets where none of them is there yet. Later ones get as many as those have: keys
 *   would lie elsewhere otherwise. If left out, each has what its definition says
 * @throws Error of kafkajs if the brokers can't be reached or refuse
 */
export async function createTopics(
  place: KafkaLogPlace,
  defined: readonly TopicSettings[],
  fresh?: number,
): Promise<readonly TopicReport[]> {
  const { prefix = '' } = place;
  const admin = adminOf(place);
  await admin.connect();
  try {
    const replicas = Math.min(REPLICAS, (await admin.describeCluster()).brokers.length);
    const there = new Set(await admin.listTopics());
    const topics =
      fresh === undefined ? defined : await alike(admin, defined, prefix, there, fresh);
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
    return wanted.map(({ topic, partitions }) => ({
      ...{ topic, partitions },
      created: !there.has(topic),
      differences: found.get(topic) ?? [],
    }));
  } finally {
    await admin.disconnect();
  }
}

/** Topics with as many partitions as most of those that are there have. */
async function alike(
  admin: Admin,
  defined: readonly TopicSettings[],
  prefix: string,
  there: ReadonlySet<string>,
  fresh: number,
): Promise<TopicSettings[]> {
  const names = defined.map(({ name }) => prefix + name).filter((name) => there.has(name));
  const found =
    names.length === 0 ? [] : (await admin.fetchTopicMetadata({ topics: names })).topics;
  const times = new Map<number, number>();
  for (const one of found) {
    times.set(one.partitions.length, (times.get(one.partitions.length) ?? 0) + 1);
  }
  const [[partitions] = [fresh]] = [...times].sort(([, a], [, b]) => b - a);
  return defined.map((topic) => ({ ...topic, partitions }));
}

/**
 * Resolves when brokers answer that have these topics. A partition may be without a leader: only its users care.
 *
 * @param asMade whether they may have another number of partitions than their definitions say, all the same one
 * @returns the topics, with the partitions that they have
 * @throws RangeError if one has another number of partitions
 * @throws LogClosed if the signal aborts the wait
 */
export async function topicsReady(
  place: KafkaLogPlace,
  topics: readonly TopicSettings[],
  { onWaiting, signal, asMade = false }: TopicsReadyOptions,
): Promise<readonly TopicSettings[]> {
  let told = '';
  for (;;) {
    const why = await foundOrWhyNot(place, topics, asMade);
    if (typeof why !== 'string') return why;
    if (why !== told) onWaiting?.(why);
    told = why;
    await pause(LOOK_AGAIN, undefined, signal && { signal }).catch(() => undefined);
    if (signal?.aborted) throw new LogClosed();
  }
}

/** The topics as they are; or why a log can't be opened yet. */
async function foundOrWhyNot(
  place: KafkaLogPlace,
  topics: readonly TopicSettings[],
  asMade: boolean,
): Promise<readonly TopicSettings[] | string> {
  const { brokers, prefix = '' } = place;
  const link = new Link({ ...place, topics: topics.map(({ name }) => prefix + name) });
  try {
    const metadata = await link.look();
    const [first] = topics;
    const all = asMade && first !== undefined ? metadata.partitions(prefix + first.name) : null;
    return topics.map((topic) => {
      const { name, partitions } = topic;
      const has = metadata.partitions(prefix + name);
      if (has === (all ?? partitions)) return { ...topic, partitions: has };
      throw new RangeError(
        `topic ${prefix}${name} has ${has} partitions, not ${all ?? partitions}`,
      );
    });
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
