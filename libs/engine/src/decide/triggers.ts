import type { StepName } from '@arbiter/cards';
import type { GameEvent } from '../events.ts';
import type { CitedTopic } from '../rules/citations.ts';
import type { Look } from '../sight/look.ts';
import { playerRef, type ObjectId, type Recipient, type Seat } from '../state/basics.ts';
import type { Bindings } from '../state/objects.ts';
import type { CompiledAbility } from '../text/printed.ts';
import { holds } from './conditions.ts';
import type { Work } from './work.ts';

/**
 * Abilities that trigger on what happened since the event at `from`, as one group: against the table as it is
 * now or, for those that look back, as it was before (6ED 410.2, 410.10d).
 */
export function matchTriggers(work: Work, from: number, before: Look): void {
  const until = work.events.length;
  const hurt = new Map<ObjectId, number>();
  for (let i = from; i < until; i++) {
    const event = work.events[i] as GameEvent;
    if (event.type === 'ObjectMoved') {
      if (event.to === 'battlefield') entered(work, event.newId);
      else if (event.from === 'battlefield' && event.to === 'graveyard') {
        died(work, event.object, event.newId, before);
      } else if (event.cause === 'discard' && event.from === 'hand') {
        discarded(work, event.newId, before);
      }
    } else if (event.type === 'TokenCreated') {
      entered(work, event.object);
    } else if (event.type === 'DamageDealt' && typeof event.to === 'number') {
      hurt.set(event.to, (hurt.get(event.to) ?? 0) + event.amount);
    }
  }
  for (const [object, amount] of hurt) wasHurt(work, object, amount);
}

function entered(work: Work, object: ObjectId): void {
  for (const { source, ability } of work.look().triggers('comes into play')) {
    if (source === object) trigger(work, source, ability, { event: object });
  }
}

function died(work: Work, object: ObjectId, card: ObjectId, before: Look): void {
  const when = 'is put into a graveyard from play';
  const look = work.rules.lookBack(when) ? before : work.look();
  for (const { source, ability } of look.triggers(when)) {
    if (source === object) trigger(work, source, ability, { event: card });
  }
}

function discarded(work: Work, card: ObjectId, before: Look): void {
  const look = work.rules.lookBack('discards') ? before : work.look();
  const { owner } = work.object(card);
  for (const { source, ability } of look.triggers('discards')) {
    if (work.object(source).controller === owner) trigger(work, source, ability, { event: card });
  }
}

function wasHurt(work: Work, object: ObjectId, amount: number): void {
  for (const { source, ability } of work.look().triggers('is dealt damage')) {
    if (source === object) trigger(work, source, ability, { event: object, amount });
  }
}

/** A step has begun: what waits for its beginning triggers (6ED 300.5, 410.2). */
export function stepTriggers(work: Work, step: string): void {
  const { active } = work.game.turn;
  for (const { source, ability } of work.look().triggers('step begins')) {
    const wanted = ability.trigger as { readonly step: StepName };
    if (wanted.step === step && work.object(source).controller === active) {
      trigger(work, source, ability, { event: playerRef(active) }, 'stepTriggers');
    }
  }
  for (const delayed of work.game.delayed) {
    if (delayed.step !== step || delayed.turnOf !== active) continue;
    work.emit('DelayedAbilityEnded', 'delayedOnce', { delayed: delayed.id });
    work.emit('AbilityTriggered', 'delayedTriggers', {
      trigger: {
        id: work.game.nextNumber,
        ability: delayed.ability,
        source: delayed.source,
        controller: delayed.controller,
        bindings: delayed.bindings,
      },
    });
  }
}

/** The ability triggers, if the condition that follows its event holds (6ED 410.8). */
export function trigger(
  work: Work,
  source: ObjectId,
  ability: CompiledAbility,
  bindings: Bindings & { readonly event: Recipient },
  topic: CitedTopic = 'abilityTriggers',
): void {
  const controller: Seat = work.object(source).controller;
  if (
    ability.condition !== null &&
    !holds(work, ability.condition, { source, controller, bindings })
  ) {
    return;
  }
  work.emit('AbilityTriggered', topic, {
    trigger: { id: work.game.nextNumber, ability: ability.ref, source, controller, bindings },
  });
}
