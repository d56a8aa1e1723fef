import { words } from '@arbiter/cards';

const { spellOnStack, both, theTarget, target, instant, does } = words;

/** A spell with a single target gets a new one. */
export const deflection = instant(
  'Deflection',
  '3U',
  does({ do: 'changeTarget', of: theTarget }, target(both(spellOnStack, { is: 'single target' }))),
);
