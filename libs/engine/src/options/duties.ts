import { canBeTargeted } from '../sight/targets.ts';
import { isShutOff, worksTapped } from '../sight/shut-off.ts';
import { isOptional, playerOf, waitsForTheEnd } from '../sight/phase-costs.ts';
import { openWindow } from '../sight/windows.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { WaitingTrigger } from '../state/effects.ts';

/** Abilities of this phase that the seat may play now and has not played yet (4ED phases.5, 5ED Phase Structure.4). */
export function dutiesOf(sight: Sight, seat: Seat): readonly WaitingTrigger[] {
  if (sight.game.waiting.length === 0 || openWindow(sight) !== undefined) return [];
  return sight.game.waiting.filter((one) => one.inPhase === true && isPlayable(sight, seat, one));
}

/** Whether the seat can't let the phase end yet (5ED Series and Batches.9, .10). */
export function hasDuties(sight: Sight, seat: Seat): boolean {
  return (
    sight.game.stack.length === 0 &&
    dutiesOf(sight, seat).some((one) => {
      const ability = sight.cards.ability(one.ability);
      return ability.may === null && !isOptional(ability);
    })
  );
}

function isPlayable(sight: Sight, seat: Seat, one: WaitingTrigger): boolean {
  const { source, controller, bindings } = one;
  if (playerOf(sight, one) !== seat) return false;
  if (!sight.inPlay(source) || waitsForTheEnd(sight, one)) return false;
  const ability = sight.cards.ability(one.ability);
  // 5ED Phase Structure.5, .13: a tapped artifact's sleep, but not what it costs.
  const { types } = sight.characteristics(source);
  if (isShutOff(sight, source, types) && !worksTapped(ability)) return false;
  const from = { source: sight.game.objects.length, self: source, controller, bindings };
  return canBeTargeted(sight, ability.targets, from, source);
}

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
