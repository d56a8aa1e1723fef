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
  both,
  bound,
  does,
  either,
  enchantment,
  instant,
  land,
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

/** A local enchantment goes from one creature to another, or from one land to another. */
export const enchantmentAlteration = instant(
  'Enchantment Alteration',
  'U',
  does(
    [
      {
        do: 'choose',
        among: { otherHostsOf: theTarget, sharing: ['Creature', 'Land'] },
        as: 'other',
      },
      { do: 'attach', what: theTarget, to: bound('other') },
    ],
    target(both(enchantment, { attachedTo: either(creature, land) })),
  ),
);
