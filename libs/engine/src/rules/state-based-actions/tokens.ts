import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5f: a token that is not in play ceases to exist; so does a copy of a card that is not on the stack (TSP 420.5j). */
export const tokensOutOfPlayCease: StateBasedAction = (sight, found) => {
  for (const object of sight.game.strayTokens) {
    const topic = sight.object(object).kind === 'copy' ? 'copyElsewhere' : 'tokenOutOfPlay';
    found.push(stateBased(sight, { kind: 'cease', object }, topic));
  }
};
