import type { PlainKeyword } from '@arbiter/cards';
import type { Board, ContinuousEffect } from './question.ts';

/** Writes one part of an effect to the objects that it applies to. */
export type Apply = (effect: ContinuousEffect, board: Board) => void;

export const hasTypes = ({ by }: ContinuousEffect): boolean => by.becomes !== undefined;

export const hasRest = ({ by }: ContinuousEffect): boolean =>
  by.is !== undefined ||
  by.power !== undefined ||
  by.toughness !== undefined ||
  by.gains !== undefined ||
  by.loses !== undefined ||
  by.losesAllAbilities !== undefined;

/** A change of type, with the initial values that it sets (6ED 214.5). */
export const changeTypes: Apply = (effect, board) => {
  const { becomes } = effect.by;
  if (becomes === undefined) return;
  for (const id of effect.affects(board)) {
    const on = board.get(id);
    if (on === undefined) continue;
    on.types = [...new Set([...on.types, ...becomes.addTypes])];
    if (becomes.power !== undefined) on.power = effect.amount(becomes.power, id, board);
    if (becomes.toughness !== undefined) on.toughness = effect.amount(becomes.toughness, id, board);
    if (becomes.colors !== undefined) on.colors = becomes.colors;
    if (becomes.keywords !== undefined) on.keywords = gain(on.keywords, becomes.keywords);
  }
};

/** Everything else that an effect does. */
export const changeTheRest: Apply = (effect, board) => {
  const { by } = effect;
  for (const id of effect.affects(board)) {
    const on = board.get(id);
    if (on === undefined) continue;
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
    if (by.is !== undefined) {
      on.power = effect.amount(by.is.power, id, board);
      on.toughness = effect.amount(by.is.toughness, id, board);
    }
    if (by.power !== undefined) on.power += effect.amount(by.power, id, board);
    if (by.toughness !== undefined) on.toughness += effect.amount(by.toughness, id, board);
  }
};

function gain(keywords: readonly string[], more: readonly PlainKeyword[]): readonly string[] {
  return [...keywords, ...more];
}
