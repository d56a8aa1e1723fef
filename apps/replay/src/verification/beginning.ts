import {
  beginningOf,
  evolve,
  NO_GAME,
  type Game,
  type GameEvent,
  type StartGame,
} from '@arbiter/engine';
import { canonicalJson, commandOf, Follower, type Commit } from '@arbiter/protocol';

type Beginning = NonNullable<StartGame['continues']>;

/** Where a game goes on that was opened by this commit; undefined if it began at its beginning. */
export function beginningIn(opening: Commit | undefined): Beginning | undefined {
  const body = opening && commandOf(opening)?.body;
  const continues = body?.type === 'StartGame' ? body['continues'] : undefined;
  return continues as unknown as Beginning | undefined;
}

/**
 * Compares the beginning of a game that goes on where another was with the record of that: as many commits and events, the
 * same tip, and the position that they lead to.
 *
 * @param parent the commits of the other game, in order; its own record says whether these hold
 * @returns what is wrong; undefined if nothing is
 */
export async function beginningFault(
  { game, version, event, tip, position }: Beginning,
  parent: Iterable<Commit> | AsyncIterable<Commit>,
): Promise<string | undefined> {
  const followed = new Follower<Game>({
    initial: NO_GAME,
    fold: (state, events) => (events as unknown as readonly GameEvent[]).reduce(evolve, state),
  });
  for await (const commit of parent) {
    const step = followed.take(game, commit);
    if ('skipped' in step) continue;
    const { head, after } = step;
    if (head.version < version) continue;
    if (head.tip !== tip) return `commit ${version} of game ${game} is ${head.tip}, not ${tip}`;
    if (head.next !== event) return `game ${game} had come to event ${head.next}, not ${event}`;
    const same =
      canonicalJson(JSON.parse(beginningOf(after))) === canonicalJson(JSON.parse(position));
    return same ? undefined : `game ${game} did not stand so at event ${event}`;
  }
  return `game ${game} has no commit ${version}`;
}
