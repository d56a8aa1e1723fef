import { abilityCost } from '../paying/announced-cost.ts';
import { isSimpleManaAbility } from '../paying/mana-budget.ts';
import { asksForMana, isPayable, takesOwnMana, type TotalCost } from '../paying/total-cost.ts';
import { canBeTargeted } from '../sight/targets.ts';
import { playersAbilities } from '../sight/players-abilities.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';
import { abilityIllegality } from './playable.ts';

/**
 * Mana abilities that may be played while mana is being paid and that ask for something themselves, so that they are
 * announced on the way: also in the middle of playing or resolving something (6ED 411.2).
 */
export function manaToAnnounce(
  sight: Sight,
  cost: TotalCost,
): readonly { readonly object: ObjectId; readonly ability: CompiledAbility }[] {
  if (!asksForMana(cost)) return [];
  const found: { object: ObjectId; ability: CompiledAbility }[] = [];
  const addIf = (object: ObjectId, ability: CompiledAbility): void => {
    if (isManaToAnnounce(sight, cost, object, ability)) found.push({ object, ability });
  };
  for (const object of sight.game.battlefield) {
    for (const ability of sight.abilities(object)) addIf(object, ability);
  }
  for (const { source, ability } of playersAbilities(sight)) addIf(source, ability);
  return found;
}

/** The same of one ability. */
export function isManaToAnnounce(
  sight: Sight,
  cost: TotalCost,
  object: ObjectId,
  ability: CompiledAbility,
): boolean {
  const { activation, isMana, targets } = ability;
  if (!isMana || activation === null) return false;
  if (isSimpleManaAbility(sight, object, ability)) return false;
  const { seat } = cost;
  const from = { source: object, controller: seat };
  return (
    !isBeingAnnounced(sight, object, ability) &&
    abilityIllegality(sight, seat, object, ability) === null &&
    !takesOwnMana(cost, object, activation.cost.sacrifice === 'self') &&
    canBeTargeted(sight, targets, from) &&
    isPayable(sight, abilityCost(sight, activation.cost, object, seat, 0))
  );
}

/** It doesn't pay for itself. */
function isBeingAnnounced({ game }: Sight, object: ObjectId, { ref }: CompiledAbility): boolean {
  return game.agenda.some(
    (frame) =>
      frame.kind === 'announce' &&
      frame.source === object &&
      frame.ability?.of === ref.of &&
      frame.ability.index === ref.index,
  );
}
