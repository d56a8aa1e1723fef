import { NO_COST, type CostChange, type ManaCost } from '@arbiter/cards';
import { matches } from '../sight/filters.ts';
import { playedAs } from './played-as.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { manaCostOf, sumOfCosts } from './mana-costs.ts';

/** What static abilities add to a cost, and by how much they reduce its generic mana. */
export interface ChangeOfCost {
  readonly more: ManaCost;
  readonly less: number;
}

const NO_CHANGE: ChangeOfCost = { more: NO_COST, less: 0 };

/** All increases and reductions for a spell, or for the activated abilities of an object, as a player plays it (6ED 409.1f). */
export function changeOfCost(
  sight: Sight,
  of: CostChange['costsOf'],
  what: ObjectId,
  seat: Seat,
  as?: string,
): ChangeOfCost {
  const saying = sight.look().saying('costsOf');
  // Asked about every cost: most of the time nothing changes any.
  if (saying.length === 0) return NO_CHANGE;
  const seen = playedAs(sight, what, as);
  let more = NO_COST;
  let less = 0;
  for (const { source, effect } of saying) {
    if (effect.costsOf !== of) continue;
    const { controller } = sight.object(source);
    if (!matches(seen, effect.what, what, { source, controller, playedBy: seat })) continue;
    if (effect.more !== undefined) more = sumOfCosts(more, manaCostOf(effect.more));
    less += effect.less ?? 0;
  }
  return { more, less };
}
