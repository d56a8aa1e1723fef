import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Picked } from '../state/frames.ts';
import { countOfPick, manaLast, optionsForPick } from './picks.ts';
import { isPayable, type TotalCost } from './total-cost.ts';

/**
 * What may be picked next: only what leaves a way to pay the rest. Where several are picked, each of them does with some
 * others; which of them go together, only a payment in full shows.
 */
export function nextPicks(
  sight: Sight,
  cost: TotalCost,
  picked: Picked,
): { readonly from: readonly ObjectId[]; readonly count: number } {
  const pick = cost.picks[picked.length];
  if (pick === undefined) return { from: [], count: 0 };
  const count = countOfPick(pick, cost);
  const options = optionsForPick(sight, cost, picked);
  if (count === 0) return { from: options, count };
  const inOrder = manaLast(sight, options);
  const from = options.filter((id) => {
    const others = inOrder.filter((other) => other !== id).slice(0, count - 1);
    return isPayable(sight, cost, undefined, [...picked, [id, ...others]]);
  });
  return { from, count };
}
