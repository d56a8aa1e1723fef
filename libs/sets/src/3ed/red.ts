import { words } from '@arbiter/cards';

const { spellOnStack, both, either, theTarget, target, instant, does } = words;

/** A red copy of an instant or sorcery, its targets chosen by the player of the Fork. */
export const fork = instant(
  'Fork',
  'RR',
  does(
    { do: 'copySpell', what: theTarget, color: 'R' },
    target(both(spellOnStack, either({ type: 'Instant' }, { type: 'Sorcery' }))),
  ),
);
