import { words } from '@arbiter/cards';

const { anything, always, artifactCard } = words;

/** All spells cost one mana more. */
export const sphereOfResistance = artifactCard('Sphere of Resistance', '2', [
  always({ costsOf: 'spells', what: anything, more: '1' }),
]);
