import { deckList, type KnownDeck } from './deck.ts';

/**
 * Decks in which what is rare comes up in games that nobody planned. These two hold the cards that proved the shape of
 * the engine: what one deck does, the other can answer, copy, redirect or prevent.
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

/** Of the second pair: life, shields, what goes to another, what comes back, and a second attack. */
export const HEALER: KnownDeck = {
  name: 'Test: white, black and red',
  main: deckList(`
    4 Healing Salve
    3 Dazzling Beauty
    3 Pariah
    3 Forsaken Wastes
    2 Engineered Plague
    4 Gravedigger
    3 Relentless Assault
    4 Benalish Hero
    4 Mogg Fanatic
    2 Pit Scorpion
    1 Terror
    1 Dragon Blood
    7 Plains
    9 Swamp
    6 Mountain
    2 Ancient Tomb
    2 Reflecting Pool
  `),
  side: [],
};

/** The other one: turns more and fewer, what phases, what is moved, and words that change. */
export const TRAVELLER: KnownDeck = {
  name: 'Test: blue and green',
  main: deckList(`
    3 Time Warp
    2 Meditate
    3 Breezekeeper
    3 Reality Ripple
    3 Enchantment Alteration
    4 Sleight of Mind
    4 Plow Under
    4 Llanowar Elves
    3 Rancor
    3 Emerald Charm
    2 Brainstorm
    1 Dragon Blood
    10 Island
    9 Forest
    4 Wasteland
    2 Reflecting Pool
  `),
  side: [],
};
