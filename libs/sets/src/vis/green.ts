import { words } from '@arbiter/cards';

const {
  creature,
  permanent,
  globalEnchantment,
  theTarget,
  target,
  destroy,
  untilEndOfTurn,
  instant,
  does,
  land,
  both,
  activated,
  creatureCard,
} = words;

/** Untaps a permanent, destroys a global enchantment, or takes flying. */
export const emeraldCharm = instant('Emerald Charm', 'G', [
  does({ do: 'untap', what: theTarget }, target(permanent)),
  does(destroy(theTarget), target(globalEnchantment)),
  does(untilEndOfTurn(theTarget, { loses: ['flying'] }), target(creature)),
]);

/** Once each turn a Forest returned to hand untaps a creature. */
export const quirionRanger = creatureCard('Quirion Ranger', 'G', 'Elf', '1/1', [
  activated(
    { picks: [{ pay: 'return', what: both(land, { subtype: 'Forest' }) }] },
    { do: 'untap', what: theTarget },
    [target(creature)],
    { timesEachTurn: 1 },
  ),
]);
