import { isJsonObject } from '@arbiter/protocol';
import { z } from 'zod';

/** Commands that bots may go on by, and that one branch may suppose: as many, so that one can go on by hand from there. */
const MOST_BOTS = 300;
const MOST = 400;

const seat = z.union([z.literal(0), z.literal(1)]);
const body = z.looseObject({ type: z.string().min(1).max(64) });

/** What a branch supposes, as it is asked for and kept as evidence. */
export const supposition = z.object({
  event: z.int().nonnegative().describe('the branch begins before the command of this event'),
  commands: z
    .array(z.object({ seat, body }))
    .max(MOST)
    .default([])
    .describe('in place of that command and of all after it; the first that is refused ends it'),
  definitions: z
    .array(z.looseObject({ name: z.string().min(1).max(160) }))
    .max(20)
    .default([])
    .describe('cards as they should have been, each in the card language'),
  edition: z.string().min(1).max(16).optional().describe('the rules to go on by'),
  bots: z.int().min(0).max(MOST_BOTS).default(0).describe('so many commands of bots after that'),
});
export type Supposition = z.infer<typeof supposition>;

/** What a branch among the evidence supposes; undefined: it is none that this build can read. */
export function suppositionIn(text: string): Supposition | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? supposition.safeParse(value).data : undefined;
  } catch {
    return undefined;
  }
}
