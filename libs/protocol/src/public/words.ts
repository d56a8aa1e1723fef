import type { EventType } from '@arbiter/engine';
import { z } from 'zod';

/*
 * The words of public messages. What stands here is read by people who see the JSON Schemas only, so each word says
 * what it means and in which unit. Two rules keep readers of the same topic version safe:
 *
 * - a list that may grow (zones, steps, causes) is a string with examples, not an enum;
 * - `x-unit` is part of the promise: the check of compatibility compares it as it does types.
 */

/** One of a few words that every reader knows from the beginning. */
export const seat = z
  .literal([0, 1])
  .meta({ id: 'Seat', description: 'A seat at the table: 0 is called Player 1, 1 Player 2.' });

/** An object, as the game numbers it. */
export const object = z.int().nonnegative().meta({
  id: 'ObjectId',
  description:
    'An object of the game: a card, token, spell or ability in one zone. An object that changes its zone gets a new id. 0 stands for the rules, or for what may not be known.',
});

/** What may be a target or receive damage. */
export const recipient = z.union([object, z.enum(['p0', 'p1'])]).meta({
  id: 'Recipient',
  description: 'An object, or a player: `p0` is the one at seat 0.',
});

export const zone = z.string().meta({
  id: 'Zone',
  description: 'A zone. Later versions of the game may know more of them.',
  examples: [
    'library',
    'hand',
    'graveyard',
    'battlefield',
    'stack',
    'exile',
    'phasedOut',
    'outside',
    'ante',
  ],
});

export const step = z.string().meta({
  id: 'Step',
  description: 'A step of the turn, in the words of the edition that the game is played by.',
  examples: ['untap', 'upkeep', 'draw', 'precombat main', 'declare attackers', 'cleanup'],
});

export const card = z
  .string()
  .meta({ id: 'CardName', description: 'The English name of a card.', examples: ['Shock'] });

export const rule = z.string().meta({
  id: 'Rule',
  description: 'The rule that made it happen, with its edition.',
  examples: ['6ED 420.5e'],
});

export const text = z.string().meta({
  id: 'Text',
  description: 'A line for people. Its wording may change at any time: never take facts from it.',
});

export const time = z.int().nonnegative().meta({
  id: 'Time',
  description: 'A moment: milliseconds since 1970-01-01T00:00:00Z.',
  'x-unit': 'ms since 1970',
});

/** A pair, that of seat 0 first. */
export const bySeat = <T extends z.ZodType>(one: T) => z.tuple([one, one]);

export const duration = z.int().meta({
  id: 'Duration',
  description: 'A length of time in milliseconds.',
  'x-unit': 'ms',
});

export const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ id: 'Sha256', description: 'SHA-256 as 64 hexadecimal digits.' });

export const secret = z
  .string()
  .regex(/^([0-9a-f]{2})*$/)
  .meta({ id: 'Secret', description: 'Bytes in hexadecimal: a share of all chance of a game.' });

export const count = (means: string) => z.int().nonnegative().describe(means);

export const ability = z
  .object({
    of: card.describe('Whose ability it is: the name of a card or token.'),
    index: count('Which of its abilities, from 0.'),
  })
  .nullable()
  .meta({ id: 'Ability', description: 'An ability; null: the draw of the turn.' });

/** For each use of the word "target", what was chosen. */
export const targets = z
  .array(z.array(recipient))
  .describe('What was chosen for each use of the word "target", in the order of the text.');

export const division = z
  .array(z.array(count('How much.')))
  .describe('Beside `targets`: how much each one gets, where an effect is divided.');

export const mode = count('Which of its modes, from 0.');
export const x = count('The value of X.');
export const buyback = z.boolean().describe('Whether buyback is paid.');
export const replicated = z
  .array(count('How often one of them is paid.'))
  .describe('How often each of its replicate costs is paid, in the order of its text.');
export const alternative = count('Which cost is paid rather than the mana cost, from 1; 0: none.');

/** An event of a game as everybody at the table is told of it. */
export function told<T extends EventType, F extends z.core.$ZodLooseShape>(
  type: T,
  means: string,
  facts: F,
) {
  return z
    .object({ type: z.literal(type), rule, text, ...facts })
    .meta({ id: type, title: type, description: means });
}
