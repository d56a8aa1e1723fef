import { words } from '@arbiter/cards';

const {
  activated,
  artifact,
  bury,
  creatureOrPlayer,
  dealDamage,
  destroy,
  does,
  either,
  instant,
  land,
  returnToHand,
  sorcery,
  target,
  theTarget,
  both,
  creature,
  every,
} = words;

/** 2 damage to a creature or player. */
export const shock = instant(
  'Shock',
  'R',
  does(dealDamage(2, theTarget), target(creatureOrPlayer)),
);

/** Destroys an artifact or land, which can't regenerate. */
export const pillage = sorcery(
  'Pillage',
  '1RR',
  does(bury(theTarget), target(either(artifact, land))),
);

/** Destroys a land. */
export const stoneRain = sorcery('Stone Rain', '2R', does(destroy(theTarget), target(land)));

/** 3 damage; comes back to hand from the graveyard in its owner's upkeep. */
export const hammerOfBogardan = sorcery(
  'Hammer of Bogardan',
  '1RR',
  does(dealDamage(3, theTarget), target(creatureOrPlayer)),
  {
    abilities: [
      activated({ mana: '2RRR' }, returnToHand('self'), [], {
        from: 'graveyard',
        onlyIf: [{ step: 'upkeep', of: 'you' }],
      }),
    ],
  },
);

/** What attacked untaps, and there is another combat phase with a main phase after it. */
export const relentlessAssault = sorcery(
  'Relentless Assault',
  '2RR',
  does([
    { do: 'untap', what: every(both(creature, { is: 'attacked this turn' })) },
    { do: 'extraPhases', phases: ['combat', 'postcombat main'] },
  ]),
);
