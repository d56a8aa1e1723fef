import { deckList, type KnownDeck } from './deck.ts';

/**
 * Two decks in which the cards that proved the shape of the engine come up in games that nobody planned: what one
 * deck does, the other can answer, copy, redirect or prevent.
 */
export const ENCHANTRESS: KnownDeck = {
  name: 'Test: white, green and red',
  main: deckList(`
    2 Humility
    2 Opalescence
    4 Circle of Protection: Red
    1 Deranged Hermit
    2 Emerald Charm
    2 Worldly Tutor
    4 Wild Growth
    2 Benalish Hero
    4 Constant Mists
    4 Llanowar Elves
    1 Cursed Scroll
    2 Weatherseed Treefolk
    2 Hurricane
    1 Scald
    1 Rancor
    2 Quirion Ranger
    10 Forest
    10 Plains
    4 Mountain
  `),
  side: [],
};

/** The other one: what answers, copies and redirects. */
export const TRICKSTER: KnownDeck = {
  name: 'Test: blue, red and black',
  main: deckList(`
    2 Mana Leak
    2 Deflection
    2 Clone
    2 Fork
    2 Magical Hack
    2 Furnace of Rath
    2 Necropotence
    1 Arc Lightning
    3 Mogg Fanatic
    3 Jackal Pup
    4 Fireslinger
    2 Avalanche Riders
    1 Flowstone Flood
    1 Shattering Pulse
    3 Fireblast
    1 Force of Will
    1 Gush
    1 Gloom
    2 Snuff Out
    1 Sphere of Resistance
    1 Ruby Medallion
    7 Island
    8 Mountain
    6 Swamp
  `),
  side: [],
};
