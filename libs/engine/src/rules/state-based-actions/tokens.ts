import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5f: a token that is not in play ceases to exist. */
export const tokensOutOfPlayCease: StateBasedAction = (sight, found) => {
  for (const object of sight.game.strayTokens) {
    found.push(stateBased(sight, { kind: 'cease', object }, 'tokenOutOfPlay'));
  }
};
