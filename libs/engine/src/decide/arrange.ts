import type { ProposedChange } from '../state/changes.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { Sight } from '../sight/sight.ts';

/**
 * Cards of one owner that a group puts into the graveyard: several that can be told apart are arranged by the owner
 * (6ED 217.4c), if any card of the game could ever notice. None, if there is nothing to arrange.
 */
export function cardsToArrange(
  sight: Sight,
  changes: readonly ProposedChange[],
  owner: Seat,
): readonly ObjectId[] {
  if (!sight.cards.graveyardsHaveAnOrder) return [];
  const cards = changes.flatMap((proposed) => {
    const object = goesToGraveyard(proposed);
    if (object === null) return [];
    const { zone, kind, owner: whose } = sight.object(object);
    return zone !== null && kind === 'card' && whose === owner ? [object] : [];
  });
  return canBeToldApart(sight, cards) ? cards : [];
}

/** Whether an order of these makes a difference to anybody. */
export function canBeToldApart(sight: Sight, ids: readonly ObjectId[]): boolean {
  return new Set(ids.map((id) => sight.object(id).card)).size > 1;
}

/** The group with these cards in this order, each in a place of one of them. */
export function arranged(
  changes: readonly ProposedChange[],
  order: readonly ObjectId[],
): readonly ProposedChange[] {
  const places = new Map(
    changes.flatMap((proposed) => {
      const object = goesToGraveyard(proposed);
      return object !== null && order.includes(object) ? [[object, proposed] as const] : [];
    }),
  );
  const left = order.slice();
  return changes.map((proposed) => {
    const object = goesToGraveyard(proposed);
    if (object === null || !places.has(object)) return proposed;
    return places.get(left.shift() as ObjectId) as ProposedChange;
  });
}

function goesToGraveyard({ change }: ProposedChange): ObjectId | null {
  return change.kind === 'destroy' ||
    change.kind === 'putIntoGraveyard' ||
    change.kind === 'discard'
    ? change.object
    : null;
}
