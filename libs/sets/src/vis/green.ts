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
} = words;

/** Untaps a permanent, destroys a global enchantment, or takes flying. */
export const emeraldCharm = instant('Emerald Charm', 'G', [
  does({ do: 'untap', what: theTarget }, target(permanent)),
  does(destroy(theTarget), target(globalEnchantment)),
  does(untilEndOfTurn(theTarget, { loses: ['flying'] }), target(creature)),
]);
