import type { Sight } from '../sight/sight.ts';
import { keyOfUse } from '../state/ability-use.ts';
import type { ObjectId } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';

/** Whether an ability that may be played only so often has been, in this turn (6ED 403.3). */
export function isUsedUp(
  { game }: Sight,
  object: ObjectId,
  { ref, activation }: CompiledAbility,
): boolean {
  const most = activation?.timesEachTurn ?? null;
  if (most === null) return false;
  const use = keyOfUse({ object, ability: ref.index });
  return (game.turn.used ?? []).filter((one) => one === use).length >= most;
}
