import { words } from '@arbiter/cards';

const { creature, always, enchantmentCard } = words;

/** Creatures lose all abilities and are 1/1. */
export const humility = enchantmentCard('Humility', '2WW', [
  always({
    modifies: creature,
    by: { losesAllAbilities: true, is: { power: 1, toughness: 1 } },
  }),
]);
