import type { ObjectId } from './basics.ts';
import type { AbilityRef, Bindings, Choices, StackItem } from './objects.ts';

/** Nothing has been chosen, or nothing is to be. */
export const NO_CHOICES: Choices = {
  mode: 0,
  x: 0,
  targets: [],
  division: [],
  buyback: false,
};

/** What goes on the stack before anything is chosen for it. */
export function stackItem(
  ability: AbilityRef | null,
  source: ObjectId,
  bindings: Bindings,
  triggered: boolean,
): StackItem {
  const { mode, x, targets, division, buyback } = NO_CHOICES;
  return { mode, x, targets, division, buyback, ability, source, bindings, triggered };
}
