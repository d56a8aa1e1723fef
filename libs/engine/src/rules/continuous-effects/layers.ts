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

/** Whether an effect, or the change of type that it makes, says something of these. */
const says =
  (...keys: readonly string[]) =>
  ({ by }: ContinuousEffect): boolean =>
    keys.some((key) => key in by || key in (by.becomes ?? {}));

const setSizes = applying(setInitialSize, setSize);
const setAndAddSizes = applying(setInitialSize, setSize, addSize);

/** Before counters: layers 4 and 5, and 6b, what sets sizes and what resolved effects add (TSP 418.5a). */
const BEFORE_COUNTERS: readonly Layer[] = [
  { has: says('becomes'), apply: applying(changeTypes, becomeBasicLand) },
  {
    has: says('colors', 'keywords', 'grants', 'gains', 'loses', 'losesAllAbilities'),
    apply: applying(
      setInitialColors,
      setColors,
      addInitialKeywords,
      changeAbilities,
      grantAbilities,
    ),
  },
  {
    has: says('is', 'power', 'toughness'),
    apply(effect, board) {
      if (effect.fromAbility) setSizes(effect, board);
      else setAndAddSizes(effect, board);
    },
  },
];

/** After counters: 6d, what static abilities add without setting anything (TSP 418.5a). */
const AFTER_COUNTERS: Layer = {
  has: ({ fromAbility }) => fromAbility,
  apply: applying(addSize),
};

/**
 * TSP 418.5: layer by layer, by dependency and timestamp within each. An effect that began in one layer goes on
 * with the same objects in the later ones, even if its ability has gone meanwhile (TSP 418.5b).
 */
export const layers: ContinuousEffects = (effects, board, counters) => {
  let current = effects;
  const applyLayer = ({ has, apply }: Layer): void => {
    const begun = new Map<ContinuousEffect, ContinuousEffect>();
    applyInOrder(current.filter(has), board, (effect, on) => {
      // Dependency is found by trying on a copy of the table: that begins nothing.
      if (on === board) begun.set(effect, continued(effect, effect.affects(on)));
      apply(effect, on);
    });
    current = current.map((effect) => begun.get(effect) ?? effect);
  };
  BEFORE_COUNTERS.forEach(applyLayer);
  counters();
  applyLayer(AFTER_COUNTERS);
};

function continued(effect: ContinuousEffect, objects: readonly ObjectId[]): ContinuousEffect {
  return { ...effect, exists: () => true, affects: () => objects };
}
