import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A game within the game, with the libraries as decks (TSP 506). */
export interface PlaySubgame {
  readonly do: 'playSubgame';
  /** Bound to each player who doesn’t win it: to both, if it is a draw. */
  readonly as: string;
}

export const playSubgame = (as: string): PlaySubgame => ({ do: 'playSubgame', as });

const word: Word<PlaySubgame> = {
  text: () => 'the players play a subgame with their libraries as their decks',
  binds: ({ as }) => ({
    name: as,
    noun: one('each player who doesn’t win the subgame', {
      isPlayer: true,
      later: 'each player who doesn’t win the subgame',
    }),
  }),
};
export default word;
