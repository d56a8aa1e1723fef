import { z } from 'zod';
import { seat, told } from './words.ts';

/** A game within the game. */
export const subgames = [
  told('SubgameBegan', 'A subgame begins, with the libraries as decks.', {
    life: z.int().describe('How much life each player begins it with.'),
  }),
  told('MainGameChanged', 'A card was brought into the subgame from outside it.', {
    seat: seat.describe('Whose card it is.'),
  }),
  told('SubgameEnded', 'The subgame is over; the main game is not.', {
    winner: seat.nullable().describe('null: a draw.'),
    reason: z.string().meta({
      description: 'Why it is over.',
      examples: ['life', 'library', 'concession', 'agreement', 'loop'],
    }),
  }),
  told('MainGameResumed', 'The game in which the subgame was played goes on.', {}),
] as const;
