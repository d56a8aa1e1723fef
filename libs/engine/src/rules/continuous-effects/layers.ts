import type { ObjectId } from '../../state/basics.ts';
import type { Apply } from './apply.ts';
import {
  addInitialKeywords,
  addSize,
  applying,
  becomeBasicLandType,
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

/**
 * Before counters: layers 4 and 5. In each of them what an object says of itself comes first (TSP 418.5a), unless it
 * depends on something else there (TSP 418.5d).
 */
const TYPES_AND_ABILITIES: readonly Layer[] = [
  {
    has: says('types', 'addTypes', 'subtypes', 'addSubtypes', 'addSupertypes', 'land'),
    apply: applying(changeTypes, becomeBasicLandType),
  },
  {
    has: says(
      'colors',
      'keywords',
      'grants',
      'gains',
      'loses',
      'losesAllAbilities',
      'losesLandwalk',
    ),
    apply: applying(
      setInitialColors,
      setColors,
      addInitialKeywords,
      changeAbilities,
      grantAbilities,
    ),
  },
];

const setsOrAddsSize = says('is', 'power', 'toughness');

const applySize: Apply = (effect, board) => {
  if (effect.fromAbility) setSizes(effect, board);
  else setAndAddSizes(effect, board);
};

/** Before counters too: what sets sizes, and what resolved effects add. Each of 6a and 6b is a sublayer (TSP 418.5a). */
const SIZES: readonly Layer[] = [
  { has: (effect) => effect.characteristicSetting && setsOrAddsSize(effect), apply: applySize },
  { has: (effect) => !effect.characteristicSetting && setsOrAddsSize(effect), apply: applySize },
];

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
    const begun = applyAndRemember(ownFirst(current.filter(has)), board, apply);
    current = current.map((effect) => {
      const objects = begun.get(effect);
      return objects === undefined ? effect : continued(effect, objects);
    });
  };
  TYPES_AND_ABILITIES.forEach(applyLayer);
  SIZES.forEach(applyLayer);
  counters();
  applyLayer(AFTER_COUNTERS);
  applyLayer(SWITCHES);
};

/** What objects say of themselves, and then the rest, each in the order of timestamps. */
function ownFirst(effects: readonly ContinuousEffect[]): readonly ContinuousEffect[] {
  const rank = ({ characteristicSetting }: ContinuousEffect): number =>
    characteristicSetting ? 0 : 1;
  return effects.toSorted((a, b) => rank(a) - rank(b) || a.timestamp - b.timestamp);
}

function continued(effect: ContinuousEffect, objects: readonly ObjectId[]): ContinuousEffect {
  return { ...effect, exists: () => true, affects: () => objects };
}
