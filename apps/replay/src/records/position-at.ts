import { evolve, type Game } from '@arbiter/engine';
import type { Head } from '@arbiter/protocol';
import type { Accepted } from '../projections/followed-games.ts';
import { eventsOf } from '../projections/lines.projection.ts';

/** A moment of a game: after a commit, or after one of its events. */
export type Moment = { readonly version: number } | { readonly event: number };

/** How a game stood at a moment. */
export interface PositionAt {
  readonly game: Game;
  /** After the commit that the moment lies in. */
  readonly head: Head;
}

/** The position at a moment; undefined if the game has not come so far. */
export async function positionAt(
  commits: AsyncIterable<Accepted>,
  at: Moment,
): Promise<PositionAt | undefined> {
  for await (const { commit, head, before, after } of commits) {
    if ('version' in at) {
      if (head.version === at.version) return { game: after, head };
    } else if (at.event < head.next) {
      const events = eventsOf(commit).slice(0, at.event - commit.first + 1);
      return { game: events.reduce(evolve, before), head };
    }
  }
  return undefined;
}

/** The position before the commit in which an event lies: where a branch from it begins; undefined if there is none. */
export async function positionBefore(
  commits: AsyncIterable<Accepted>,
  event: number,
): Promise<Game | undefined> {
  for await (const { head, before } of commits) {
    if (event < head.next) return head.version < 2 ? undefined : before;
  }
  return undefined;
}
