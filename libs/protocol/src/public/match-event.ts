import { z } from 'zod';
import { timeGiven } from '../time-controls.ts';
import { bestOf, edition, format, id } from '../messages/common.ts';
import { bySeat, card, count, hash, seat, time } from './words.ts';

const number = z.int().min(1).describe('Number of the game in its match, from 1.');
const score = bySeat(count('Games won.')).meta({
  id: 'Score',
  description: 'Games won by each seat.',
});

const cards = z.array(z.object({ name: card, count: count('How many of them.') }));
const deck = z
  .object({
    main: cards.describe('What is played.'),
    side: cards.describe('What may come in between games.'),
  })
  .meta({ id: 'Deck', description: 'A deck as it was registered for the match.' });

const rating = z
  .object({
    rating: z.number().describe('As Glicko-2 has it; 1500 is that of a newcomer.'),
    deviation: z.number().describe('How uncertain it is: 350 for a newcomer.'),
    volatility: z.number().describe('How much the player’s results vary.'),
    matches: count('Rated matches so far.'),
    at: time.describe('As of when.'),
  })
  .meta({ id: 'Rating', description: 'How strong a player is in an edition and format.' });
const ratingChange = z
  .object({ before: rating, after: rating })
  .meta({ id: 'RatingChange', description: 'A rating before and after a match.' });

function ofMatch<T extends string, F extends z.core.$ZodLooseShape>(
  type: T,
  means: string,
  facts: F,
) {
  return z
    .object({ type: z.literal(type), ...facts })
    .meta({ id: type, title: type, description: means });
}

/** What everybody may know of a match. */
export const matchEvent = z.discriminatedUnion('type', [
  ofMatch('MatchOpened', 'Two players are paired.', {
    region: id.describe('Where it is played.'),
    players: bySeat(id).describe('Who sits where, by random ids; `bot:<name>` is a bot.'),
    offer: z.object({
      edition: edition.describe('By which rules, such as `6ED`.'),
      format: format.describe('Which decks may be played.'),
      bestOf: bestOf.describe('Of how many games.'),
      rated: z.literal(true).optional().describe('Whether it changes the ratings of both.'),
      ante: z.literal(true).optional().describe('Whether its games are played for ante.'),
      time: timeGiven
        .optional()
        .describe('How players get time to think, in milliseconds; left out: the standard.'),
    }),
    continues: z
      .object({
        match: id,
        game: id.describe('The game that is played again, or with which that began.'),
        dispute: id,
        ruling: z.int().positive().describe('Number of the ruling in its dispute, from 1.'),
        score: score.describe('Of the games before it, which count on.'),
      })
      .optional()
      .describe('Of a match in which a part of another is played again by a ruling.'),
    table: z
      .object({
        tournament: id.describe('By a random id.'),
        round: z.int().min(1).describe('From 1.'),
        table: z.int().min(1).describe('Number of the table in its round, from 1.'),
      })
      .optional()
      .describe('Which match of a tournament it is.'),
  }),
  ofMatch('GameRewound', 'A ruling in a dispute: it is played on from there in another match.', {
    dispute: id,
    ruling: z.int().positive().describe('Number of the ruling in its dispute, from 1.'),
    game: id,
    continuation: id.describe('The match in which it is.'),
    event: count('The first event of the game that is undone.')
      .nullable()
      .describe('null: the whole match is played again.'),
  }),
  ofMatch('SecretCommitted', 'A seat has promised its secret for a game.', {
    seat,
    number,
    commitment: hash,
  }),
  ofMatch('GameOpened', 'A game of the match begins; its events have this id as key.', {
    game: id,
    number,
  }),
  ofMatch('GameScored', 'A game of the match counts.', {
    game: id,
    winner: seat.nullable().describe('null: a draw.'),
    reason: z.string().describe('Why it ended; as with `GameEnded`.'),
    score: score.describe('After this game.'),
  }),
  ofMatch('SideboardingBegan', 'The players may change their decks.', {
    number: z.int().min(2).describe('Number of the game to come, from 1.'),
    until: time.describe('They have until then.'),
  }),
  ofMatch('SideboardSubmitted', 'A seat has settled what it plays next.', { seat }),
  ofMatch('MatchConceded', 'A seat gives the match up.', { seat }),
  ofMatch('MatchEnded', 'The match is over.', {
    winner: seat.nullable().describe('null: a draw.'),
    score,
    reason: z.string().meta({
      description:
        '`forfeit`: a seat did not promise its secret in time. `ruling`: it goes on in another match.',
      examples: ['games', 'concession', 'forfeit', 'ruling'],
    }),
    ratings: bySeat(ratingChange)
      .optional()
      .describe('What a rated match did to the ratings, if a game was begun.'),
  }),
  ofMatch('ResultCorrected', 'A ruling in a dispute: a game counts otherwise from now on.', {
    dispute: id,
    ruling: z.int().positive().describe('Number of the ruling in its dispute, from 1.'),
    game: id,
    winner: seat.nullable().describe('Of the game. null: a draw, or it counts for nobody.'),
    annulled: z.boolean().describe('Whether the game counts for nobody.'),
    score: score.describe('Of the match, as it counts now.'),
    matchWinner: seat.nullable(),
    ratings: z
      .array(z.object({ player: id, before: rating, after: rating }))
      .optional()
      .describe('Of a rated match: whose ratings are others from now on, and what they were.'),
  }),
  ofMatch('MatchRevealed', 'What was hidden in the match; its games follow on their own topic.', {
    decks: bySeat(deck),
  }),
]);
export type MatchEvent = z.infer<typeof matchEvent>;
