import { canEnchant } from '../../sight/enchanting.ts';
import { stateBased, type StateBasedAction } from './question.ts';

/** 6ED 420.5d: a local enchantment on nothing, on itself or on something illegal goes to the graveyard. */
export const looseLocalEnchantmentsGo: StateBasedAction = (sight, found) => {
  for (const id of sight.look().localEnchantments) {
    const { controller, attachedTo } = sight.object(id);
    const legal = canEnchant(sight, id, controller, attachedTo);
    if (!legal) {
      const change = { kind: 'putIntoGraveyard', object: id, cause: 'stateBased' } as const;
      found.push(stateBased(sight, change, 'looseLocalEnchantment'));
    }
  }
};
