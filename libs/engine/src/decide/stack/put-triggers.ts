import { isLifted } from '../../options/duties.ts';
import { isPaidAsPlayed, joinedWith, playerOf } from '../../sight/phase-costs.ts';
import { optionalOf } from '../../sight/optional-triggers.ts';
import { canBeTargeted } from '../../sight/targets.ts';
import { opponentOf } from '../../state/basics.ts';
import { answerTo } from '../../decisions/decision.ts';
import { may as mayBeDone } from '../../decisions/may.ts';
import { orderTriggers } from '../../decisions/order-triggers.ts';
import type { WaitingTrigger } from '../../state/effects.ts';
import type { TriggersFrame } from '../../state/frames.ts';
import { waitingIn } from '../../state/series.ts';
import { announceTrigger, putAbilityOnStack } from './begin-announcing.ts';
import type { Work } from '../work.ts';

/**
 * Abilities that have triggered go on the stack: the active player's in the order that this player likes, then
 * the opponent's (6ED 410.3).
 */
export function advanceTriggers(work: Work, frame: TriggersFrame): void {
  if (work.rules.timing.beforeTrigger(work)) return;
  const { turn } = work.game;
  const waiting = waitingIn(work.game, frame);
  if (waiting.length === 0) {
    work.emit('FramePopped', 'triggerOrder', {});
    return;
  }
  const [next] = frame.ordered;
  if (next !== undefined) {
    const found = waiting.find(({ id }) => id === next);
    if (found !== undefined) stackTrigger(work, found, frame);
    return;
  }
  const seat = waiting.some((one) => playerOf(work, one) === turn.active)
    ? turn.active
    : opponentOf(turn.active);
  const own = waiting.filter((one) => playerOf(work, one) === seat);
  const { answer } = frame;
  if (answer !== null && orderTriggers.isAnswer(answer)) {
    work.emit('TriggersOrdered', 'triggerOrder', { seat, order: answer });
  } else if (answer === null && canBeToldApart(work, own)) {
    orderTriggers.ask(work, seat, {});
  } else {
    stackTrigger(work, own[0] as WaitingTrigger, frame);
  }
}

/** Triggers that nobody could tell apart need no order, such as the same ability twice on one card. */
function canBeToldApart(work: Work, triggers: readonly WaitingTrigger[]): boolean {
  const texts = triggers.map(({ ability: ref, source, bindings }) => {
    const { ability, readsEvent } = work.cards.ability(ref);
    return JSON.stringify([ability, source, readsEvent ? bindings : null]);
  });
  return new Set(texts).size > 1;
}

function stackTrigger(work: Work, trigger: WaitingTrigger, frame: TriggersFrame): void {
  const { controller, source } = trigger;
  const ability = work.cards.ability(trigger.ability);
  if (isLifted(work, trigger)) {
    putAside(work, trigger, 'dutyLifted');
    return;
  }
  const { modes = [ability] } = ability;
  const from = {
    ...{ source: work.nextObject(), self: source },
    ...{ controller, bindings: trigger.bindings },
  };
  if (!modes.some(({ targets }) => canBeTargeted(work, targets, from, source))) {
    // 6ED 410.4: without a legal choice it is simply removed.
    putAside(work, trigger, 'triggerChoices');
    return;
  }
  if (optionalOf(work, ability) !== null) {
    const { asItIsStacked } = work.rules.optionalTriggers;
    const accepted = asItIsStacked(() => answerTo(frame, mayBeDone));
    if (accepted === null) {
      mayBeDone.ask(work, controller, { trigger: trigger.id });
      return;
    }
    if (!accepted) {
      // 6ED 410.5: declined, it is ignored.
      putAside(work, trigger, 'optionalTrigger');
      return;
    }
  }
  playWaiting(work, trigger);
}

/** It goes on the stack, with the phase costs that are one with it, and its targets are chosen. */
export function playWaiting(work: Work, trigger: WaitingTrigger): void {
  const { controller, source, ability: ref, bindings, sourceWas } = trigger;
  const ability = work.cards.ability(ref);
  const joined = joinedWith(work, trigger);
  const object = putAbilityOnStack(
    ...([work, controller, source, ref, true, bindings, 'triggerChoices'] as const),
    {
      ...(sourceWas && { sourceWas }),
      ...(joined.length > 0 && { joined: joined.map((one) => one.ability) }),
    },
  );
  for (const { id } of [trigger, ...joined]) {
    work.emit('TriggerHandled', 'triggerChoices', { trigger: id, object });
  }
  const { targets, modes } = ability;
  const isChosen = targets.length > 0 || modes !== undefined || isPaidAsPlayed(work, ability);
  const seat = playerOf(work, trigger);
  if (isChosen) announceTrigger(work, seat, object, source, ref);
  else work.rules.timing.afterAnnouncing(work, object, seat);
}

/**
 * It doesn't go on the stack. A state trigger waits for its pseudospell to resolve or to be countered before it
 * triggers again; where there is none, it never does (6ED 410.11).
 */
function putAside(
  work: Work,
  { id, ability, source }: WaitingTrigger,
  topic: 'triggerChoices' | 'optionalTrigger' | 'dutyLifted',
): void {
  const watchesState = work.cards.ability(ability).trigger?.when === 'state';
  const spent = watchesState && work.inPlay(source) ? ({ spent: true } as const) : {};
  work.emit('TriggerHandled', topic, { trigger: id, object: null, ...spent });
}
