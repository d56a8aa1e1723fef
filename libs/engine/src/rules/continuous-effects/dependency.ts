import type { Filter } from '@arbiter/cards';
import type { Apply } from './apply.ts';
import type { Board, ContinuousEffect } from './question.ts';

/**
 * Applies effects one after the other: one that depends on another waits for it; in a loop, and among
 * independent ones, the older goes first (6ED 418.5c).
 */
export function applyInOrder(
  effects: readonly ContinuousEffect[],
  board: Board,
  apply: Apply,
): void {
  const waiting = [...effects].sort((a, b) => a.timestamp - b.timestamp);
  while (waiting.length > 0) {
    const free = waiting.findIndex(
      (effect) =>
        !waiting.some((other) => other !== effect && dependsOn(effect, other, board, apply)),
    );
    const [next] = waiting.splice(Math.max(free, 0), 1) as [ContinuousEffect];
    if (next.exists(board)) apply(next, board);
  }
}

/**
 * 6ED 418.5b, found by trying: would applying the other change whether this effect exists, what it applies to, or
 * what it does there?
 */
function dependsOn(
  effect: ContinuousEffect,
  other: ContinuousEffect,
  board: Board,
  apply: Apply,
): boolean {
  if (!couldMatter(effect, other)) return false;
  if (!other.exists(board)) return false;
  const tried: Board = new Map([...board].map(([id, on]) => [id, { ...on }]));
  apply(other, tried);
  return outcomeOf(effect, board) !== outcomeOf(effect, tried);
}

/** Skips pairs that can't matter, by what one reads and the other writes. */
function couldMatter(effect: ContinuousEffect, other: ContinuousEffect): boolean {
  const { by } = other;
  if (effect.fromAbility && (by.losesAllAbilities === true || by.becomes?.land !== undefined)) {
    return true;
  }
  if (effect.reads === null) return false;
  return (
    (by.becomes !== undefined && readsAny(effect.reads, INITIAL_VALUES)) ||
    (by.colors !== undefined && readsAny(effect.reads, ['color', 'chosen'])) ||
    ((by.gains !== undefined ||
      by.loses !== undefined ||
      by.losesAllAbilities === true ||
      by.grants !== undefined) &&
      readsAny(effect.reads, ['keyword']))
  );
}

/** What a change of type may change: `is` for being local or a legend. */
const INITIAL_VALUES = ['type', 'subtype', 'supertype', 'color', 'keyword', 'is', 'chosen'];

function readsAny(filter: Filter, keys: readonly string[]): boolean {
  if ('all' in filter) return filter.all.some((one) => readsAny(one, keys));
  if ('any' in filter) return filter.any.some((one) => readsAny(one, keys));
  if ('not' in filter) return readsAny(filter.not, keys);
  return keys.some((key) => key in filter);
}

function outcomeOf(effect: ContinuousEffect, board: Board): string {
  if (!effect.exists(board)) return 'does not exist';
  const { by } = effect;
  const amounts = [
    by.power,
    by.toughness,
    by.is?.power,
    by.is?.toughness,
    by.becomes?.power,
    by.becomes?.toughness,
  ].filter((amount) => amount !== undefined);
  return effect
    .affects(board)
    .map((id) => [id, ...amounts.map((amount) => effect.amount(amount, id, board))].join(','))
    .join(';');
}
