import { attackSpace } from '../decisions/attack.ts';
import type { Illegality } from '../rules/illegality.ts';
import { admits } from '../spaces/index.ts';
import { canBeTargeted } from '../sight/targets.ts';
import { isShutOff, worksTapped } from '../sight/shut-off.ts';
import { isOptional, playerOf, waitsForTheEnd } from '../sight/phase-costs.ts';
import { openWindow } from '../sight/windows.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { attackIllegality } from './playable.ts';
import type { WaitingTrigger } from '../state/effects.ts';

/** Abilities of this phase that the seat may play now and has not played yet (4ED phases.5, 5ED Phase Structure.4). */
export function dutiesOf(sight: Sight, seat: Seat): readonly WaitingTrigger[] {
  const { waiting } = sight.game;
  if (waiting.length === 0) return waiting;
  if (openWindow(sight) !== undefined) return [];
  return waiting.filter((one) => one.inPhase === true && isPlayable(sight, seat, one));
}

const isAnyRequired = (sight: Sight, duties: readonly WaitingTrigger[]): boolean =>
  duties.some(({ ability: ref }) => {
    const ability = sight.cards.ability(ref);
    return ability.may === null && !isOptional(ability);
  });

/** What keeps the seat from letting the phase end (5ED Series and Batches.9, .10), or `null`. */
export function owedInPhase(sight: Sight, seat: Seat): Illegality | null {
  if (sight.game.stack.length > 0) return null;
  if (isAnyRequired(sight, dutiesOf(sight, seat))) {
    return {
      topic: 'phaseDuty',
      reason: 'something has to be played in this phase before it ends',
    };
  }
  return owesAttack(sight, seat)
    ? { topic: 'combatRequirement', reason: 'a creature must attack if able' }
    : null;
}

/**
 * Whether an attack has to be announced, where one begins only so: what must attack if able is able to (5ED Declare
 * Attackers (Step by Step).4).
 */
function owesAttack(sight: Sight, seat: Seat): boolean {
  return attackIllegality(sight, seat) === null && !admits(attackSpace(sight), []);
}

function isPlayable(sight: Sight, seat: Seat, one: WaitingTrigger): boolean {
  const { source, controller, bindings } = one;
  if (playerOf(sight, one) !== seat) return false;
  if (hasLostSource(sight, one) || waitsForTheEnd(sight, one)) return false;
  const ability = sight.cards.ability(one.ability);
  const from = { source: sight.game.objects.length, self: source, controller, bindings };
  return canBeTargeted(sight, ability.targets, from, source);
}

/** Whether its source is gone or, as a tapped artifact, does nothing (5ED Phase Structure.5, .13); what it costs it costs all the same. */
function hasLostSource(sight: Sight, { source, ability }: WaitingTrigger): boolean {
  const { watchesFrom } = sight.cards.ability(ability);
  if (watchesFrom !== 'battlefield') return sight.game.objects[source]?.zone !== watchesFrom;
  if (!sight.inPlay(source)) return true;
  const { types } = sight.characteristics(source);
  return isShutOff(sight, source, types) && !worksTapped(sight.cards.ability(ability));
}

/**
 * Whether nothing comes of it in the series of its step: it belongs to a permanent and has lost it (5ED Series and
 * Batches.10). What an effect has left for this step needs no source.
 */
export const isLifted = (sight: Sight, one: WaitingTrigger): boolean =>
  one.inSeries === true &&
  sight.cards.ability(one.ability).trigger?.when === 'step begins' &&
  hasLostSource(sight, one);

/** The duty that a command means by the number of its ability. */
export function dutyNamed(
  sight: Sight,
  seat: Seat,
  object: ObjectId,
  number: number,
): WaitingTrigger | undefined {
  return dutiesOf(sight, seat).find(
    (one) => one.source === object && sight.cards.ability(one.ability).number === number,
  );
}
