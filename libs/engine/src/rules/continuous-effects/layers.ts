import type { ObjectId } from '../../state/basics.ts';
import type { Apply } from './apply.ts';
import {
  addInitialKeywords,
  addSize,
  applying,
  becomeBasicLand,
  changeAbilities,
  changeTypes,
  grantAbilities,
  setColors,
  setInitialColors,
  setInitialSize,
  setSize,
} from './apply.ts';
import { applyInOrder } from './dependency.ts';
import type { ContinuousEffect, ContinuousEffects } from './question.ts';

/** One layer or sublayer: which effects have a part in it, and what that part does. */
interface Layer {
  readonly has: (effect: ContinuousEffect) => boolean;
  readonly apply: Apply;
}

const addsSize = ({ by }: ContinuousEffect): boolean =>
  by.power !== undefined || by.toughness !== undefined;

const setSizes = applying(setInitialSize, setSize);
const setAndAddSizes = applying(setInitialSize, setSize, addSize);

/** Before counters: layers 4 and 5, and 6b, what sets sizes and what resolved effects add (TSP 418.5a). */
const BEFORE_COUNTERS: readonly Layer[] = [
  { has: ({ by }) => by.becomes !== undefined, apply: applying(changeTypes, becomeBasicLand) },
  {
    has: ({ by }) =>
      by.becomes?.colors !== undefined ||
      by.becomes?.keywords !== undefined ||
      by.colors !== undefined ||
      by.grants !== undefined ||
      by.gains !== undefined ||
      by.loses !== undefined ||
      by.losesAllAbilities !== undefined,
    apply: applying(
      setInitialColors,
      setColors,
      addInitialKeywords,
      changeAbilities,
      grantAbilities,
    ),
  },
  {
    has: (effect) =>
      effect.by.becomes?.power !== undefined ||
      effect.by.becomes?.toughness !== undefined ||
      effect.by.is !== undefined ||
      (addsSize(effect) && !effect.fromAbility),
    apply(effect, board) {
      if (effect.fromAbility) setSizes(effect, board);
      else setAndAddSizes(effect, board);
    },
  },
];

/** After counters: 6d, what static abilities add without setting anything (TSP 418.5a). */
const AFTER_COUNTERS: readonly Layer[] = [
  { has: (effect) => addsSize(effect) && effect.fromAbility, apply: applying(addSize) },
];

/**
 * TSP 418.5: layer by layer, by dependency and timestamp within each. An effect that began in one layer goes on
 * with the same objects in the later ones, even if its ability has gone meanwhile (TSP 418.5b).
 */
export const layers: ContinuousEffects = (effects, board, counters) => {
  const begun = new Map<ContinuousEffect, readonly ObjectId[]>();
  const applyLayer = ({ has, apply }: Layer): void => {
    const begins = new Map<ContinuousEffect, ContinuousEffect>();
    const taking = effects.filter(has).map((effect) => {
      const goesOn = continued(effect, begun.get(effect));
      begins.set(goesOn, effect);
      return goesOn;
    });
    applyInOrder(taking, board, (effect, on) => {
      const original = begins.get(effect);
      // Dependency is found by trying on a copy of the table: that begins nothing.
      if (original !== undefined && on === board) begun.set(original, effect.affects(on));
      apply(effect, on);
    });
  };
  BEFORE_COUNTERS.forEach(applyLayer);
  counters();
  AFTER_COUNTERS.forEach(applyLayer);
};

function continued(
  effect: ContinuousEffect,
  objects: readonly ObjectId[] | undefined,
): ContinuousEffect {
  if (objects === undefined) return effect;
  return { ...effect, reads: null, exists: () => true, affects: () => objects };
}
