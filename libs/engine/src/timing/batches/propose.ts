import type { Batches } from './question.ts';
import type { ProposedChange } from '../../state/changes.ts';
import type { Window } from '../../state/frames.ts';
import { carryOutGroup } from '../../decide/happening/carry-out-group.ts';
import { atOnce } from '../../decide/happening/triggers.ts';
import type { Progress } from '../../decide/progress.ts';
import type { Work } from '../../decide/work.ts';
import { heldAs } from '../../sight/filters.ts';
import type { Sight } from '../../sight/sight.ts';
import { openWindow } from '../../sight/windows.ts';
import { hold } from './hold.ts';

/**
 * Whatever has a prevention step before it is held; before a destruction that can be replaced, abilities that do so are
 * played (5ED Specialized Abilities.2); everything else happens.
 */
export function proposeInBatches(
  work: Work,
  changes: readonly ProposedChange[],
  timing: Batches,
): Progress {
  const happens: ProposedChange[] = [];
  // Some abilities trigger on damage that is assigned (5ED Damage Prevention.4).
  atOnce(work, () => {
    for (const proposed of changes) {
      const { change } = proposed;
      if (change.kind === 'damage') hold(work, proposed, timing, isAbsorbed(work));
      else if (timing.regeneration.waits(change)) hold(work, proposed, timing);
      else happens.push(proposed);
    }
  });
  const replaceable = timing.regeneration.answeredBefore(happens);
  if (replaceable.length === 0) {
    return happens.length === 0 ? 'done' : carryOutGroup(work, happens);
  }
  const window: Window = { for: 'replacing', base: work.game.stack.length, objects: replaceable };
  const seat = work.game.turn.active;
  work.push({ kind: 'changes', changes: happens, at: 0, answer: null }, 'replacement');
  work.push({ kind: 'priority', seat, passes: 0, window }, 'destructionStep');
  return 'waits';
}

/** 5ED Damage Prevention.11: what is dealt by something that is played in a step of damage belongs to that step. */
function isAbsorbed(sight: Sight): boolean {
  const window = openWindow(sight);
  return (
    window?.for === 'prevention' &&
    window.objects.some((id) => heldAs(sight, id)?.kind === 'damage')
  );
}
