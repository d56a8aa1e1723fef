import { stateBased, type StateBasedAction } from './question.ts';

/** TSP 420.5m: what is neither an Aura nor an Equipment comes off what it is attached to, and stays in play. */
export const looseOthersUnattach: StateBasedAction = (sight, found) => {
  const { equipment, localEnchantments } = sight.look();
  for (const object of sight.game.battlefield) {
    if (sight.object(object).attachedTo === 0) continue;
    if (equipment.includes(object) || localEnchantments.includes(object)) continue;
    found.push(stateBased(sight, { kind: 'unattach', object }, 'attachedOther'));
  }
};
