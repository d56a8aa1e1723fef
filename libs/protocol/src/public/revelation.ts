import { z } from 'zod';
import { seat as commandSeat } from '../messages/common.ts';
import { bySeat, card, count, hash, object, rule, seat, secret } from './words.ts';

const version = count('After which commit of the game, counted from 1.');
const roll = count('Number of the random outcome in its game, from 1.');

/** What is told of a game when its match is over, and never before. */
export const revelation = [
  z
    .object({
      type: z.literal('GameRevealed'),
      decks: bySeat(z.array(card)).describe('The main deck of each seat, a name for each card.'),
      serverSecret: secret,
      commitments: bySeat(hash).describe('What each seat had promised.'),
      serverCommitment: hash,
      pinned: z
        .record(z.string(), z.string())
        .describe('Digests of what the game was played by: the engine’s build, the cards.'),
      secrets: bySeat(secret.nullable()).describe('Of each seat; null: never disclosed.'),
      shuffles: z.array(
        z.object({
          roll,
          seat: seat.describe('Whose library.'),
          order: z.array(count('Where the card was before, from 0.')),
          version,
        }),
      ),
      chance: z
        .array(
          z.object({
            roll,
            seat: seat.describe('On whom a lot fell.').optional(),
            object: object.describe('Which card was chosen.').optional(),
            won: z.boolean().describe('Whether a coin was called right.').optional(),
            side: z.enum(['heads', 'tails']).describe('What a coin showed.').optional(),
            version,
          }),
        )
        .describe('What else chance gave.'),
      version: count('How many commits the game has.'),
      tip: hash.describe('Id of the last commit: what players hold signed.'),
    })
    .meta({
      id: 'GameRevealed',
      title: 'GameRevealed',
      description:
        'The match is over: decks, secrets and chance, from which every hand and every draw follows.',
    }),
  z
    .object({
      type: z.literal('RefusalRevealed'),
      version,
      seat: commandSeat.describe('Who had sent it; `system`: the server.'),
      command: z
        .looseObject({ type: z.string() })
        .nullable()
        .describe('What was refused, as it was sent.'),
      rule,
      reason: z.string().describe('Why, in words.'),
      objects: z.array(object).describe('Objects concerned.'),
    })
    .meta({
      id: 'RefusalRevealed',
      title: 'RefusalRevealed',
      description: 'The match is over: a command that was refused. These follow `GameRevealed`.',
    }),
] as const;
