import { z } from 'zod';
import { publicEvent } from '../public/game-event.ts';
import { matchEvent } from '../public/match-event.ts';
import { time } from '../public/words.ts';
import { edition, id } from './common.ts';

const messageId = id.describe('The same each time it is told: drop what repeats an id.');

/** game.public-events.v1: one event a message, as a spectator may see it. At least once: drop what repeats an id. */
export const publicGameEvent = z
  .object({
    id: messageId,
    game: id.describe('The key of the message.'),
    edition: edition.describe('By which rules the game is played, such as `6ED`.'),
    number: z
      .int()
      .nonnegative()
      .describe('Number among the public events of its game, from 0 and without gaps.'),
    at: time.describe('When what it tells of happened.'),
    event: publicEvent.describe('What happened. Skip types that you don’t know.'),
  })
  .meta({
    title: 'An event of a game',
    description:
      'As a spectator may see it. Facts and types of events may be added at any time: skip what you don’t know.',
  });
export type PublicGameEvent = z.infer<typeof publicGameEvent>;

/** match.public-events.v1: likewise for matches. */
export const publicMatchEvent = z
  .object({
    id: messageId,
    match: id.describe('The key of the message.'),
    number: z
      .int()
      .nonnegative()
      .describe('Number among the public events of its match, from 0 and without gaps.'),
    at: time.describe('When what it tells of happened.'),
    event: matchEvent.describe('What happened. Skip types that you don’t know.'),
  })
  .meta({
    title: 'An event of a match',
    description: 'Facts and types of events may be added at any time: skip what you don’t know.',
  });
export type PublicMatchEvent = z.infer<typeof publicMatchEvent>;

/** Who makes things public, as the `source` of the messages. */
export const PUBLIC_SOURCE = '/replay';

/** What the messages are, as CloudEvents: a type for each topic and version. */
export const PUBLIC_TYPES = {
  game: 'arbiter.public.game.v1',
  match: 'arbiter.public.match.v1',
} as const;

/** The id of a public event: the same for each retelling. */
export function publicEventId(of: string, number: number): string {
  return `${of}/${number}`;
}
