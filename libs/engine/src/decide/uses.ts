import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { AbilityRef } from '../state/objects.ts';
import type { CompiledAbility } from '../text/printed.ts';
import type { Work } from './work.ts';

/** Whether an ability that may be played only so often has been, in this turn (6ED 403.3). */
export function isUsedUp(
  { game }: Sight,
  object: ObjectId,
  { ref, activation }: CompiledAbility,
): boolean {
  const most = activation?.timesEachTurn ?? null;
  if (most === null) return false;
  const use = `${object} ${ref.index}`;
  return (game.turn.used ?? []).filter((one) => one === use).length >= most;
}

/** 6ED 403.3: an ability that may be played only so often counts for the permanent, whoever controls it. */
export function countUse(work: Work, object: ObjectId, ref: AbilityRef): void {
  const { timesEachTurn } = work.cards.ability(ref).activation ?? {};
  if (timesEachTurn != null)
    work.emit('UseCounted', 'timesEachTurn', { object, ability: ref.index });
}
