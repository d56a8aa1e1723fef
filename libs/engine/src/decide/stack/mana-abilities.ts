import type { ObjectId, Seat } from '../../state/basics.ts';
import { NO_CHOICES } from '../../state/choices.ts';
import type { Choices } from '../../state/objects.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';
import { manaFrames, payForManaAbility } from './mana-frames.ts';
import { startResolving } from './resolve.ts';

/**
 * Plays a mana ability that is played in one piece: its cost is paid and it resolves at once, without the stack
 * (6ED 411.1). It waits if something in it has to be chosen first; it is refused if what was paid before took it away.
 */
export function playManaAbility(work: Work, seat: Seat, object: ObjectId, index: number): Progress {
  const ability = work.abilities(object).find(({ number }) => number === index);
  if (ability?.activation == null) {
    work.refuse('pay', 'in this order the source is gone before its mana ability is played', [
      object,
    ]);
    return 'waits';
  }
  payForManaAbility(work, object, ability);
  return resolveManaAbility(work, seat, object, ability, NO_CHOICES);
}

/** A mana ability that was paid for resolves, and what follows it immediately (6ED 411.3). */
export function resolveManaAbility(
  work: Work,
  seat: Seat,
  source: ObjectId,
  ability: CompiledAbility,
  choices: Choices,
): Progress {
  let progress: Progress = 'done';
  for (const frame of manaFrames(work, seat, source, ability, choices)) {
    if (startResolving(work, frame) === 'waits') progress = 'waits';
  }
  return progress;
}
