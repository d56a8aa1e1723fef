import { fits } from '../sight/filters.ts';
import type { ActiveTrigger } from '../sight/look.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';

/** Abilities that trigger when this permanent is tapped for mana. */
export function tappedForManaTriggersOf(sight: Sight, object: ObjectId): readonly ActiveTrigger[] {
  const watching = sight.look().triggers('is tapped for mana');
  if (watching.length === 0) return watching;
  return watching.filter(({ source, ability }) => {
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
