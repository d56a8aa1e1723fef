/** What permanents cost in a phase (4ED phases.7, 5ED Phase Structure.11). */
import type { ObjectId } from '../state/basics.ts';
import type { WaitingTrigger } from '../state/effects.ts';
import type { CompiledAbility } from '../text/printed.ts';
import type { Sight } from './sight.ts';

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

/** Whether it is a phase cost: one that is paid so that something does not happen, or else happens. */
export const isCost = (ability: CompiledAbility): boolean =>
  isOffer(ability) && !isUntapCost(ability);

const isOffer = ({ program }: CompiledAbility): boolean => program.some(({ op }) => op === 'offer');

/** Whether it pays for untapping and does nothing else: as often as one likes (4ED phases.8, 5ED Upkeep.2). */
export function isUntapCost(ability: CompiledAbility): boolean {
  const effects = ability.program.flatMap((step) => (step.op === 'effect' ? [step.effect] : []));
  return (
    isOffer(ability) && effects.length > 0 && effects.every(({ do: word }) => word === 'untap')
  );
}
