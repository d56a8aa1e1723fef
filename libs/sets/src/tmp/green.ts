import { words } from '@arbiter/cards';

const {
  creature,
  land,
  both,
  youControl,
  every,
  untilEndOfTurn,
  always,
  enchantmentCard,
  sorcery,
  does,
} = words;

/** Islands stay tapped in untap steps. */
export const choke = enchantmentCard('Choke', '2G', [
  always({ doesNotUntap: both(land, { subtype: 'Island' }) }),
]);

/** Your creatures get +3/+3 and trample until end of turn. */
export const overrun = sorcery(
  'Overrun',
  '2GGG',
  does(untilEndOfTurn(every(youControl(creature)), { power: 3, toughness: 3, gains: ['trample'] })),
);
