import type { EventLog } from '@arbiter/event-log';
import { commandOf, parseCommit, topics } from '@arbiter/protocol';

/** What the services' own log says of the commands that players sent. */
export interface RecordSizes {
  /** Characters of a command's record, and of its commit's, on average. */
  readonly command: number;
  readonly commit: number;
  /** Events of a player's command, on average. */
  readonly events: number;
  readonly refusals: number;
}

/** Most commits that are looked at in a partition. */
const MOST = 4_000;

/** Reads them from the log of a server on which games were played. */
export async function recordSizes(log: EventLog): Promise<RecordSizes> {
  const { name } = topics.gameEvents;
  const sum = { commits: 0, events: 0, bytes: 0, refusals: 0 };
  for (let partition = 0; partition < log.partitions(name); partition++) {
    for await (const { value } of log.read(name, partition, 0, MOST)) {
      const parsed = parseCommit(value ?? '');
      if ('bad' in parsed || commandOf(parsed.commit)?.seat === 'system') continue;
      const { events } = parsed.commit;
      sum.commits += 1;
      sum.events += events.length;
      sum.bytes += value?.length ?? 0;
      if (events.at(-1)?.type === 'CommandRefused') sum.refusals += 1;
    }
  }
  const { commits } = sum;
  return {
    command: await meanLength(log, topics.gameCommands.name),
    commit: sum.bytes / commits,
    events: sum.events / commits,
    refusals: sum.refusals / commits,
  };
}

async function meanLength(log: EventLog, topic: string): Promise<number> {
  let bytes = 0;
  let count = 0;
  for (let partition = 0; partition < log.partitions(topic); partition++) {
    for await (const { value } of log.read(topic, partition, 0, MOST)) {
      bytes += value?.length ?? 0;
      count += 1;
    }
  }
  return bytes / count;
}
