import { adminOf } from './link.ts';
import type { KafkaLogPlace } from './topics.ts';

/**
 * Which of some consumer groups have members now: services that are running, or died less than a session ago.
 *
 * @throws Error of kafkajs if the brokers can't be reached or refuse
 */
export async function groupsInUse(
  place: KafkaLogPlace,
  groups: readonly string[],
): Promise<readonly string[]> {
  const { prefix = '' } = place;
  const admin = adminOf(place);
  await admin.connect();
  try {
    const found = await admin.describeGroups(groups.map((group) => prefix + group));
    const used = new Set(
      found.groups.filter(({ members }) => members.length > 0).map(({ groupId }) => groupId),
    );
    return groups.filter((group) => used.has(prefix + group));
  } finally {
    await admin.disconnect();
  }
}
