import type { Batches } from '../../rules/timing/question.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Window } from '../../state/frames.ts';
import { resolveTop } from '../resolve.ts';
import type { Work } from '../work.ts';

/** What has been announced is being cast, and can be interrupted; its player has priority for that (5ED Interrupts.1, .2). */
export function openCasting(work: Work, of: ObjectId, seat: Seat, timing: Batches): void {
  const window: Window = { for: 'interrupts', base: work.game.stack.length, of };
  work.pushBy({ kind: 'priority', seat, passes: 0, window }, timing.cite.casting);
}

/** Nobody interrupts any more (5ED Interrupts.6, .7). */
export function closeCasting(
  work: Work,
  { of }: Extract<Window, { for: 'interrupts' }>,
  timing: Batches,
): void {
  if (work.object(of).zone !== 'stack') {
    work.emitBy('FramePopped', timing.cite.casting, {});
    return;
  }
  work.emitBy('SuccessfullyCast', timing.cite.casting, { object: of, seat: work.game.turn.active });
  if (resolvesAtOnce(work, of, timing)) resolveTop(work);
}

/** What is played in a series, and in the older rules an interrupt, waits for nothing more (4ED; 5ED Series and Batches.1). */
function resolvesAtOnce(work: Work, of: ObjectId, timing: Batches): boolean {
  const around = work.top();
  if (around?.kind === 'priority' && around.window?.for === 'replacing') return true;
  return timing.interrupts === 'resolveAtOnce' && isInterrupt(work, of);
}

function isInterrupt(work: Work, id: ObjectId): boolean {
  return work.characteristics(id).types.includes('Interrupt');
}
