import type { PlainKeyword } from '@arbiter/cards';
import type { ObjectId } from '../../state/basics.ts';
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
      const on = board.get(id);
      if (on === undefined) continue;
      for (const part of parts) part(effect, on, id, board);
    }
  };

export const hasTypes = ({ by }: ContinuousEffect): boolean => by.becomes !== undefined;

export const hasRest = ({ by }: ContinuousEffect): boolean =>
  by.is !== undefined ||
  by.power !== undefined ||
  by.toughness !== undefined ||
  by.gains !== undefined ||
  by.loses !== undefined ||
  by.losesAllAbilities !== undefined;

/** Types that are added. */
export const addTypes: Part = ({ by: { becomes } }, on) => {
  if (becomes !== undefined) on.types = [...new Set([...on.types, ...becomes.addTypes])];
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
  if (by.losesAllAbilities === true) {
    on.abilities = [];
    on.keywords = [];
  }
  if (by.loses !== undefined) {
    // 6ED 407.3: every copy of the ability is lost.
    const lost: readonly string[] = by.loses;
    on.keywords = on.keywords.filter((keyword) => !lost.includes(keyword));
  }
  if (by.gains !== undefined) on.keywords = gain(on.keywords, by.gains);
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

function gain(keywords: readonly string[], more: readonly PlainKeyword[]): readonly string[] {
  return [...keywords, ...more];
}
