import { words } from '@arbiter/cards';

const { activated, artifactCard, creature, target, theTarget } = words;

/** Puts a +1/+1 counter on a creature. */
export const dragonBlood = artifactCard('Dragon Blood', '3', [
  activated(
    { mana: '3', tap: true },
    { do: 'putCounters', what: theTarget, counter: '+1/+1', amount: 1 },
    [target(creature)],
  ),
]);
