import { z } from 'zod';
import { id, millis, playerSeat } from './common.ts';

/** What is said by a key alone: each client tells it in the language of its reader. */
export const EMOTES = [
  'hello',
  'goodLuck',
  'nicePlay',
  'thinking',
  'oops',
  'sorry',
  'thanks',
  'goodGame',
] as const;
export type Emote = (typeof EMOTES)[number];

/** How long a line of chat may be, in UTF-16 code units. */
export const LONGEST_LINE = 200;

/**
 * Plain text on one line that one can see. Neither a control character nor one that turns the direction of what stands around
 * it, and no towers of accents, which would reach into other lines.
 */
const PLAIN =
  /^(?!.*\p{M}{5})(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u;

// No pattern of the schema: the OpenAPI document would have it without its flag.
const lineText = z
  .string()
  .trim()
  .max(LONGEST_LINE)
  .refine((text) => PLAIN.test(text), { error: 'plain text on one line' });

/** What somebody says: a key, or a line of text. */
export const saying = z.union(
  [z.strictObject({ emote: z.enum(EMOTES) }), z.strictObject({ text: lineText })],
  {
    error: `either \`emote\`, one of ${EMOTES.join(', ')}; or \`text\`, plain text on one line of at most ${LONGEST_LINE} characters`,
  },
);
export type Saying = z.infer<typeof saying>;

/** A line of the chat of a match. */
export const chatLine = z.object({
  /** Unlike that of any other line. */
  line: id,
  seat: playerSeat,
  at: millis,
  said: saying,
});
export type ChatLine = z.infer<typeof chatLine>;

/** How many lines of a match are kept for who comes back, and go with a report. */
export const LINES_KEPT = 30;

/** chat.reports.v1 (key: match): a player reports what the other one said, with what was said around it. */
export const chatReport = z.object({
  report: id,
  match: id,
  /** By seat. */
  players: z.tuple([id, id]),
  by: playerSeat,
  /** The line that is meant; it is among the lines, the oldest of which comes first. */
  line: id,
  lines: z.array(chatLine).min(1).max(LINES_KEPT),
  at: millis,
});
export type ChatReport = z.infer<typeof chatReport>;
