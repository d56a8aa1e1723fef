import { EVENT_TYPES_OF_BATCHES } from '../../events.ts';
import type { Timing } from '../../rules/timing.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { PriorityFrame, Window } from '../../state/frames.ts';
import { beingCast, openWindow } from '../../sight/windows.ts';
import { joinSeries } from '../../decide/happening/step-triggers.ts';
import { resolveTop } from '../../decide/stack/resolve.ts';
import type { Work } from '../../decide/work.ts';
import { closeCasting, isGone, openCasting } from './casting.ts';
import { closePrevention, dueForPrevention, openPrevention } from './prevention.ts';
import { proposeInBatches } from './propose.ts';
import { meetWhatPrevents } from './meet.ts';
import type { Batches } from './question.ts';
import { afterTimingStep, isInsideAStep } from './series.ts';
import { isPlayedAsDeclared, notInThisWindow } from './window.ts';

/** Everything that was played in response resolves as one, last in first out, and nobody responds in between. */
export function batches(how: Batches): Timing {
  return {
    parts: { ...how },
    events: EVENT_TYPES_OF_BATCHES,
    windows: ['interrupts', 'prevention', 'replacing'],
    propose: (work, changes) => proposeInBatches(work, changes, how),
    beforePriority: (work, frame) => advanceInBatches(work, frame, how),
    beforeTrigger: (work) => afterTimingStep(work, how, false) || joinSeries(work),
    advanceBatch: (work) => {
      advanceBatch(work, how);
    },
    afterAnnouncing: (work, object, seat) => {
      if (waitsForInterrupts(work, object)) openCasting(work, object, seat);
      else resolveTop(work);
    },
    // 5ED Timing.1: nobody can answer a mana source, so its player goes on.
    actsAfter: (sight, object) => {
      const seat = isManaSource(sight, object)
        ? sight.object(object).controller
        : firstToAct(sight);
      return seat === sight.game.turn.active ? undefined : seat;
    },
    combatDamageAssigned: (work) => (openWhatIsDue(work, how) ? 'waits' : 'done'),
    notNow: (sight, source, texts, types) => notInThisWindow(sight, source, texts, types, how),
    // Only abilities in play open the window: one that opened for a card in hand would give it away.
    asAttackersAreDeclared: (sight) =>
      sight.game.battlefield.some((id) => sight.abilities(id).some(isPlayedAsDeclared))
        ? { for: 'declaring', base: sight.game.stack.length }
        : null,
    // 5ED Interrupts.4: only what is being cast.
    untargetable: (sight, onStack) =>
      onStack === beingCast(sight) ? null : sight.rules.cite.interruptsOnly,
  };
}

/**
 * Before anybody is asked in a window: is there something else to do?
 * @returns whether there was
 */
function advanceInBatches(work: Work, frame: PriorityFrame, timing: Batches): boolean {
  const { window, passes } = frame;
  // What a mana source triggers before permanents untap is played at once, too (5ED Triggered Abilities.1).
  const open = window === undefined || window.for === 'series' || window.for === 'untap';
  if (open && !work.settled && afterTimingStep(work, timing, isNeutral(work))) return true;
  if (window?.for === 'series') {
    work.emit('FramePopped', 'triggerOrder', {});
    return true;
  }
  if (window?.for === 'prevention' && !work.settled) {
    if (meetWhatPrevents(work, window.objects, timing)) return true;
  }
  if (window?.for === 'interrupts' && !work.settled && hasOwnStep(work, timing)) return true;
  const empty = work.game.stack.length <= baseOf(work, window);
  if (window?.for === 'interrupts' && empty && isGone(work, window)) {
    closeCasting(work, window, timing);
    return true;
  }
  // What untaps belongs to one player alone.
  if (passes < (window?.for === 'untap' ? 1 : 2)) return false;
  // 5ED Series and Batches.7: the batch is complete and resolves; with nothing in it, the window has passed.
  if (!empty) work.push({ kind: 'batch' }, 'batch');
  else close(work, window, timing);
  return true;
}

function close(work: Work, window: Window | undefined, timing: Batches): void {
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
    case 'declaring':
    case 'untap':
    case 'series':
      work.emit('FramePopped', 'destructionStep', {});
      break;
  }
}

/** The batch goes on to resolve, last in first out; nobody adds to it (5ED Series and Batches.7). */
function advanceBatch(work: Work, timing: Batches): void {
  const done = work.game.stack.length <= baseOf(work, openWindow(work));
  if (afterTimingStep(work, timing, done && isOutermost(work))) return;
  if (!done) resolveTop(work);
  // 5ED Series and Batches.8: back to the neutral state.
  else work.emit('BatchResolved', 'batch', { seat: firstToAct(work) });
}

/** Who acts first in the neutral state: whose spell is being interrupted (5ED Interrupts.2), else the active player. */
function firstToAct(sight: Sight): Seat {
  const of = beingCast(sight);
  return of === null ? sight.game.turn.active : sight.object(of).controller;
}

/** How much of the stack lies below the window; what was interrupted and countered there has left it. */
function baseOf(work: Work, window: Window | undefined): number {
  if (window === undefined) return 0;
  return window.for === 'interrupts' && isGone(work, window) ? window.base - 1 : window.base;
}

/** Whether no batch is being made, so that nothing waits for the end of one any more. */
function isNeutral(work: Work): boolean {
  return work.game.stack.length === 0 && isOutermost(work);
}

/** Whether it is no batch of interrupts, within another one (4ED damage-prevention.2). */
function isOutermost(work: Work): boolean {
  return !work.game.agenda.some(
    (frame) => frame.kind === 'priority' && frame.window?.for === 'interrupts',
  );
}

/**
 * What an interrupt destroys that has resolved at once has its step before anybody interrupts further (4ED
 * damage-prevention.1); within another step it waits for the end of that.
 */
function hasOwnStep(work: Work, timing: Batches): boolean {
  if (isInsideAStep(work)) return false;
  const due = dueForPrevention(work, false, timing);
  if (due !== undefined) openPrevention(work, due, timing);
  return due !== undefined;
}

/** Combat damage that has been assigned has its step at once. */
function openWhatIsDue(work: Work, timing: Batches): boolean {
  const due = dueForPrevention(work, true, timing);
  if (due !== undefined) openPrevention(work, due, timing);
  return due !== undefined;
}

/**
 * Whether it can be interrupted: a mana source cannot (5ED Mana Sources.4), and no text aims at a triggered ability, which
 * in its series waits for nothing (5ED Series and Batches.1).
 */
function waitsForInterrupts(work: Work, object: ObjectId): boolean {
  if (work.top()?.kind === 'triggers') return false;
  return !isManaSource(work, object);
}

/** Whether it is, or was, a mana source that somebody plays. */
function isManaSource(sight: Sight, object: ObjectId): boolean {
  return sight.printed(sight.object(object)).types.includes('Mana Source');
}
