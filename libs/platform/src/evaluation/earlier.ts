import type { EventLog } from '../log/event-log.ts';

/** The mark of snapshots before decision 15, of which no other build can read the games. */
const MARK = 'rules-evaluation.mark.v1';

/** Where the oldest game begins that an earlier release kept of a partition; undefined if it kept none. */
export async function earlierOldest(
  log: EventLog,
  topic: string,
  partition: number,
): Promise<number | undefined> {
  let oldest: number | undefined;
  for await (const { key, value } of log.read(topic, partition, 0)) {
    if (key !== `partition ${partition}` || value === null) continue;
    const stored = JSON.parse(value) as { shape: string; state: { oldest: number } };
    if (stored.shape === MARK) oldest = stored.state.oldest;
  }
  return oldest;
}
