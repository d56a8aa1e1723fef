import { words } from '@arbiter/cards';

const { spellOnStack, both, theTarget, target, instant, does, creatureCard, keyword } = words;

/** A spell with a single target gets a new one. */
export const deflection = instant(
  'Deflection',
  '3U',
  does({ do: 'changeTarget', of: theTarget }, target(both(spellOnStack, { is: 'single target' }))),
);

/** Counters a spell whose converted mana cost is X. */
export const spellBlast = instant(
  'Spell Blast',
  'XU',
  does(
    { do: 'counter', what: theTarget },
    target(both(spellOnStack, { manaValue: { equals: 'X' } })),
  ),
);

/** Flies. */
export const airElemental = creatureCard('Air Elemental', '3UU', 'Elemental', '4/4', [
  keyword('flying'),
]);
