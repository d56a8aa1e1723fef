import { seeing, type Seen } from '../sight/seen.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';

/**
 * The table with a card as the spell that it would be, where that is something else than the card: a half of a split card
 * (TSP 505), or a face-down creature (TSP 502.26b). What it costs and which mana is good for it is asked of that.
 */
export function playedAs(sight: Sight, card: ObjectId, as: string | undefined): Seen {
  if (as === undefined) return sight;
  const spell = sight.cards.printed(as, sight.object(card).text);
  return seeing(sight, (id) => (id === card ? spell : sight.characteristics(id)));
}
