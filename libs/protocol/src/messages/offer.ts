import { z } from 'zod';
import { timeGiven } from '../time-controls.ts';
import { bestOf, edition, format } from './common.ts';

/**
 * One way of playing that a ticket is good for; rated: the match changes both ratings; ante: its games are played for ante
 * (TSP 217.9b), which no rated match is. `time` is left out for the standard one.
 */
export const offer = z.object({
  edition,
  format,
  bestOf,
  rated: z.literal(true).optional(),
  ante: z.literal(true).optional(),
  time: timeGiven.optional(),
});
export type Offer = z.infer<typeof offer>;
