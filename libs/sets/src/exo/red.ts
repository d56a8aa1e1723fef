import { words } from '@arbiter/cards';

const { artifact, land, theTarget, target, destroy, instant, sorcery, does } = words;

/** Destroys a land; buyback for 3 life and a card at random. */
export const flowstoneFlood = sorcery(
  'Flowstone Flood',
  '3R',
  does(destroy(theTarget), target(land)),
  { buyback: { life: 3, discard: 'random' } },
);

/** Destroys an artifact; buyback for three mana. */
export const shatteringPulse = instant(
  'Shattering Pulse',
  '1R',
  does(destroy(theTarget), target(artifact)),
  { buyback: { mana: '3' } },
);
