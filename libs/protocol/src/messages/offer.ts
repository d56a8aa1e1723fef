import { z } from 'zod';
import { timeGiven } from '../time-controls.ts';
import { bestOf, edition, format } from './common.ts';

/**
 * One way of playing that a ticket is good for; rated: the match changes both ratings. `time` is left out for the standard
 * one.
 */
export const offer = z.object({
  edition,
  format,
  bestOf,
  rated: z.literal(true).optional(),
  time: timeGiven.optional(),
});
export type Offer = z.infer<typeof offer>;
