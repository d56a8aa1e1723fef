import { canBeTargeted } from '../sight/targets.ts';
import { isShutOff } from '../sight/shut-off.ts';
import { openWindow } from '../sight/windows.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { WaitingTrigger } from '../state/effects.ts';
import type { CompiledAbility } from '../text/printed.ts';

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
      return ability.may === null && !isUntapCost(ability);
    })
  );
}

function isPlayable(sight: Sight, seat: Seat, one: WaitingTrigger): boolean {
  const { source, controller, bindings } = one;
  if (controller !== seat || !sight.inPlay(source)) return false;
  const ability = sight.cards.ability(one.ability);
  // 5ED Phase Structure.5, .13: a tapped artifact's sleep, but not what it costs.
  const { types } = sight.characteristics(source);
  if (!isCost(ability) && isShutOff(sight, source, types)) return false;
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

/** Whether a phase cost of the permanent is yet to be settled (4ED phases.7, 5ED Phase Structure.11). */
export function owesPhaseCost(sight: Sight, id: ObjectId): boolean {
  if (sight.rules.phaseAbilities !== 'are played') return false;
  const { waiting, stack } = sight.game;
  if (waiting.some((one) => one.inPhase === true && one.source === id && owes(sight, one))) {
    return true;
  }
  return stack.some((on) => {
    const item = sight.object(on).stack;
    if (item === null || item.source !== id || item.ability === null) return false;
    const ability = sight.cards.ability(item.ability);
    return ability.trigger?.when === 'step begins' && isCost(ability);
  });
}

const owes = (sight: Sight, { ability }: WaitingTrigger): boolean =>
  isCost(sight.cards.ability(ability));

const isCost = (ability: CompiledAbility): boolean => isOffer(ability) && !isUntapCost(ability);

const isOffer = ({ program }: CompiledAbility): boolean => program.some(({ op }) => op === 'offer');

/** Whether it pays for untapping and does nothing else: as often as one likes (4ED phases.8, 5ED Upkeep.2). */
export function isUntapCost(ability: CompiledAbility): boolean {
  const effects = ability.program.flatMap((step) => (step.op === 'effect' ? [step.effect] : []));
  return (
    isOffer(ability) && effects.length > 0 && effects.every(({ do: word }) => word === 'untap')
  );
}
