import { words } from '@arbiter/cards';

const {
  creatureOrPlayer,
  theTarget,
  bound,
  target,
  dealDamage,
  activated,
  triggered,
  always,
  enchantmentCard,
  creatureCard,
} = words;

/** Damage dealt to it is dealt to its controller as well. */
export const jackalPup = creatureCard(
  'Jackal Pup',
  'R',
  'Hound',
  '2/1',
  [triggered({ when: 'is dealt damage', what: 'self' }, dealDamage(bound('amount'), 'you'))],
  {
    wording:
      'Tempest has no "whenever": damage dealt to it, and the damage that it then deals, are read as trigger and effect, as later texts say.',
  },
);

/** Sacrificed for 1 damage to a creature or player. */
export const moggFanatic = creatureCard('Mogg Fanatic', 'R', 'Goblin', '1/1', [
  activated({ sacrifice: 'self' }, dealDamage(1, theTarget), [target(creatureOrPlayer)]),
]);

/** Taps for 1 damage to a creature or player, and 1 to its controller. */
export const fireslinger = creatureCard('Fireslinger', '1R', 'Wizard', '1/1', [
  activated(
    { tap: true },
    [dealDamage(1, theTarget), dealDamage(1, 'you')],
    [target(creatureOrPlayer)],
  ),
]);

/** All damage to creatures and players is doubled. */
export const furnaceOfRath = enchantmentCard('Furnace of Rath', '1RRR', [
  always({ damageIsMultipliedBy: 2 }),
]);
