import { fold, NO_GAME, type Game, type GameEvent } from '@arbiter/engine';
import type { EventLog } from '@arbiter/platform';
import { Follower, topics, type Step } from '@arbiter/protocol';

const TOPIC = topics.gameEvents.name;

/** A follower that folds positions. */
export function positions(): Follower<Game> {
  return new Follower<Game>({
    initial: NO_GAME,
    fold: (game, events) => fold(game, events as unknown as readonly GameEvent[]),
  });
}

/** An accepted commit as the log has it. */
export interface Accepted extends Step<Game> {
  readonly offset: number;
  /** The commit as stored, byte by byte. */
  readonly line: string;
}

/**
 * The accepted commits of one game, in order, folded from the log.
 *
 * @param from an offset at or before its first commit
 * @param to reads only what stands before this offset; to the end if left out
 */
export async function* acceptedOf(
  log: EventLog,
  game: string,
  from: number,
  to?: number,
): AsyncGenerator<Accepted> {
  const follower = positions();
  for await (const { key, value, offset } of log.read(
    TOPIC,
    log.partitionOf(TOPIC, game),
    from,
    to,
  )) {
    if (key !== game || value === null) continue;
    const step = follower.read(game, value);
    if (!('skipped' in step)) yield { ...step, offset, line: value };
  }
}
