import { words } from '@arbiter/cards';

const {
  permanent,
  spellOnStack,
  either,
  theTarget,
  target,
  instant,
  does,
  always,
  artifact,
  localEnchantment,
} = words;

/** One basic land type in a text is read as another; both are chosen on resolution. */
export const magicalHack = instant(
  'Magical Hack',
  'U',
  does({ do: 'changeLandWord', what: theTarget }, target(either(spellOnStack, permanent))),
);

/** Control of the enchanted artifact. */
export const stealArtifact = localEnchantment('Steal Artifact', '2UU', artifact, [
  always({ controls: 'enchanted' }),
]);

/** One color word in a text is read as another; both are chosen on resolution. */
export const sleightOfMind = instant(
  'Sleight of Mind',
  'U',
  does({ do: 'changeColorWord', what: theTarget }, target(either(spellOnStack, permanent))),
);
