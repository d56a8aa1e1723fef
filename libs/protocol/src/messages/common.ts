import { z } from 'zod';
import type { CommandBody, GameEvent } from '../chain/commit.ts';

/** An id: of a game, match, ticket, player or command. Opaque; never longer than 128 characters. */
export const id = z.string().min(1).max(128);

/** A time in milliseconds since 1970. */
export const millis = z.int().nonnegative();

/** Number of a record in its partition. */
export const offset = z.int().nonnegative();

/** SHA-256 in hexadecimal. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** An edition of the rules, by its code. */
export const edition = z.string().regex(/^[0-9A-Z]{2,8}$/);

/** Where a deck may be played: `freeform`, … */
export const format = z.string().min(1).max(32);

/** Best of how many games. */
export const bestOf = z.union([z.literal(1), z.literal(3), z.literal(5)]);

/** Who sent a command: a seat, or the server itself. */
export const seat = z.union([z.literal(0), z.literal(1), z.literal('system')]);

/** A seat at a table. */
export const playerSeat = z.union([z.literal(0), z.literal(1)]);

/** The engine's command. Its fields are the engine's business; here it is an object with a type. */
export const commandBody: z.ZodType<CommandBody> = z.looseObject({
  type: z.string().min(1).max(64),
}) as unknown as z.ZodType<CommandBody>;

/** The engine's event, likewise. */
export const gameEvent: z.ZodType<GameEvent> = z.looseObject({
  type: z.string().min(1).max(64),
}) as unknown as z.ZodType<GameEvent>;

/** A list of cards by name and count. */
export const deckList = z.array(
  z.object({ name: z.string().min(1).max(160), count: z.int().min(1).max(250) }),
);

/** A deck: what is played, and what may come in between games. */
export const deck = z.object({ main: deckList, side: deckList });
export type Deck = z.infer<typeof deck>;
