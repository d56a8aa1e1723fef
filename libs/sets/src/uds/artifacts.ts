import { words } from '@arbiter/cards';

const {
  creature,
  player,
  theTarget,
  target,
  dealDamage,
  regenerate,
  sacrifice,
  unless,
  activated,
  triggered,
  atTheBeginningOfYourUpkeep,
  artifactCard,
  creatureCard,
} = words;

/** Discard a card each upkeep or lose it; damage and regeneration for two mana each. */
export const masticore = creatureCard(
  'Masticore',
  '4',
  'Masticore',
  '4/4',
  [
    triggered(atTheBeginningOfYourUpkeep, unless('you', { discard: 'choice' }, sacrifice('self'))),
    activated({ mana: '2' }, dealDamage(1, theTarget), [target(creature)]),
    activated({ mana: '2' }, regenerate('self')),
  ],
  { types: ['Artifact', 'Creature'], subtypes: [] },
);

/** Leaves the game, and a player shuffles their graveyard into their library. */
export const thranFoundry = artifactCard('Thran Foundry', '1', [
  activated(
    { mana: '1', tap: true, exile: 'self' },
    [
      {
        do: 'move',
        what: { cards: { is: 'card' }, in: 'graveyard', of: theTarget },
        to: 'library',
      },
      { do: 'shuffle', who: theTarget },
    ],
    [target(player)],
  ),
]);
