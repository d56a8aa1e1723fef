import { frameOf } from '../../state/frames.ts';
import type { Loop, LoopStep } from '../../state/loops.ts';
import type { Decision } from '../../state/decisions.ts';
import type { GameEvent } from '../../events.ts';
import { topicOf } from '../../decisions/repetitions.ts';
import type { Work } from '../work.ts';

/** A loop on which both have agreed. */
export type RunningLoop = Loop & { readonly agreed: number };

/** What comes of a command that a player gave beforehand: events, or `null` if it would be refused now. */
export type Foresee = (step: LoopStep) => readonly GameEvent[] | null;

/**
 * Takes the next step of the loop that both have agreed on, or passes on the way to it; it ends when it is through, or
 * when something else has to be decided.
 */
export function goOnWithLoop(
  work: Work,
  loop: RunningLoop,
  { seat, kind }: Decision,
  foresee: Foresee,
): void {
  const next = nextStep(loop);
  const rests = work.game.stack.length <= loop.base;
  if (seat === next?.seat && (rests || kind !== 'priority')) {
    const events = foresee(next);
    if (events !== null) {
      work.emit('LoopStepTaken', topicOf(loop), next);
      for (const { type, rule, ...facts } of events) work.emitBy(type, rule, facts as never);
      return;
    }
  } else if (kind === 'priority' && !(rests && (next === null || hasPassed(work)))) {
    work.emit('PriorityPassed', 'passing', { seat, automatic: true });
    return;
  }
  work.emit('LoopEnded', topicOf(loop), {});
}

/** Somebody has passed already, so that what lay there before the loop would resolve with the next pass. */
function hasPassed(work: Work): boolean {
  return frameOf(work.top(), 'priority').passes > 0;
}

/** What is to be done next; `null` if it is through. */
function nextStep({
  by,
  steps,
  times,
  independent,
  agreed,
  lastWord,
  taken,
}: RunningLoop): LoopStep | null {
  if (independent && taken >= times * steps.length) {
    // 6ED 421.5: the other one goes on alone, as often as named.
    const others = steps.filter(({ seat }) => seat !== by);
    const alone = taken - times * steps.length;
    if (alone >= (agreed - times) * others.length) return null;
    return others[alone % others.length] as LoopStep;
  }
  const next = steps[taken % steps.length] as LoopStep;
  if (taken < agreed * steps.length) return next;
  // 6ED 421.3: plus whatever fraction it takes for one of them to have the last word.
  const last = taken === 0 ? null : (steps[(taken - 1) % steps.length] as LoopStep).seat;
  return lastWord === null || last === lastWord ? null : next;
}

/** Whether a command waits until a loop has run: nothing else is decided meanwhile. */
export const isRunning = (loop: Loop | undefined): loop is RunningLoop =>
  loop !== undefined && loop.agreed !== null;
