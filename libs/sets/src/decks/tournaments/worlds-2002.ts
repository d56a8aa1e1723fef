import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 2002. */
export const WORLDS_2002: readonly TournamentDeck[] = [
  {
    name: 'Red Zone 2K2',
    player: 'Brian Kibler',
    event: 'World Championships 2002 (Sydney)',
    day: '2002-08-14',
    main: deckList(`
      4 Anurid Brushhopper
      4 Birds of Paradise
      4 Flametongue Kavu
      3 Glory
      3 Llanowar Elves
      4 Phantom Centaur
      4 Wild Mongrel
      4 Call of the Herd
      3 Fire // Ice
      2 Wax // Wane
      3 Living Wish
      7 Forest
      4 Brushland
      2 City of Brass
      4 Karplusan Forest
      2 Mountain
      3 Plains
    `),
    side: deckList(`
      1 City of Brass
      1 Genesis
      2 Global Ruin
      1 Glory
      1 Intrepid Hero
      1 Phantom Nishoba
      3 Reprisal
      2 Simoon
      1 Sylvan Safekeeper
      1 Thornscape Battlemage
      1 Thunderscape Battlemage
    `),
  },
  {
    name: 'Psychatog',
    player: 'Carlos Romão',
    event: 'World Championships 2002 (Sydney)',
    day: '2002-08-14',
    main: deckList(`
      4 Nightscape Familiar
      4 Psychatog
      3 Circular Logic
      4 Counterspell
      3 Cunning Wish
      3 Fact or Fiction
      3 Memory Lapse
      4 Repulse
      3 Chainer's Edict
      3 Deep Analysis
      2 Upheaval
      10 Island
      2 Cephalid Coliseum
      1 Darkwater Catacombs
      4 Salt Marsh
      3 Swamp
      4 Underground River
    `),
    side: deckList(`
      1 Coffin Purge
      4 Duress
      1 Fact or Fiction
      1 Gainsay
      3 Ghastly Demise
      1 Hibernation
      1 Mana Short
      1 Recoil
      1 Slay
      1 Teferi's Response
    `),
  },
  {
    name: 'Le Wonder Goose',
    player: 'Raphael Levy',
    event: 'World Championships 2002 (Sydney)',
    day: '2002-08-14',
    main: deckList(`
      2 Genesis
      4 Nimble Mongoose
      3 Seton's Scout
      4 Werebear
      4 Wild Mongrel
      4 Wonder
      4 Mental Note
      1 Rushing River
      4 Breakthrough
      4 Careful Study
      4 Roar of the Wurm
      8 Forest
      10 Island
      4 Yavimaya Coast
    `),
    side: deckList(`
      4 Compost
      3 Disrupt
      3 Phantom Centaur
      2 Ray of Revelation
      2 Repulse
      1 Rushing River
    `),
  },
  {
    name: 'Squirrel Opposition',
    player: 'Sim Han How',
    event: 'World Championships 2002 (Sydney)',
    day: '2002-08-14',
    main: deckList(`
      4 Birds of Paradise
      3 Flametongue Kavu
      3 Llanowar Elves
      4 Merfolk Looter
      3 Phantom Centaur
      4 Wild Mongrel
      4 Opposition
      3 Squirrel Nest
      4 Circular Logic
      3 Fire // Ice
      3 Deep Analysis
      8 Forest
      5 Island
      3 Karplusan Forest
      2 Shivan Reef
      4 Yavimaya Coast
    `),
    side: deckList(`
      1 Flametongue Kavu
      3 Gainsay
      3 Quiet Speculation
      2 Ray of Revelation
      4 Roar of the Wurm
      2 Simoon
    `),
  },
];
