import { foldOnce, NO_GAME, type Game, type GameEvent } from '@arbiter/engine';
import type { EventLog } from '@arbiter/event-log';
import { Follower, parsePast, topics, type Step } from '@arbiter/protocol';
import { givingWay } from '../yield-to-event-loop.ts';

const TOPIC = topics.gameEvents.name;

/** A follower that folds positions. */
export function positions(): Follower<Game> {
  return new Follower<Game>({
    initial: NO_GAME,
    fold: (game, events) => foldOnce(game, events as unknown as readonly GameEvent[]),
  });
}

/** An accepted commit as the log has it. */
export interface Accepted<S = Game> extends Step<S> {
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
export function acceptedOf(
  log: EventLog,
  game: string,
  from: number,
  to?: number,
): AsyncGenerator<Accepted> {
  return acceptedBy(positions(), log, game, from, to);
}

/** As `acceptedOf`, folded by a follower that knows nothing of the game yet. */
export async function* acceptedBy<S>(
  follower: Follower<S>,
  log: EventLog,
  game: string,
  from: number,
  to?: number,
): AsyncGenerator<Accepted<S>> {
  const giveWay = givingWay();
  for await (const { value, offset } of log.readKey(TOPIC, game, from, to)) {
    if (value === null) continue;
    const parsed = parsePast(value);
    const step = 'bad' in parsed ? null : follower.take(game, parsed.commit);
    if (step !== null && !('skipped' in step)) yield { ...step, offset, line: value };
    await giveWay();
  }
}
