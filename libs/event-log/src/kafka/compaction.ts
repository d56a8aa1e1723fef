import kafkajs from 'kafkajs';
import { adminOf } from './link.ts';
import type { KafkaLogPlace } from './topics.ts';

/** Where a topic says by itself what it is set to, and not by its brokers' defaults. */
const OF_TOPIC = 1;

/**
 * With these a broker begins a new segment with the next record, compacts all that stands before it at its cleaner's
 * next round, and removes the old files at once.
 */
const AT_ONCE = {
  'segment.ms': '1',
  'min.cleanable.dirty.ratio': '0',
  'min.compaction.lag.ms': '0',
  'file.delete.delay.ms': '0',
};

/**
 * Has a compacted topic compacted now instead of some day: brokers leave alone what is not large enough, and never touch
 * the segment that is written to. What the topic is set to is put back at the end.
 *
 * @param compacting what is done and waited for meanwhile; a record has to be appended to each partition that matters
 * @throws Error of kafkajs if the brokers can't be reached or refuse
 */
export async function whileCompacting<T>(
  place: KafkaLogPlace,
  topic: string,
  compacting: () => Promise<T>,
): Promise<T> {
  const name = (place.prefix ?? '') + topic;
  const type = kafkajs.ConfigResourceTypes.TOPIC;
  const admin = adminOf(place);
  await admin.connect();
  try {
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type, name }],
    });
    const own = new Map(
      (resources[0]?.configEntries ?? [])
        .filter(({ configSource }) => (configSource as unknown as number) === OF_TOPIC)
        .map(({ configName, configValue }) => [configName, configValue]),
    );
    // Whatever is not named falls back to the brokers' defaults: all of it is named each time.
    const set = async (entries: Iterable<readonly [string, string]>): Promise<void> => {
      const configEntries = [...entries].map(([configName, value]) => ({
        name: configName,
        value,
      }));
      await admin.alterConfigs({ validateOnly: false, resources: [{ type, name, configEntries }] });
    };
    await set(new Map([...own, ...Object.entries(AT_ONCE)]));
    try {
      return await compacting();
    } finally {
      await set(own);
    }
  } finally {
    await admin.disconnect();
  }
}
