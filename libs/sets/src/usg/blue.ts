import { words } from '@arbiter/cards';

const {
  activated,
  always,
  creature,
  creatureOrPlayer,
  dealDamage,
  localEnchantment,
  target,
  theTarget,
} = words;

/** The enchanted creature may be tapped to deal 1 damage. */
export const hermeticStudy = localEnchantment('Hermetic Study', '1U', creature, [
  always({
    modifies: 'enchanted',
    by: {
      grants: [activated({ tap: true }, dealDamage(1, theTarget), [target(creatureOrPlayer)])],
    },
  }),
]);
