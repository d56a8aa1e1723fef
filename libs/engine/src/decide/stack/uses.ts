import type { ObjectId } from '../../state/basics.ts';
import type { AbilityRef } from '../../state/objects.ts';
import type { Work } from '../work.ts';

/** 6ED 403.3: the uses of an ability that may be played only so often count for the permanent, under any controller. */
export function countUse(work: Work, object: ObjectId, ref: AbilityRef): void {
  const { timesEachTurn } = work.cards.ability(ref).activation ?? {};
  if (timesEachTurn != null)
    work.emit('UseCounted', 'timesEachTurn', { object, ability: ref.index });
}
