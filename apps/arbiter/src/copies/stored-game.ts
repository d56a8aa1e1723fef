import type { EventLog } from '@arbiter/event-log';
import { Follower, topics, type Head } from '@arbiter/protocol';

const TOPIC = topics.gameEvents.name;

/** Where the records of a game lie in its partition of game.events: the first one and the last one. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** One game as it lies on game.events. */
export interface StoredGame {
  /** The accepted commits, byte by byte. */
  readonly lines: readonly string[];
  readonly ids: readonly string[];
  /** Offset of the first one. */
  readonly first: number;
  /** After the last one. */
  readonly head: Head;
}

/**
 * Where each game lies, in one pass: games lie in each other's midst, so looking for each by itself would read the same
 * records again and again.
 *
 * @param from where reading begins, by partition; nothing is read of one that is left out
 */
export async function stretchesOf(
  log: EventLog,
  from: ReadonlyMap<number, number>,
  onRead: () => void = () => undefined,
): Promise<Map<string, Stretch>> {
  const stretches = new Map<string, { first: number; last: number }>();
  for (const [partition, begin] of from) {
    for await (const { key, offset } of log.read(TOPIC, partition, begin)) {
      onRead();
      const stretch = stretches.get(key);
      if (stretch === undefined) stretches.set(key, { first: offset, last: offset });
      else stretch.last = offset;
    }
  }
  return stretches;
}

/** The accepted commits of a game; undefined if it has none. */
export async function storedGame(
  log: EventLog,
  game: string,
  { first: from, last }: Stretch,
): Promise<StoredGame | undefined> {
  const follower = new Follower<null>({ initial: null, fold: () => null });
  const lines: string[] = [];
  const ids: string[] = [];
  let first: number | undefined;
  for await (const { value, offset } of log.readKey(TOPIC, game, from, last + 1)) {
    if (value === null) continue;
    const step = follower.read(game, value);
    if ('skipped' in step) continue;
    first ??= offset;
    lines.push(value);
    ids.push(step.commit.id);
  }
  const head = follower.game(game)?.head;
  return head === undefined || first === undefined ? undefined : { lines, ids, first, head };
}
