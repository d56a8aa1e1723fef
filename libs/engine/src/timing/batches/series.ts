import { propose } from '../../decide/happening/propose.ts';
import { settleControl } from '../../decide/happening/control.ts';
import { stateBasedChanges } from '../../decide/happening/state-based.ts';
import type { Work } from '../../decide/work.ts';
import { outsideOfSeries } from '../../state/series.ts';
import { stepNow } from '../../sight/step-now.ts';
import { endWhatSaved } from './meet.ts';
import { dueForPrevention, openPrevention } from './prevention.ts';
import type { Window } from '../../state/frames.ts';
import type { Batches } from './question.ts';

/**
 * A timing step is over: what follows it before anything else goes on, one thing after the other. The state of the
 * game is looked at, then what has triggered is played as a series (5ED Triggered Abilities.1, 4ED resolving.5), and
 * then damage may be prevented (5ED Triggered Abilities.5).
 * @param batchDone whether nothing of the batch is left to resolve
 * @returns whether there was something
 */
export function afterTimingStep(work: Work, timing: Batches, batchDone: boolean): boolean {
  // Within a prevention step, or just before a destruction, nothing triggers and no other step opens (5ED Specialized
  // Abilities.4, Damage Prevention.11).
  if (isInsideAStep(work)) return false;
  endWhatSaved(work);
  settleControl(work);
  const changes = stateBasedChanges(work);
  if (changes.length > 0) {
    propose(work, changes);
    return true;
  }
  const triggered = outsideOfSeries(work.game);
  if (triggered.length > 0) {
    const series = triggered.map(({ id }) => id);
    const since = work.nextObject();
    work.push({ kind: 'triggers', ordered: [], answer: null, series, since }, 'triggerOrder');
    return true;
  }
  const inSeries = work.game.agenda.some(({ kind }) => kind === 'triggers');
  // 4ED triggered.1: one prevention step for all that has triggered.
  if (inSeries && !timing.damageWaits.alsoBetweenTriggers) return false;
  const due = dueForPrevention(work, batchDone, timing);
  if (due !== undefined) openPrevention(work, due, timing);
  return due !== undefined || wearsOff(work);
}

/** Once damage has worn off, more of it leaves no trace, and what lasts until end of turn doesn't (5ED Cleanup.2). */
function wearsOff(work: Work): boolean {
  const { battlefield, effects } = work.game;
  const isLeft =
    effects.some(({ thisTurn }) => thisTurn) ||
    battlefield.some((id) => work.object(id).damage > 0);
  if (!isLeft || stepNow(work)?.afterHealing !== true) return false;
  work.emit('TurnCleanedUp', 'cleanUp', {});
  return true;
}

const STEPS: readonly Window['for'][] = ['prevention', 'replacing', 'declaring'];

/** Whether it is in the middle of preventing damage, of a destruction or of declaring attackers: no other step opens then. */
export function isInsideAStep(work: Work): boolean {
  return work.game.agenda.some(
    (frame) =>
      frame.kind === 'priority' && frame.window !== undefined && STEPS.includes(frame.window.for),
  );
}
