import type { ObjectId } from '../../state/basics.ts';
import type { Board, ContinuousEffect, ContinuousEffects } from './question.ts';
import {
  addInitialKeywords,
  addSize,
  applying,
  becomeBasicLand,
  changeAbilities,
  changeTypes,
  grantAbilities,
  hasRest,
  hasTypes,
  setColors,
  setInitialColors,
  setInitialSize,
  setSize,
  switchSize,
} from './apply.ts';
import { applyAndRemember, applyInOrder } from './dependency.ts';

/** A change of type, with the initial values that it sets (6ED 214.5). */
const setInitialValues = applying(
  changeTypes,
  becomeBasicLand,
  setInitialSize,
  setInitialColors,
  addInitialKeywords,
);
const changeTheRest = applying(
  setColors,
  changeAbilities,
  grantAbilities,
  setSize,
  addSize,
  switchSize,
);

/**
 * 6ED 214.5, 418.5, Glossary: Characteristics: changes of type set initial values, counters come next, then all
 * other effects by dependency and timestamp, without layers.
 */
export const typesThenCountersThenTheRest: ContinuousEffects = (effects, board, counters) => {
  // Stryker disable next-line MethodExpression: what has no such part changes nothing here, it is left out for speed
  const begun = applyAndRemember(oldestFirst(effects.filter(hasTypes)), board, setInitialValues);
  sayLegendAsTheTypeDoes(board);
  counters();
  // Stryker disable next-line MethodExpression: as above
  const rest = effects.filter(hasRest).map((effect) => onSameObjects(effect, begun.get(effect)));
  applyInOrder(oldestFirst(rest), board, changeTheRest);
};

const oldestFirst = (effects: readonly ContinuousEffect[]): readonly ContinuousEffect[] =>
  effects.toSorted((a, b) => a.timestamp - b.timestamp);

/**
 * The rest of an effect applies to what its change of type applied to, though that may no longer be what it speaks of:
 * 6ED is silent on it; TSP 418.5b says so.
 */
function onSameObjects(
  effect: ContinuousEffect,
  objects: readonly ObjectId[] | undefined,
): ContinuousEffect {
  return objects === undefined ? effect : { ...effect, affects: () => objects };
}

/** 6ED 215.2: a legendary permanent is a Legend while it is a creature, and a Legend that is none is legendary. */
function sayLegendAsTheTypeDoes(board: Board): void {
  for (const on of board.values()) {
    const legend = on.subtypes.includes('Legend');
    if (on.types.includes('Creature')) {
      if (!legend && on.supertypes.includes('Legendary')) on.subtypes = [...on.subtypes, 'Legend'];
    } else if (legend) {
      on.subtypes = on.subtypes.filter((one) => one !== 'Legend');
      on.supertypes = [...on.supertypes, 'Legendary'];
    }
  }
}

export type { ContinuousEffect };
