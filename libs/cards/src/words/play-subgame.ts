import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A game within the game, with the libraries as decks (TSP 506). */
export interface PlaySubgame {
  readonly do: 'playSubgame';
  /** Bound to each player who doesn’t win it: both, if it is a draw. */
  readonly as: string;
  /** Bound to who has lost it instead: to nobody, if it is a draw. */
  readonly whoLost?: true;
}

export const playSubgame = (as: string, more: Pick<PlaySubgame, 'whoLost'> = {}): PlaySubgame => ({
  do: 'playSubgame',
  as,
  ...more,
});

const word: Word<PlaySubgame> = {
  text: () => 'the players play a subgame with their libraries as their decks',
  binds({ as, whoLost = false }) {
    const who = whoLost ? 'the loser of the subgame' : 'each player who doesn’t win the subgame';
    return { name: as, noun: one(who, { isPlayer: true, later: who }) };
  },
};
export default word;
