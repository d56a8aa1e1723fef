import { canEnchant } from '../../sight/enchanting.ts';
import { stateBased, type StateBasedAction } from './question.ts';

/** TSP 420.5k: an Equipment on what it can't equip becomes unattached, and stays in play. */
export const illegalEquipmentUnattaches: StateBasedAction = (sight, found) => {
  for (const object of sight.look().equipment) {
    const { controller, attachedTo } = sight.object(object);
    if (attachedTo === 0 || canEnchant(sight, object, controller, attachedTo)) continue;
    found.push(stateBased(sight, { kind: 'unattach', object }, 'illegalEquipment'));
  }
};
