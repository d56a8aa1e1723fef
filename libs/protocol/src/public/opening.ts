import { z } from 'zod';
import { edition, id } from '../messages/common.ts';
import { bySeat, count, duration, hash, seat, time, told } from './words.ts';

const timeControl = z
  .object({
    increment: z
      .object({ millis: duration, per: z.enum(['decision', 'turn']) })
      .optional()
      .describe('What is added to the time of a seat, and for what.'),
    most: duration.optional().describe('More than this is never on a clock after an addition.'),
    lag: z
      .object({ each: duration, all: duration })
      .optional()
      .describe('How much lag is credited at most: for one decision, and to a seat in all.'),
  })
  .meta({ id: 'TimeControl', description: 'What becomes of a clock apart from spending it.' });

/** How a game begins, and what chance does. */
export const opening = [
  told('GameStarted', 'A game begins.', {
    game: id,
    edition: edition.describe('By which rules it is played, such as `6ED`.'),
    decks: bySeat(z.null()).describe('Hidden until `GameRevealed`.'),
    ante: z.literal(true).optional().describe('It is played for ante.'),
    stops: bySeat(z.null()).describe('Where the players want to be asked: never told.'),
    commitments: bySeat(hash).describe('What each seat has promised its secret to be.'),
    serverCommitment: hash.describe('The same of the server.'),
    chooser: seat.nullable().describe('Who decides who plays first; null: drawn by lot.'),
    life: z.int().describe('How much life each player begins with.'),
    time: bySeat(duration).describe('Thinking time of each seat.'),
    grace: bySeat(duration).describe('What each seat has for lost connections.'),
    control: timeControl.optional().describe('What else becomes of the clocks.'),
    at: time,
    continues: z
      .object({
        game: id.describe('Which game was rewound.'),
        version: count('How many of its commits came before.'),
        event: count('The first of its events that is undone.'),
        tip: hash.describe('The last of its commits before that.'),
        libraries: z.enum(['kept', 'reshuffled']).describe('What becomes of both libraries.'),
      })
      .optional()
      .describe('Where it goes on from, by a ruling, instead of from its beginning.'),
  }),
  told('GameWentOn', 'A game that was rewound is played on.', {}),
  told('SecretDisclosed', 'A player has disclosed its share of chance to the server.', { seat }),
  told('LotDrawn', 'The lot has fallen on a player.', { seat }),
  told('LibraryShuffled', 'A library is shuffled.', { seat }),
  told('LibraryArranged', 'Cards on top of a library were looked at and put back in some order.', {
    seat,
    cards: z.int().describe('How many.'),
  }),
  told('CardChosenAtRandom', 'A card was chosen at random; what happens to it is told next.', {}),
  told('CoinFlipped', 'A player has flipped a coin.', {
    seat,
    won: z.boolean().describe('Whether the player called it right.'),
    call: z.string().optional().describe('What was called, where the rules say that one calls.'),
  }),
  told('CoinTossed', 'A player has flipped a coin that nobody wins or loses.', {
    seat,
    side: z.enum(['heads', 'tails']).describe('What it shows.'),
  }),
  told('StartingPlayerChosen', 'It is settled who plays first.', { seat }),
  told('HandKept', 'A player keeps the opening hand.', { seat }),
  told('MulliganTaken', 'A player takes a mulligan.', { seat }),
] as const;
