import { words } from '@arbiter/cards';

const { permanent, spellOnStack, either, theTarget, target, instant, does } = words;

/** One basic land type in a text is read as another; both are chosen on resolution. */
export const magicalHack = instant(
  'Magical Hack',
  'U',
  does({ do: 'changeLandWord', what: theTarget }, target(either(spellOnStack, permanent))),
);
