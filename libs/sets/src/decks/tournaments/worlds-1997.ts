import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 1997. */
export const WORLDS_1997: readonly TournamentDeck[] = [
  {
    name: 'Prismatic Black Aggro',
    player: 'Jakub Šlemr',
    event: 'World Championships 1997 (Seattle)',
    day: '1997-08-13',
    main: deckList(`
      4 Black Knight
      4 Fallen Askari
      4 Knight of Stromgald
      4 Man-o'-War
      1 Necratog
      4 Nekrataal
      2 Shadow Guildmage
      2 Uktabi Orangutan
      4 Contagion
      4 Incinerate
      4 Choking Sands
      2 Earthquake
      3 City of Brass
      3 Gemstone Mine
      2 Sulfurous Springs
      10 Swamp
      1 Underground River
      3 Undiscovered Paradise
    `),
    side: deckList(`
      2 Disenchant
      2 Dystopia
      2 Ebony Charm
      1 Exile
      2 Forsaken Wastes
      1 Honorable Passage
      2 Hydroblast
      3 Pyroblast
    `),
  },
  {
    name: 'Red-White-Blue Speed Control',
    player: 'Janosch Kühn',
    event: 'World Championships 1997 (Seattle)',
    day: '1997-08-13',
    main: deckList(`
      4 Frenetic Efreet
      4 Wildfire Emissary
      3 Abeyance
      4 Counterspell
      2 Disenchant
      4 Force of Will
      4 Impulse
      4 Incinerate
      4 Swords to Plowshares
      2 Disintegrate
      2 Hammer of Bogardan
      1 Pillage
      1 City of Brass
      6 Island
      6 Mountain
      4 Plains
      4 Thawing Glaciers
      1 Undiscovered Paradise
    `),
    side: deckList(`
      2 Circle of Protection: Black
      3 Circle of Protection: Red
      2 Disenchant
      2 Earthquake
      1 Kjeldoran Outpost
      2 Political Trickery
      3 Pyroblast
    `),
  },
  {
    name: 'Red-Blue Aggro Control',
    player: 'Paul McCabe',
    event: 'World Championships 1997 (Seattle)',
    day: '1997-08-13',
    main: deckList(`
      4 Cloud Elemental
      4 Man-o'-War
      4 Ophidian
      3 Suq'Ata Lancer
      1 Wildfire Emissary
      2 Frenetic Efreet
      2 Abduction
      2 Disrupt
      4 Counterspell
      4 Force of Will
      4 Incinerate
      2 Pyrokinesis
      1 Disintegrate
      3 Mind Stone
      10 Island
      6 Mountain
      2 City of Brass
      2 Undiscovered Paradise
    `),
    side: deckList(`
      1 Phyrexian Furnace
      1 Nevinyrral's Disk
      1 Serrated Arrows
      4 Knight of the Mists
      1 Hydroblast
      1 Dissipate
      2 Pyroblast
      3 Pillage
      1 Pyrokinesis
    `),
  },
  {
    name: 'Green Stompy',
    player: 'Svend Geertsen',
    event: 'World Championships 1997 (Seattle)',
    day: '1997-08-13',
    main: deckList(`
      4 Fyndhorn Elves
      4 Ghazbán Ogre
      4 Rogue Elephant
      4 Quirion Ranger
      3 Harvest Wurm
      4 Spectral Bears
      2 Whirling Dervish
      2 Uktabi Orangutan
      2 Jolrael's Centaur
      3 Lhurgoyf
      4 Giant Growth
      2 Bounty of the Hunt
      4 Winter Orb
      16 Forest
      2 Heart of Yavimaya
    `),
    side: deckList(`
      2 River Boa
      2 Whirling Dervish
      1 Uktabi Orangutan
      2 Crumble
      4 Emerald Charm
      3 City of Solitude
      1 Bounty of the Hunt
    `),
  },
];
