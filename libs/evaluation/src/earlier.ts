import { snapshotMark } from '@arbiter/protocol';
import type { EventLog } from '@arbiter/event-log';

/** The mark of snapshots before decision 15, of which no other build can read the games. */
const MARK = 'rules-evaluation.mark.v1';
/** The keys of marks of all builds: of those that have a fold of their own, and of earlier releases that shared one. */
const MARKS = /^evaluation(\.[^/]+)?\/mark\/[01]$/u;

/**
 * Where the oldest game begins that goes on, as other builds and earlier releases have kept a partition; undefined if none
 * did. Every build holds all games, so the latest of what they say holds for all of them.
 */
export async function earlierOldest(
  log: EventLog,
  topic: string,
  partition: number,
): Promise<number | undefined> {
  let earlier: number | undefined;
  const oldest = new Map<string, number>();
  for await (const { key, value } of log.read(topic, partition, 0)) {
    if (value === null) oldest.delete(key);
    else if (MARKS.test(key)) {
      const mark = snapshotMark.safeParse(JSON.parse(value));
      if (mark.success) oldest.set(key, mark.data.oldest);
    } else if (key === `partition ${partition}`) {
      const stored = JSON.parse(value) as { shape: string; state: { oldest: number } };
      if (stored.shape === MARK) earlier = stored.state.oldest;
    }
  }
  return oldest.size === 0 ? earlier : Math.max(...oldest.values());
}
