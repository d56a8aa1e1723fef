import { words } from '@arbiter/cards';

const { creature, land, both, not, youControl, theTarget, target, bury, instant, does } = words;

/** Destroys a nonblack creature for good; with a Swamp, 4 life may stand for its mana cost. */
export const snuffOut = instant(
  'Snuff Out',
  '3B',
  does(bury(theTarget), target(both(creature, not({ color: 'B' })))),
  {
    alternativeCosts: [
      { cost: { life: 4 }, onlyIf: { exists: youControl(both(land, { subtype: 'Swamp' })) } },
    ],
  },
);
