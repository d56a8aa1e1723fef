import { words } from '@arbiter/cards';

const { keyword, creatureCard } = words;

/** Banding. */
export const benalishHero = creatureCard('Benalish Hero', 'W', 'Hero', '1/1', [keyword('banding')]);
