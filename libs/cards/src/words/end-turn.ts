import type { Word } from '../say/word.ts';

/** What is on the stack leaves the game, and the turn goes straight to its cleanup (TSP 509). */
export interface EndTurn {
  readonly do: 'endTurn';
}

export const endTurn = (): EndTurn => ({ do: 'endTurn' });

const word: Word<EndTurn> = { text: () => 'end the turn' };
export default word;
