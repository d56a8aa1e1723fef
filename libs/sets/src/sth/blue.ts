import { words } from '@arbiter/cards';

const { spellOnStack, theTarget, controllerOf, target, unless, instant, does } = words;

/** Counters a spell unless its controller pays three. */
export const manaLeak = instant(
  'Mana Leak',
  '1U',
  does(
    unless(controllerOf(theTarget), { mana: '3' }, { do: 'counter', what: theTarget }),
    target(spellOnStack),
  ),
);
