import type { ProposedChange } from '../state/changes.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { Sight } from '../sight/sight.ts';
import { goesToGraveyard, type ToGraveyard } from './would-happen.ts';

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
  const cards = changes.flatMap(({ change }) => {
    if (!goesToGraveyard(change)) return [];
    const { id, zone, kind, owner: whose } = sight.object(change.object);
    return zone !== null && kind === 'card' && whose === owner ? [id] : [];
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
  const isPlaced = ({ change }: ProposedChange): boolean =>
    goesToGraveyard(change) && order.includes(change.object);
  const inOrder = order.map((id) =>
    changes.find((one) => isPlaced(one) && (one.change as ToGraveyard).object === id),
  );
  return changes.map((one) => (isPlaced(one) ? (inOrder.shift() as ProposedChange) : one));
}
