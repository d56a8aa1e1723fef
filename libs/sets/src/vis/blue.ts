import { words } from '@arbiter/cards';

const { creatureCard, keyword } = words;

/** Flies; phases. */
export const breezekeeper = creatureCard('Breezekeeper', '3U', 'Djinn', '4/4', [
  keyword('flying'),
  keyword('phasing'),
]);
