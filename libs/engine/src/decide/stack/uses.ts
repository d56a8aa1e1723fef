import { mentions } from '../../sight/mentions.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { AbilityRef } from '../../state/objects.ts';
import type { Work } from '../work.ts';

/**
 * 6ED 403.3: the uses of an ability that may be played only so often count for the permanent, under any controller.
 * An ability whose text asks how often it was played counts its uses, too: one that was paid for several times together as
 * often (4ED activation-costs.3).
 */
export function countUse(work: Work, object: ObjectId, ref: AbilityRef, times = 1): void {
  const { activation, program } = work.cards.ability(ref);
  if (activation?.timesEachTurn == null && !mentions(program, TIMES_PLAYED)) return;
  for (let use = 0; use < times; use += 1) {
    work.emit('UseCounted', 'timesEachTurn', { object, ability: ref.index });
  }
}

const TIMES_PLAYED: ReadonlySet<unknown> = new Set(['timesPlayed']);
