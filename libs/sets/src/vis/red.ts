import { words } from '@arbiter/cards';

const { land, both, creatureOrPlayer, theTarget, target, dealDamage, instant, does } = words;

/** 4 damage; two Mountains may be sacrificed rather than its mana cost paid. */
export const fireblast = instant(
  'Fireblast',
  '4RR',
  does(dealDamage(4, theTarget), target(creatureOrPlayer)),
  {
    alternativeCosts: [
      {
        cost: {
          picks: [{ pay: 'sacrifice', what: both(land, { subtype: 'Mountain' }), count: 2 }],
        },
      },
    ],
  },
);
