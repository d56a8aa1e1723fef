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
  switchSize,
} from './apply.ts';
import { applyAndRemember } from './dependency.ts';
import type { Board, ContinuousEffect, ContinuousEffects } from './question.ts';

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

/**
 * Before counters: layers 4 and 5, and of 6 what sets sizes (6a, 6b) and what resolved effects add. Within each,
 * what an object says of itself comes first (TSP 418.5a).
 */
const BEFORE_COUNTERS: readonly Layer[] = [
  {
    has: says('types', 'addTypes', 'subtypes', 'addSubtypes', 'land'),
    apply: applying(changeTypes, becomeBasicLand),
  },
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
    apply: (effect: ContinuousEffect, board: Board) => {
      if (effect.fromAbility) setSizes(effect, board);
      else setAndAddSizes(effect, board);
    },
  },
].flatMap(({ has, apply }: Layer) => [
  { has: (effect) => effect.characteristicSetting && has(effect), apply },
  { has: (effect) => !effect.characteristicSetting && has(effect), apply },
]);

/** After counters: 6d, what static abilities add without setting anything (TSP 418.5a). */
const AFTER_COUNTERS: Layer = {
  has: ({ fromAbility }) => fromAbility,
  apply: applying(addSize),
};

/** 6e: what switches power and toughness (TSP 418.5i). */
const SWITCHES: Layer = { has: says('switches'), apply: applying(switchSize) };

/**
 * TSP 418.5: layer by layer, by dependency and timestamp within each. An effect that began in one layer goes on
 * with the same objects in the later ones, even if its ability has gone meanwhile (TSP 418.5b).
 */
export const layers: ContinuousEffects = (effects, board, counters) => {
  let current = effects;
  const applyLayer = ({ has, apply }: Layer): void => {
    const begun = applyAndRemember(current.filter(has), board, apply);
    current = current.map((effect) => {
      const objects = begun.get(effect);
      return objects === undefined ? effect : continued(effect, objects);
    });
  };
  BEFORE_COUNTERS.forEach(applyLayer);
  counters();
  applyLayer(AFTER_COUNTERS);
  applyLayer(SWITCHES);
};

function continued(effect: ContinuousEffect, objects: readonly ObjectId[]): ContinuousEffect {
  return { ...effect, exists: () => true, affects: () => objects };
}
