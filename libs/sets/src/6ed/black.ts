import { words } from '@arbiter/cards';

const {
  artifact,
  both,
  bury,
  creature,
  does,
  every,
  instant,
  not,
  sorcery,
  target,
  theTarget,
  creatureCard,
  triggered,
  whenThisComesIntoPlay,
  returnToHand,
  inYourGraveyard,
} = words;

/** Destroys a creature that is neither black nor an artifact, for good. */
export const terror = instant(
  'Terror',
  '1B',
  does(bury(theTarget), target(both(creature, not(artifact), not({ color: 'B' })))),
);

/** Destroys all green creatures for good. */
export const perish = sorcery('Perish', '2B', does(bury(every(both(creature, { color: 'G' })))));

/** May bring a creature card back to hand from the graveyard as it comes into play. */
export const gravedigger = creatureCard('Gravedigger', '3B', 'Zombie', '2/2', [
  triggered(whenThisComesIntoPlay, returnToHand(theTarget), {
    targets: [inYourGraveyard(creature)],
    may: 'you',
  }),
]);
