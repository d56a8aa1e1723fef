import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Picked } from '../state/frames.ts';
import { countOfPick, optionsForPick } from './picks.ts';
import { isPayable, type TotalCost } from './total-cost.ts';

/** What may be picked next: so that the rest can still be paid, where one object is picked. */
export function nextPicks(
  sight: Sight,
  cost: TotalCost,
  picked: Picked,
): { readonly from: readonly ObjectId[]; readonly count: number } {
  const pick = cost.picks[picked.length];
  if (pick === undefined) return { from: [], count: 0 };
  const count = countOfPick(pick, cost);
  const options = optionsForPick(sight, cost, picked);
  const from =
    count === 1
      ? options.filter((id) => isPayable(sight, cost, undefined, [...picked, [id]]))
      : options;
  return { from, count };
}
