import { z } from 'zod';
import { deck, edition, format, id, millis } from './common.ts';

/** How many others a player may block. */
export const MOST_BLOCKED = 100;

/**
 * players.events.v1, compacted: the whole person each time; the tombstone erases. Everything else names persons by
 * `player` alone.
 */
export const player = z.object({
  player: id,
  kind: z.enum(['guest', 'registered', 'bot', 'operator']),
  name: z.string().min(1).max(64),
  since: millis,
  /** Key under which this person's free text is written elsewhere; gone with the tombstone. */
  textKey: z.string(),
  /** Whom this person does not want to play against, by player; left out: nobody. */
  blocked: z.array(id).max(MOST_BLOCKED).optional(),
});
export type Player = z.infer<typeof player>;

/** How many decks a player may keep. */
export const MOST_DECKS = 60;

/** A deck that a player keeps, legal or not: it may be half built. */
export const keptDeck = z.object({
  /** Unlike those of the player's others. */
  name: z.string().trim().min(1).max(60),
  /** What it is built for. */
  edition,
  format,
  ...deck.shape,
  /** When it was kept last. */
  saved: millis,
});
export type KeptDeck = z.infer<typeof keptDeck>;

/**
 * players.decks.v1, compacted: all decks of a player each time; the tombstone erases them. A record counts only if its
 * version follows that of the last one that counts: its writer had read that one.
 */
export const keptDecks = z.object({
  player: id,
  version: z.int().positive(),
  decks: z.array(keptDeck).max(MOST_DECKS),
});
export type KeptDecks = z.infer<typeof keptDecks>;
