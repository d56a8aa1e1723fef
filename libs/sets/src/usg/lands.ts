import { words } from '@arbiter/cards';

const { activated, addMana, creature, landCard, youControl } = words;

/** Green mana for each creature that its controller controls. */
export const gaeasCradle = landCard(
  "Gaea's Cradle",
  [activated({ tap: true }, addMana('G', { count: youControl(creature) }))],
  {
    supertypes: ['Legendary'],
  },
);
