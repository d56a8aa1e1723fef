import type { GameEvent } from '../../events.ts';
import type { ActiveTrigger } from '../../sight/look.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { DelayedAbility } from '../../state/effects.ts';
import type { Bindings } from '../../state/objects.ts';
import type { When } from '../../triggers/meaning.ts';
import type { Work } from '../work.ts';
import { hasSeries } from './trigger.ts';

/** An ability that watches: of a permanent, or a delayed one. */
export interface Watching extends ActiveTrigger {
  readonly delayed?: DelayedAbility;
}

/** Delayed abilities that wait for such a trigger (6ED 406.2). */
export function waitingFor(work: Work, when: When): readonly Watching[] {
  if (work.game.delayed.length === 0) return NOTHING;
  return work.game.delayed.flatMap((delayed) => {
    if (delayed.triggers !== true) return [];
    const ability = work.cards.ability(delayed.ability);
    return ability.trigger?.when === when ? [{ source: delayed.source, ability, delayed }] : [];
  });
}

const NOTHING: readonly Watching[] = [];

/** What delayed abilities wait for may have happened to the permanent that they watch. */
export function tellDelayed(work: Work, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.type === 'PermanentsUntapped') {
      for (const id of event.objects) watchedByDelayed(work, 'becomes untapped', id);
    } else if (event.type === 'ObjectMoved' && event.from === 'battlefield') {
      watchedByDelayed(work, 'leaves play', event.object);
      watchedByDelayed(work, 'you lose control', event.object);
    } else if (event.type === 'ControlChanged') {
      watchedByDelayed(work, 'you lose control', event.object);
    }
  }
}

/** Triggers the abilities that wait for such a step, or for the turn if that is what begins. */
export function delayedUntil(work: Work, step: string, first = false): void {
  for (const delayed of work.game.delayed) {
    if (isAwaited(work, delayed, step, first)) delayedTriggers(work, delayed);
  }
}

/** Whether it is this step of this turn that the ability waits for, or the turn if that begins with it. */
export function isAwaited(
  work: Work,
  { step: awaited, turnOf, inTurn }: DelayedAbility,
  step: string,
  first = false,
): boolean {
  const named = awaited === 'cleanup' ? cleanupOf(work) : awaited;
  const { active, extra } = work.game.turn;
  if (inTurn !== undefined && inTurn !== extra) return false;
  return (named === step || (first && named === 'turn')) && (turnOf ?? active) === active;
}

/** Where a turn has no cleanup, its last moment is the end of turn (4ED phases.10). */
function cleanupOf({ rules: { turn } }: Work): string {
  return turn.some(({ name }) => name === 'cleanup') ? 'cleanup' : 'end of turn';
}

/** 6ED 406.2b: what happened before the ability was there doesn't matter to it. */
function watchedByDelayed(
  work: Work,
  when: NonNullable<DelayedAbility['watches']>['when'],
  object: ObjectId,
): void {
  for (const delayed of work.game.delayed) {
    if (delayed.watches?.when === when && delayed.watches.object === object) {
      delayedTriggers(work, delayed);
    }
  }
}

/** 6ED 406.2e: once, unless its text says otherwise. */
export function delayedTriggers(
  work: Work,
  { id, ability, source, controller, bindings: kept, every, step }: DelayedAbility,
  more: Bindings = {},
): void {
  if (!work.game.delayed.some((delayed) => delayed.id === id)) return;
  const bindings = { ...kept, ...more };
  if (every !== true) work.emit('DelayedAbilityEnded', 'delayedOnce', { delayed: id });
  const series = step !== null && hasSeries(work) ? ({ inSeries: true } as const) : {};
  work.emit('AbilityTriggered', 'delayedTriggers', {
    trigger: { id: work.game.nextNumber, ability, source, controller, bindings, ...series },
  });
}
