import { words } from '@arbiter/cards';

const {
  nonbasicLand,
  theTarget,
  target,
  dealDamage,
  destroy,
  addMana,
  activated,
  tapForMana,
  landCard,
  land,
  youControl,
  tapForManaThatCouldComeFrom,
} = words;

/** Two colourless mana for 2 damage to its controller. */
export const ancientTomb = landCard('Ancient Tomb', [
  activated({ tap: true }, [addMana('CC'), dealDamage(2, 'you')]),
]);

/** Colourless mana, or destroys a nonbasic land. */
export const wasteland = landCard('Wasteland', [
  tapForMana('C'),
  activated({ tap: true, sacrifice: 'self' }, destroy(theTarget), [target(nonbasicLand)]),
]);

/** One mana of any type that a land of its controller could produce. */
export const reflectingPool = landCard(
  'Reflecting Pool',
  tapForManaThatCouldComeFrom(youControl(land)),
);
