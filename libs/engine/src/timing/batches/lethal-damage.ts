import type { Sight } from '../../sight/sight.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { HeldChange } from '../../state/changes.ts';

/** Whether a creature has lethal damage, dealt to it or assigned and held (4ED graveyard.1). */
export function hasLethalDamage(sight: Sight, id: ObjectId, held: readonly HeldChange[]): boolean {
  let damage = sight.object(id).damage;
  for (const { proposed } of held) {
    const { change } = proposed;
    if (change.kind === 'damage' && change.to === id) damage += change.amount;
  }
  return damage >= sight.characteristics(id).toughness;
}
