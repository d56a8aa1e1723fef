import { NO_COST, type CostChange, type ManaCost } from '@arbiter/cards';
import { fits } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import { manaCostOf, sumOfCosts } from './mana-costs.ts';

/** What static abilities add to a cost, and by how much they reduce its generic mana. */
export interface ChangeOfCost {
  readonly more: ManaCost;
  readonly less: number;
}

/** All increases and reductions for a spell, or for the activated abilities of an object (6ED 409.1f). */
export function changeOfCost(
  sight: Sight,
  of: CostChange['costsOf'],
  what: ObjectId,
): ChangeOfCost {
  let more = NO_COST;
  let less = 0;
  for (const { source, effect } of sight.look().statics) {
    if (!('costsOf' in effect) || effect.costsOf !== of) continue;
    const { controller } = sight.object(source);
    if (!fits(sight, effect.what, what, { source, controller })) continue;
    if (effect.more !== undefined) more = sumOfCosts(more, manaCostOf(effect.more));
    less += effect.less ?? 0;
  }
  return { more, less };
}
