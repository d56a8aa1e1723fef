import { deckList, type KnownDeck } from './deck.ts';

/**
 * Two decks in which the cards that proved the shape of the engine come up in games that nobody planned: what one
 * deck does, the other can answer, copy, redirect or prevent.
 */
export const ENCHANTRESS: KnownDeck = {
  name: 'Test: white, green and red',
  main: deckList(`
    3 Humility
    3 Opalescence
    4 Circle of Protection: Red
    3 Deranged Hermit
    4 Emerald Charm
    4 Worldly Tutor
    4 Wild Growth
    4 Benalish Hero
    3 Constant Mists
    2 Rancor
    2 Shock
    10 Forest
    9 Plains
    5 Mountain
  `),
  side: [],
};

/** The other one: what answers, copies and redirects. */
export const TRICKSTER: KnownDeck = {
  name: 'Test: blue, red and black',
  main: deckList(`
    4 Mana Leak
    3 Deflection
    4 Clone
    3 Fork
    4 Magical Hack
    4 Furnace of Rath
    3 Necropotence
    4 Shock
    3 Mogg Fanatic
    2 Cursed Scroll
    2 Arc Lightning
    9 Island
    8 Mountain
    7 Swamp
  `),
  side: [],
};
