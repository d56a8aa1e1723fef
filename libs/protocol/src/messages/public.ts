import { z } from 'zod';
import { edition, gameEvent, id, millis } from './common.ts';

/** game.public-events.v1: one event a message, as a spectator may see it. At least once: drop what repeats an id. */
export const publicGameEvent = z.object({
  /** Follows from game and number, so a repeated message has the same. */
  id,
  game: id,
  edition,
  /** Number among the public events of its game, from 0 and without gaps: a gap would tell of a hidden event. */
  number: z.int().nonnegative(),
  at: millis,
  event: gameEvent,
});
export type PublicGameEvent = z.infer<typeof publicGameEvent>;

/** match.public-events.v1: likewise for matches. */
export const publicMatchEvent = z.object({
  id,
  match: id,
  number: z.int().nonnegative(),
  at: millis,
  event: gameEvent,
});
export type PublicMatchEvent = z.infer<typeof publicMatchEvent>;

/** The id of a public event: the same for each retelling. */
export function publicEventId(of: string, number: number): string {
  return `${of}/${number}`;
}
