import type { ContinuousEffect, ContinuousEffects } from './question.ts';
import {
  addInitialKeywords,
  addSize,
  addTypes,
  applying,
  changeAbilities,
  hasRest,
  hasTypes,
  setInitialColors,
  setInitialSize,
  setSize,
} from './apply.ts';
import { applyInOrder } from './dependency.ts';

/** A change of type, with the initial values that it sets (6ED 214.5). */
const changeTypes = applying(addTypes, setInitialSize, setInitialColors, addInitialKeywords);
const changeTheRest = applying(changeAbilities, setSize, addSize);

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
