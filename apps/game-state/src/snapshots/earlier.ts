import { topics } from '@arbiter/protocol';
import type { EventLog } from '@arbiter/event-log';
import type { Checkpoint } from '../owner/facts.ts';

const TOPIC = topics.gameStateSnapshots.name;
/** Snapshots before decision 15: all heads of a partition, in parts of 32, under the keys `partition/part`. */
const SHAPE = 'game-state.checkpoint.v2';
const PART = /^\d+\/\d+$/u;

interface Part {
  readonly of: number;
  readonly heads: Checkpoint['heads'];
  readonly closed: Checkpoint['closed'];
}

/** The last snapshot that an earlier release wrote of a partition; undefined if there is none that is whole. */
export async function earlierCheckpoint(
  log: EventLog,
  partition: number,
): Promise<Checkpoint | undefined> {
  const parts = new Map<string, { offset: number; state: Part }>();
  for await (const { key, value } of log.read(TOPIC, partition, 0)) {
    if (!PART.test(key) || value === null) continue;
    const stored = JSON.parse(value) as { shape: string; offset: number; state: Part };
    if (stored.shape === SHAPE) parts.set(key, stored);
  }
  const first = parts.get(`${partition}/0`);
  if (first === undefined) return undefined;
  const { offset, state } = first;
  const all = [...parts.values()].filter(
    (one) => one.offset === offset && one.state.of === state.of,
  );
  if (all.length !== state.of) return undefined;
  return { offset, heads: all.flatMap((one) => one.state.heads), closed: state.closed };
}
