import { words } from '@arbiter/cards';

const {
  land,
  both,
  creatureOrPlayer,
  theTarget,
  dealDamage,
  triggered,
  enchantmentCard,
  sorcery,
  does,
} = words;

/** 3 damage divided among any number of creatures and players. */
export const arcLightning = sorcery(
  'Arc Lightning',
  '2R',
  does(
    { do: 'dealDamage', amount: 3, to: theTarget, divided: true },
    { what: creatureOrPlayer, least: 1, most: 3, divided: 3 },
  ),
);

/** Who taps an Island for mana is dealt 1 damage. */
export const scald = enchantmentCard('Scald', '1R', [
  triggered(
    { when: 'is tapped for mana', what: both(land, { subtype: 'Island' }) },
    dealDamage(1, 'event'),
  ),
]);
