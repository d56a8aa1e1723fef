import { fits } from '../sight/filters.ts';
import type { ActiveTrigger } from '../sight/look.ts';
import { manaMade } from '../sight/mana-instead.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';

/** Abilities that trigger when this permanent is tapped for mana. */
export function tappedForManaTriggersOf(sight: Sight, object: ObjectId): readonly ActiveTrigger[] {
  return sight
    .look()
    .triggers('is tapped for mana')
    .filter(({ source, ability }) => {
      const { trigger } = ability;
      if (trigger?.when !== 'is tapped for mana') return false;
      const { what } = trigger;
      const { attachedTo, controller } = sight.object(source);
      if (what === 'self') return source === object;
      return what === 'enchanted'
        ? attachedTo === object
        : fits(sight, what, object, { source, controller });
    });
}

/** What the mana is called by that the tapped permanent has made, where a text speaks of its type. */
export const TYPE_MADE = 'type made';

/**
 * Of which type the first mana is that a mana ability makes with the permanent, with all that changes it; none if it makes
 * none.
 */
export function typeMade(sight: Sight, object: ObjectId, { program }: CompiledAbility): string {
  for (const step of program) {
    if (step.op !== 'effect' || step.effect.do !== 'addMana') continue;
    const [type] = manaMade(sight, object, step.effect.mana);
    if (type !== undefined) return type;
  }
  return '';
}
