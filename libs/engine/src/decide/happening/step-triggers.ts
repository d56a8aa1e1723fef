import type { CitedTopic } from '../../rules/citations.ts';
import type { ActiveTrigger } from '../../sight/look.ts';
import { isCost } from '../../sight/phase-costs.ts';
import { endOfStep } from '../../sight/step-now.ts';
import { keyInPhase } from '../../state/ability-key.ts';
import type { Seat } from '../../state/basics.ts';
import { TRIGGER_MEANINGS } from '../../triggers/index.ts';
import type { TriggerOf } from '../../triggers/meaning.ts';
import type { Work } from '../work.ts';
import { delayedTriggers, delayedUntil, isAwaited } from './delayed-triggers.ts';
import { isOfPhase, isOfSeries, trigger } from './trigger.ts';
import { buriedTriggers, Group, watcherOf } from './triggers.ts';

/**
 * A step has begun: abilities that trigger at its beginning do so (6ED 300.5, 410.2).
 * @param at the place of the event among those of this work
 * @param first whether the turn begins with it
 */
export function stepTriggers(work: Work, at: number, step: string, first: boolean): void {
  const group = new Group(work, work.look());
  if (group.isWatchedFor('step begins')) {
    group.match('step begins', { sight: work, events: work.events.slice(at, at + 1) });
  }
  delayedUntil(work, step, first);
}

/**
 * 5ED Phase Structure.15: a phase cost that a permanent gets in the course of the phase is due as well, also where those
 * that it had are paid.
 */
export function latePhaseCosts(work: Work): void {
  const { step } = work.game.turn;
  if (!work.rules.phaseAbilities.playedIn.includes(step)) return;
  lateTriggers(work, 'phaseCost', isPhaseCost(work));
}

const isPhaseCost =
  (work: Work) =>
  ({ source, ability }: ActiveTrigger): boolean =>
    isCost(ability) && isOfPhase(work, source, ability);

/** What happens at the end of this step triggers, and is played as a series (5ED Phase Structure.6). */
export function endTriggers(work: Work): void {
  const end = endOfStep(work);
  if (end === undefined) return;
  lateTriggers(work, 'stepTriggers', ({ ability }) => isOfSeries(work, ability), end);
  delayedUntil(work, end);
}

/**
 * 5ED Series and Batches.3: what becomes legal while the series of a step is played belongs to it. Whose turn it is plays
 * no more of it once the opponent has begun, and what would then be played is left out (Cleanup.4).
 * @returns whether something joined it
 */
export function joinSeries(work: Work): boolean {
  const { agenda, turn, delayed } = work.game;
  const [below, series] = agenda.slice(-2);
  if (below?.kind !== 'priority' || below.window?.for !== 'series') return false;
  if (series?.kind !== 'triggers') return false;
  const from = work.events.length;
  const step = endOfStep(work) ?? turn.step;
  const isDone = (seat: Seat): boolean => series.activeIsDone === true && seat === turn.active;
  lateTriggers(
    work,
    'laterInSeries',
    ({ source, ability }) => isOfSeries(work, ability) && !isDone(work.object(source).controller),
    step,
  );
  for (const one of delayed) {
    const isNew = one.every !== true && isAwaited(work, one, step);
    if (isNew && !isDone(one.controller)) delayedTriggers(work, one);
  }
  return work.events.length > from;
}

/** What "at the beginning of" the step has not triggered in it yet triggers, as though the step began now; or at its end. */
function lateTriggers(
  work: Work,
  topic: CitedTopic,
  isDue: (active: ActiveTrigger) => boolean,
  step: string = work.game.turn.step,
): void {
  const { phase, inPhase = [] } = work.game.turn;
  const meaning = TRIGGER_MEANINGS['step begins'];
  // It is never the first one of a turn.
  const events = [{ type: 'StepBegan', rule: '', step, phase, index: 1 }] as const;
  const left = [...inPhase];
  const buried = buriedTriggers(work).filter(
    ({ ability }) => ability.trigger?.when === 'step begins',
  );
  for (const active of [...work.look().triggers('step begins'), ...buried]) {
    const { source, ability } = active;
    const known = left.indexOf(keyInPhase({ source, ability: ability.ref }));
    if (known >= 0) left.splice(known, 1);
    else if (isDue(active)) {
      const { controller } = work.object(source);
      const watcher = watcherOf(work, work, active, controller);
      for (const occurrence of meaning.occurrences({ sight: work, events })) {
        if (!occurrence.fits(ability.trigger as TriggerOf<'step begins'>, watcher)) continue;
        trigger(work, source, ability, occurrence.bindings, topic, { controller });
      }
    }
  }
}
