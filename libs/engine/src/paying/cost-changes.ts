import { NO_COST, type CostChange, type ManaCost } from '@arbiter/cards';
import { matches } from '../sight/filters.ts';
import { seeing, type Seen } from '../sight/seen.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { FACE_DOWN } from '../state/face-down.ts';
import { manaCostOf, sumOfCosts } from './mana-costs.ts';

/** What static abilities add to a cost, and by how much they reduce its generic mana. */
export interface ChangeOfCost {
  readonly more: ManaCost;
  readonly less: number;
}

/** The table with a card as the face-down spell that it would be. */
function asFaceDown(sight: Sight, card: ObjectId): Seen {
  const faceDown = sight.cards.printed(FACE_DOWN.name, []);
  return seeing(sight, (id) => (id === card ? faceDown : sight.characteristics(id)));
}

/** All increases and reductions for a spell, or for the activated abilities of an object, as a player plays it (6ED 409.1f). */
export function changeOfCost(
  sight: Sight,
  of: CostChange['costsOf'],
  what: ObjectId,
  seat: Seat,
  faceDown = false,
): ChangeOfCost {
  const seen = faceDown ? asFaceDown(sight, what) : sight;
  let more = NO_COST;
  let less = 0;
  for (const { source, effect } of sight.look().statics) {
    if (!('costsOf' in effect) || effect.costsOf !== of) continue;
    const { controller } = sight.object(source);
    if (!matches(seen, effect.what, what, { source, controller, playedBy: seat })) continue;
    if (effect.more !== undefined) more = sumOfCosts(more, manaCostOf(effect.more));
    less += effect.less ?? 0;
  }
  return { more, less };
}
