import {
  foldOnce,
  NO_GAME,
  type Game,
  type GameEvent as EngineEvent,
  type Judge,
} from '@arbiter/engine';
import {
  commandOf,
  Follower,
  publicEventId,
  type PublicEvent,
  type PublicGameEvent,
  type Step,
} from '@arbiter/protocol';
import { eventsFor, type VisibleEvent } from '@arbiter/view';
import type { JudgeOf } from '@arbiter/editions';
import { eventsOf } from '../projections/lines.projection.ts';

/** A game as the public knows it. */
export interface ToldGame {
  readonly game: Game;
  /** How many public events there are so far. They are numbered without gaps: a gap would reveal a hidden event. */
  readonly told: number;
  /** Those of the last commit. */
  readonly latest: readonly VisibleEvent[];
}

/** What is told of the events of a commit. */
export type Tell = (
  judge: Judge,
  before: Game,
  events: readonly EngineEvent[],
) => readonly VisibleEvent[];

/** What a spectator is told. */
export const asToSpectators: Tell = (judge, before, events) =>
  eventsFor(judge, before, events, 'spectator');

/** A follower that counts and keeps what is told. */
export function toldGames(judgeOf: JudgeOf, tell: Tell): Follower<ToldGame> {
  return new Follower<ToldGame>({
    initial: { game: NO_GAME, told: 0, latest: [] },
    fold: ({ game, told }, events) => {
      const own = eventsOf({ events });
      const after = foldOnce(game, own);
      const judge = judgeOf(after.edition);
      const latest = judge === undefined ? [] : tell(judge, game, own);
      return { game: after, told: told + latest.length, latest };
    },
  });
}

/**
 * The public events of an accepted commit. That what a spectator is told is what the schemas of @arbiter/protocol say is
 * held by a test of apps/arbiter: neither room may import the other.
 */
export function publicOf({ game, commit, head, before, after }: Step<ToldGame>): PublicGameEvent[] {
  const at = commandOf(commit)?.at ?? head.at;
  return after.latest.map((event, index) =>
    publicEvent(game, head.edition, before.told + index, at, event as unknown as PublicEvent),
  );
}

export function publicEvent(
  game: string,
  edition: string,
  number: number,
  at: number,
  event: PublicEvent,
): PublicGameEvent {
  return { id: publicEventId(game, number), game, edition, number, at, event };
}
