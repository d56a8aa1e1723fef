import { words } from '@arbiter/cards';

const {
  opponent,
  youControl,
  creatureOrPlayer,
  nthTarget,
  theTarget,
  target,
  dealDamage,
  onlyWhen,
  activated,
  always,
  artifactCard,
} = words;

/** Names a card; if the one that the opponent takes at random is called so, 2 damage. */
export const cursedScroll = artifactCard('Cursed Scroll', '1', [
  activated(
    { mana: '3', tap: true },
    [
      { do: 'nameCard', as: 'name' },
      { do: 'cardAtRandom', of: 'you', as: 'card', by: theTarget },
      onlyWhen({ sameName: ['card', 'name'] }, dealDamage(2, nthTarget(1))),
    ],
    [target(opponent), target(creatureOrPlayer)],
  ),
]);

/** Your red spells cost one mana less. */
export const rubyMedallion = artifactCard('Ruby Medallion', '2', [
  always({ costsOf: 'spells', what: youControl({ color: 'R' }), less: 1 }),
]);
