import type { Loop, LoopStep } from '../../state/loops.ts';
import type { GameEvent } from '../../events.ts';
import { topicOf } from './propose-loop.ts';
import type { Work } from '../work.ts';

/** What comes of a command that a player gave beforehand: events, or `null` if it would be refused now. */
export type Foresee = (step: LoopStep) => readonly GameEvent[] | null;

/**
 * Takes the next step of the loop that both have agreed on, or passes on the way to it; it ends when it is through, or
 * when something else has to be decided.
 */
export function goOnWithLoop(work: Work, loop: Loop, foresee: Foresee): void {
  const { decision, agenda, stack } = work.game;
  const next = nextStep(loop);
  const frame = agenda[agenda.length - 1];
  const rests = stack.length <= loop.base;
  if (decision !== null && !(next === null && rests)) {
    const { seat } = decision;
    const mayAct = seat === next?.seat && (rests || decision.kind !== 'priority');
    const events = mayAct ? foresee(next) : null;
    if (mayAct && events !== null) {
      work.emit('LoopStepTaken', topicOf(loop), next);
      for (const { type, rule, ...facts } of events) work.emitBy(type, rule, facts as never);
      return;
    }
    if (!mayAct && frame?.kind === 'priority' && (!rests || frame.passes === 0)) {
      work.emit('PriorityPassed', 'passing', { seat, automatic: true });
      return;
    }
  }
  work.emit('LoopEnded', topicOf(loop), {});
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
}: Loop): LoopStep | null {
  if (agreed === null) return null;
  if (independent && taken >= times * steps.length) {
    // 6ED 421.5: the other one goes on alone, as often as named.
    const others = steps.filter(({ seat }) => seat !== by);
    const alone = taken - times * steps.length;
    if (others.length === 0 || alone >= (agreed - times) * others.length) return null;
    return others[alone % others.length] as LoopStep;
  }
  const next = steps[taken % steps.length] as LoopStep;
  if (taken < agreed * steps.length) return next;
  // 6ED 421.3: plus whatever fraction it takes for one of them to have the last word.
  const last = taken === 0 ? null : (steps[(taken - 1) % steps.length] as LoopStep).seat;
  return lastWord === null || last === lastWord || (taken === 0 && lastWord !== by) ? null : next;
}

/** Whether a command waits until a loop has run: nothing else is decided meanwhile. */
export const isRunning = (loop: Loop | undefined): loop is Loop =>
  loop !== undefined && loop.agreed !== null;
