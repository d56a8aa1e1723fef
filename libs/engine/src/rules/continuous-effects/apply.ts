import { BASIC_LAND_TYPES, plainKeyword, type Keyword, type PlainKeyword } from '@arbiter/cards';
import type { ObjectId } from '../../state/basics.ts';
import { keywordsAmong } from '../../text/compile.ts';
import { granted } from '../../text/granted.ts';
import type { Board, ContinuousEffect, WritableCharacteristics } from './question.ts';

/** Writes parts of an effect to the objects that it applies to. */
export type Apply = (effect: ContinuousEffect, board: Board) => void;

/** One part of an effect, on one of its objects. */
type Part = (
  effect: ContinuousEffect,
  on: WritableCharacteristics,
  id: ObjectId,
  board: Board,
) => void;

/** Writes these parts, in this order, to what the effect applied to before the first of them. */
export const applying =
  (...parts: readonly Part[]): Apply =>
  (effect, board) => {
    for (const id of effect.affects(board)) {
      const on = board.get(id) as WritableCharacteristics;
      for (const part of parts) part(effect, on, id, board);
    }
  };

// Stryker disable next-line ConditionalExpression: what has no such part changes nothing, it is left out for speed
export const hasTypes = ({ by }: ContinuousEffect): boolean => by.becomes !== undefined;

export const hasRest = ({ by }: ContinuousEffect): boolean =>
  // Stryker disable next-line ConditionalExpression,StringLiteral: as above
  Object.keys(by).some((key) => key !== 'becomes');

/** Types, subtypes and supertypes: new ones in place of the old (6ED 214.4), unless they are added. */
export const changeTypes: Part = ({ by: { becomes = {} } }, on) => {
  const { types, addTypes, subtypes, addSubtypes, addSupertypes } = becomes;
  if (types !== undefined) {
    on.types = types;
    on.subtypes = on.subtypes.filter((one) => one === 'Legend');
  }
  if (addTypes !== undefined) on.types = [...new Set([...on.types, ...addTypes])];
  if (subtypes !== undefined) {
    const gear = addTypes?.includes('Creature') === true ? gearOf(on) : [];
    on.subtypes = [...landTypesOf(on), ...gear, ...subtypes];
  }
  if (addSubtypes !== undefined) on.subtypes = [...new Set([...on.subtypes, ...addSubtypes])];
  if (addSupertypes !== undefined) {
    on.supertypes = [...new Set([...on.supertypes, ...addSupertypes])];
  }
};

/**
 * 6ED 214.9e, 214.9f: a land that becomes a basic land is of that land type only, has its mana ability in place of
 * all other text, and is legendary no more.
 */
export const becomeBasicLand: Part = ({ land }, on) => {
  setLandType(on, land);
  if (land === null || land.added === true) return;
  on.supertypes = [
    'Basic',
    ...on.supertypes.filter((one) => one !== 'Legendary' && one !== 'Basic'),
  ];
};

/** TSP 212.6e: the same, but its supertypes stay. */
export const becomeBasicLandType: Part = ({ land }, on) => {
  setLandType(on, land);
};

function setLandType(on: WritableCharacteristics, land: ContinuousEffect['land']): void {
  if (land === null) return;
  if (land.added === true) {
    // What it was already has that ability.
    if (!on.printed.subtypes.includes(land.type)) on.abilities = granted(on.abilities, [land.mana]);
    return;
  }
  const lands = landTypesOf(on);
  on.subtypes = [...on.subtypes.filter((one) => !lands.includes(one)), land.type];
  loseAllAbilities(on);
  on.abilities = granted(on.abilities, [land.mana]);
}

/** Subtypes that are no creature types: what becomes a creature with a type of its own keeps them (TSP 212.2c). */
const GEAR = ['Aura', 'Equipment', 'Shrine'];

const gearOf = ({ subtypes }: WritableCharacteristics): readonly string[] =>
  subtypes.filter((one) => GEAR.includes(one));

function landTypesOf({ printed, subtypes }: WritableCharacteristics): readonly string[] {
  const basic: readonly string[] = BASIC_LAND_TYPES;
  return subtypes.filter(
    (one) =>
      basic.includes(one) || (printed.types.includes('Land') && printed.subtypes.includes(one)),
  );
}

/** "Is white": a colour takes the place of all others (6ED Glossary: Color). */
export const setColors: Part = ({ by: { colors } }, on) => {
  if (colors !== undefined) on.colors = colors;
};

/** Power and toughness that come with a type. */
export const setInitialSize: Part = (effect, on, id, board) => {
  const { becomes } = effect.by;
  if (becomes?.power !== undefined) on.power = effect.amount(becomes.power, id, board);
  if (becomes?.toughness !== undefined) on.toughness = effect.amount(becomes.toughness, id, board);
};

/** Colours that come with a type. */
export const setInitialColors: Part = ({ by: { becomes } }, on) => {
  if (becomes?.colors !== undefined) on.colors = becomes.colors;
};

/** Keywords that come with a type. */
export const addInitialKeywords: Part = ({ by: { becomes } }, on) => {
  if (becomes?.keywords !== undefined) on.keywords = gain(on.keywords, becomes.keywords);
};

/** Abilities gained and lost. */
export const changeAbilities: Part = ({ by }, on) => {
  if (by.losesAllAbilities === true) loseAllAbilities(on);
  if (by.losesLandwalk === true) {
    on.keywords = on.keywords.filter(({ ability }) => ability.keyword !== 'landwalk');
  }
  if (by.loses !== undefined) {
    // 6ED 407.3: every copy of the ability is lost.
    const lost = by.loses.map(plainKeyword);
    // TSP 502.11a: what loses banding loses every special form of it.
    const losesBanding = by.loses.includes('banding');
    on.keywords = on.keywords.filter(
      (keyword) =>
        !lost.includes(keyword) &&
        !(losesBanding && keyword.ability.keyword === 'bands with other'),
    );
  }
  if (by.gains !== undefined) on.keywords = gain(on.keywords, by.gains);
};

function loseAllAbilities(on: WritableCharacteristics): void {
  on.abilities = [];
  on.keywords = [];
}

/** Abilities that are given with their text. */
export const grantAbilities: Part = ({ grants }, on) => {
  // Stryker disable next-line ConditionalExpression: giving nothing changes nothing, and most effects give nothing
  if (grants.length === 0) return;
  on.abilities = granted(on.abilities, grants);
  on.keywords = [...on.keywords, ...keywordsAmong(grants)];
};

/** "Is N/N". */
export const setSize: Part = (effect, on, id, board) => {
  const { is } = effect.by;
  if (is === undefined) return;
  on.power = effect.amount(is.power, id, board);
  on.toughness = effect.amount(is.toughness, id, board);
};

/** "Gets +N/+N". */
export const addSize: Part = (effect, on, id, board) => {
  const { power, toughness } = effect.by;
  if (power !== undefined) on.power += effect.amount(power, id, board);
  if (toughness !== undefined) on.toughness += effect.amount(toughness, id, board);
};

/** TSP 418.5i: power is what toughness was, and the other way round. */
export const switchSize: Part = ({ by: { switches } }, on) => {
  if (switches === true) [on.power, on.toughness] = [on.toughness, on.power];
};

function gain(keywords: readonly Keyword[], more: readonly PlainKeyword[]): readonly Keyword[] {
  return [...keywords, ...more.map(plainKeyword)];
}
