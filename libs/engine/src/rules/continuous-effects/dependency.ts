import type { Apply } from './apply.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { Board, ContinuousEffect } from './question.ts';

/**
 * Applies effects one after the other: one that depends on another waits for it; in a loop, and among
 * independent ones, the first in this order goes first (6ED 418.5c).
 */
export function applyInOrder(
  effects: readonly ContinuousEffect[],
  board: Board,
  apply: Apply,
): void {
  const waiting = [...effects];
  while (waiting.length > 0) {
    const next = firstNext(waiting, (one, other) => dependsOn(one, other, board, apply));
    waiting.splice(waiting.indexOf(next), 1);
    if (next.exists(board)) apply(next, board);
  }
}

/**
 * The same, and remembers to what each effect was applied.
 * @returns the objects of each effect that was applied
 */
export function applyAndRemember(
  effects: readonly ContinuousEffect[],
  board: Board,
  apply: Apply,
): ReadonlyMap<ContinuousEffect, readonly ObjectId[]> {
  const applied = new Map<ContinuousEffect, readonly ObjectId[]>();
  applyInOrder(effects, board, (effect, on) => {
    // Dependency is found by trying on a copy of the table: that applies nothing.
    if (on === board) applied.set(effect, effect.affects(on));
    apply(effect, on);
  });
  return applied;
}

/**
 * The first of those that depend on nothing, or only on effects that depend on them: what stands outside of a loop and depends
 * on it waits (6ED 418.5c).
 */
function firstNext(
  waiting: readonly ContinuousEffect[],
  depends: (effect: ContinuousEffect, other: ContinuousEffect) => boolean,
): ContinuousEffect {
  const awaited = (effect: ContinuousEffect): readonly ContinuousEffect[] => {
    const found = [effect];
    for (const one of found) {
      found.push(...waiting.filter((other) => !found.includes(other) && depends(one, other)));
    }
    return found;
  };
  return waiting.find((one) =>
    // Stryker disable next-line ConditionalExpression: quicker; an effect that waits for nothing waits for itself
    awaited(one).every((other) => other === one || awaited(other).includes(one)),
  ) as ContinuousEffect;
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
  // Stryker disable next-line ConditionalExpression: quicker; what it skips comes out the same when tried
  if (!couldMatter(effect, other)) return false;
  if (!other.exists(board)) return false;
  const tried: Board = new Map([...board].map(([id, on]) => [id, { ...on }]));
  apply(other, tried);
  return outcomeOf(effect, board) !== outcomeOf(effect, tried);
}

/** Power and toughness are read by few effects: what changes only them matters to no other. */
// Stryker disable next-line ArrayDeclaration,StringLiteral: only says what need not be tried
const SIZE: readonly string[] = ['power', 'toughness', 'is', 'switches'];

/** Skips pairs that can't matter: what a resolved effect does and to what is fixed (6ED 418.3b). */
function couldMatter(effect: ContinuousEffect, { by }: ContinuousEffect): boolean {
  // Stryker disable next-line ConditionalExpression,BooleanLiteral: only says what need not be tried
  if (!effect.fromAbility) return false;
  // Stryker disable next-line ConditionalExpression,LogicalOperator: as above
  return effect.reads.sizes || Object.keys(by).some((key) => !SIZE.includes(key));
}

function outcomeOf(effect: ContinuousEffect, board: Board): string {
  const objects = effect.exists(board) ? effect.affects(board) : [];
  const { by } = effect;
  const amounts = [
    by.power,
    by.toughness,
    by.is?.power,
    by.is?.toughness,
    by.becomes?.power,
    by.becomes?.toughness,
  ].filter((amount) => amount !== undefined);
  return objects
    .map((id) => [id, ...amounts.map((amount) => effect.amount(amount, id, board))].join(','))
    .join(';');
}
