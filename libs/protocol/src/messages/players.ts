import { z } from 'zod';
import { id, millis } from './common.ts';

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
});
export type Player = z.infer<typeof player>;
