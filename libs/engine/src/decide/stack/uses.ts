import type { ObjectId } from '../../state/basics.ts';
import type { AbilityRef } from '../../state/objects.ts';
import type { Work } from '../work.ts';

/** 6ED 403.3: an ability that may be played only so often counts for the permanent, whoever controls it. */
export function countUse(work: Work, object: ObjectId, ref: AbilityRef): void {
  const { timesEachTurn } = work.cards.ability(ref).activation ?? {};
  if (timesEachTurn != null)
    work.emit('UseCounted', 'timesEachTurn', { object, ability: ref.index });
}
