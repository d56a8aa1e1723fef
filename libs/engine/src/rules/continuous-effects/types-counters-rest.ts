import type { ContinuousEffect, ContinuousEffects } from './question.ts';
import { changeTypes, changeTheRest, hasRest, hasTypes } from './apply.ts';
import { applyInOrder } from './dependency.ts';

/**
 * 6ED 214.5, 418.5, Glossary: Characteristics: changes of type set initial values, counters come next, then all
 * other effects by dependency and timestamp, without layers.
 */
export const typesThenCountersThenTheRest: ContinuousEffects = (effects, board, counters) => {
  applyInOrder(effects.filter(hasTypes), board, changeTypes);
  counters();
  applyInOrder(effects.filter(hasRest), board, changeTheRest);
};

export type { ContinuousEffect };
