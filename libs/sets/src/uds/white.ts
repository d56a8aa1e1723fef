import { words } from '@arbiter/cards';

const { other, globalEnchantment, always, enchantmentCard } = words;

/** Other global enchantments are creatures of the size of their mana cost. */
export const opalescence = enchantmentCard('Opalescence', '2WW', [
  always({
    modifies: other(globalEnchantment),
    by: {
      becomes: { addTypes: ['Creature'], power: 'its mana value', toughness: 'its mana value' },
    },
  }),
]);
