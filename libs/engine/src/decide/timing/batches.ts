import type { Batches } from '../../rules/timing/question.ts';
import type { Seat } from '../../state/basics.ts';
import type { BatchFrame, PriorityFrame } from '../../state/frames.ts';
import { resolveTop } from '../resolve.ts';
import type { Work } from '../work.ts';
import { closeCasting } from './casting.ts';
import { closePrevention, dueForPrevention, openPrevention } from './prevention.ts';

/** Both players have passed in succession: the batch is complete, or the window has passed (5ED Series and Batches.7). */
export function bothPassedInBatches(work: Work, { window }: PriorityFrame, timing: Batches): void {
  const base = window?.base ?? 0;
  if (work.game.stack.length > base) {
    work.pushBy({ kind: 'batch', base }, timing.cite.batch);
    return;
  }
  switch (window?.for) {
    case undefined:
      throw new Error('a neutral state that nobody used is over');
    case 'interrupts':
      closeCasting(work, window, timing);
      break;
    case 'prevention':
      closePrevention(work, window, timing);
      break;
    case 'replacing':
      work.emitBy('FramePopped', timing.cite.destruction, {});
      break;
    default:
      window satisfies never;
  }
}

/** The batch goes on to resolve, last in first out; nobody adds to it (5ED Series and Batches.7). */
export function advanceBatch(work: Work, { base }: BatchFrame, timing: Batches): void {
  if (work.game.waiting.length > 0) {
    throw new Error('triggered abilities are not yet played in batches');
  }
  const done = work.game.stack.length <= base;
  const due = isInPrevention(work) ? [] : dueForPrevention(work, done, timing);
  if (due.length > 0) openPrevention(work, due, timing);
  else if (!done) resolveTop(work);
  // 5ED Series and Batches.8: back to the neutral state.
  else work.emitBy('BatchResolved', timing.cite.batch, { seat: firstToAct(work) });
}

/** Opens the step for what waits outside of a batch, such as combat damage. @returns whether there was any. */
export function openWhatIsDue(work: Work, timing: Batches): boolean {
  const due = dueForPrevention(work, true, timing);
  if (due.length > 0) openPrevention(work, due, timing);
  return due.length > 0;
}

/** Within a prevention step nothing opens another one (5ED Damage Prevention.11). */
function isInPrevention(work: Work): boolean {
  return work.game.agenda.some(
    (frame) => frame.kind === 'priority' && frame.window?.for === 'prevention',
  );
}

/** Who has priority in a neutral state: the active player (5ED Series and Batches.5). */
export function firstToAct(work: Work): Seat {
  return work.game.turn.active;
}
