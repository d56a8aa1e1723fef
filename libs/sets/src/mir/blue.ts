import { words } from '@arbiter/cards';

const { artifact, creature, does, either, instant, land, target, theTarget } = words;

/** An artifact, creature or land phases out. */
export const realityRipple = instant(
  'Reality Ripple',
  '1U',
  does({ do: 'phaseOut', what: theTarget }, target(either(artifact, creature, land))),
);
