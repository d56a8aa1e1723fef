import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 2000. */
export const WORLDS_2000: readonly TournamentDeck[] = [
  {
    name: 'Angry Non-Hermit',
    player: 'Janosch Kühn',
    event: 'World Championships 2000 (Brussels)',
    day: '2000-08-02',
    main: deckList(`
      4 Avalanche Riders
      4 Birds of Paradise
      4 Blastoderm
      4 Llanowar Elves
      2 Masticore
      2 Priest of Titania
      4 Arc Lightning
      1 Creeping Mold
      4 Plow Under
      4 Stone Rain
      2 Saproling Burst
      1 Phyrexian Processor
      2 Dust Bowl
      10 Forest
      4 Karplusan Forest
      4 Mountain
      4 Rishadan Port
    `),
    side: deckList(`
      4 Boil
      1 Creeping Mold
      2 Flameshot
      1 Masticore
      1 Phyrexian Processor
      2 Rack and Ruin
      1 Splinter
      3 Uktabi Orangutan
    `),
  },
  {
    name: 'Mono-Blue Tinker',
    player: 'Jon Finkel',
    event: 'World Championships 2000 (Brussels)',
    day: '2000-08-02',
    main: deckList(`
      4 Masticore
      4 Metalworker
      1 Phyrexian Colossus
      1 Crumbling Sanctuary
      4 Grim Monolith
      1 Mishra's Helix
      4 Phyrexian Processor
      4 Tangle Wire
      4 Thran Dynamo
      4 Voltaic Key
      4 Tinker
      4 Brainstorm
      4 Crystal Vein
      9 Island
      4 Rishadan Port
      4 Saprazzan Skerry
    `),
    side: deckList(`
      4 Annul
      4 Chill
      4 Miscalculation
      1 Mishra's Helix
      2 Rising Waters
    `),
  },
  {
    name: 'Chimera',
    player: 'Nicolas Labarre',
    event: 'World Championships 2000 (Brussels)',
    day: '2000-08-02',
    main: deckList(`
      4 Academy Rector
      4 Birds of Paradise
      4 Llanowar Elves
      4 Priest of Titania
      1 Serra Avatar
      4 Ashnod's Altar
      1 Snake Basket
      1 Whetstone
      4 Enlightened Tutor
      1 Confiscate
      4 Fecundity
      1 Pattern of Rebirth
      4 Saproling Cluster
      1 Yawgmoth's Bargain
      1 Yawgmoth's Will
      4 Brushland
      3 City of Brass
      8 Forest
      2 High Market
      2 Phyrexian Tower
      2 Thran Quarry
    `),
    side: deckList(`
      1 Absolute Law
      3 Armageddon
      1 Aura Fracture
      1 Blaze
      1 Defense Grid
      1 Energy Flux
      1 Heart of Ramos
      1 Light of Day
      1 Meekstone
      1 Parallax Wave
      1 Phyrexian Processor
      1 Seal of Cleansing
      1 Worship
    `),
  },
  {
    name: 'Replenish',
    player: 'Tom van de Logt',
    event: 'World Championships 2000 (Brussels)',
    day: '2000-08-02',
    main: deckList(`
      4 Attunement
      1 Energy Field
      4 Opalescence
      3 Parallax Tide
      4 Parallax Wave
      1 Seal of Cleansing
      1 Seal of Removal
      3 Counterspell
      3 Enlightened Tutor
      4 Frantic Search
      1 Mystical Tutor
      4 Replenish
      1 Wrath of God
      1 Sky Diamond
      9 Island
      8 Plains
      4 Rishadan Port
      4 Adarkar Wastes
    `),
    side: deckList(`
      1 Chill
      1 Circle of Protection: Black
      1 Cursed Totem
      2 Daze
      3 Erase
      2 Lilting Refrain
      1 Seal of Cleansing
      2 Submerge
      2 Wrath of God
    `),
  },
];
