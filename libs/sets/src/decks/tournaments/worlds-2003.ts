import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 2003. */
export const WORLDS_2003: readonly TournamentDeck[] = [
  {
    name: 'White-Blue-Green Wake',
    player: 'Daniel Zink',
    event: 'World Championships 2003 (Berlin)',
    day: '2003-08-06',
    main: deckList(`
      1 Mirari
      3 Compulsion
      3 Mirari's Wake
      1 Circular Logic
      3 Cunning Wish
      4 Mana Leak
      3 Moment's Peace
      3 Renewed Faith
      2 Vengeful Dreams
      2 Decree of Justice
      4 Deep Analysis
      4 Wrath of God
      2 Elfhame Palace
      2 Flooded Strand
      4 Forest
      7 Island
      4 Krosan Verge
      4 Plains
      4 Skycloud Expanse
    `),
    side: deckList(`
      3 Anurid Brushhopper
      1 Circular Logic
      2 Exalted Angel
      1 Hunting Pack
      1 Krosan Reclamation
      1 Ray of Distortion
      3 Ray of Revelation
      1 Renewed Faith
      1 Vengeful Dreams
      1 Wing Shards
    `),
  },
  {
    name: 'Blue-Green Madness',
    player: 'Dave Humpherys',
    event: 'World Championships 2003 (Berlin)',
    day: '2003-08-06',
    main: deckList(`
      4 Aquamoeba
      3 Arrogant Wurm
      4 Basking Rootwalla
      4 Wild Mongrel
      3 Wonder
      4 Circular Logic
      1 Krosan Reclamation
      1 Ray of Revelation
      3 Unsummon
      4 Careful Study
      2 Deep Analysis
      2 Quiet Speculation
      3 Roar of the Wurm
      1 Centaur Garden
      2 City of Brass
      8 Forest
      11 Island
    `),
    side: deckList(`
      1 Deep Analysis
      2 Envelop
      1 Krosan Reclamation
      2 Mana Leak
      2 Nantuko Vigilante
      2 Phantom Centaur
      1 Ray of Revelation
      2 Stupefying Touch
      1 Unsummon
      1 Wonder
    `),
  },
  {
    name: 'Reanimator',
    player: 'Peer Kröger',
    event: 'World Championships 2003 (Berlin)',
    day: '2003-08-06',
    main: deckList(`
      1 Anger
      1 Arcanis the Omnipotent
      4 Doomed Necromancer
      1 Phantom Nishoba
      1 Symbiotic Wurm
      1 Undead Gladiator
      1 Visara the Dreadful
      3 Entomb
      2 Smother
      3 Buried Alive
      4 Burning Wish
      1 Cabal Therapy
      1 Chainer's Edict
      3 Innocent Blood
      1 Recoup
      3 Stitch Together
      4 Zombify
      4 Barren Moor
      4 Bloodstained Mire
      6 Mountain
      2 Shadowblood Ridge
      9 Swamp
    `),
    side: deckList(`
      1 Buried Alive
      3 Cabal Therapy
      1 Decompose
      1 Demolish
      1 Guiltfeeder
      1 Haunting Echoes
      1 Last Rites
      1 Patriarch's Bidding
      1 Pyroclasm
      1 Recoup
      1 Sickening Dreams
      1 Soul Feast
      1 Stitch Together
    `),
  },
  {
    name: 'Goblin Bidding',
    player: 'Wolfgang Eder',
    event: 'World Championships 2003 (Berlin)',
    day: '2003-08-06',
    main: deckList(`
      3 Gempalm Incinerator
      1 Goblin Grappler
      4 Goblin Piledriver
      2 Goblin Sharpshooter
      4 Goblin Sledder
      3 Goblin Taskmaster
      4 Goblin Warchief
      4 Siege-Gang Commander
      3 Skirk Prospector
      4 Sparksmith
      3 Smother
      3 Patriarch's Bidding
      4 Bloodstained Mire
      1 City of Brass
      10 Mountain
      3 Shadowblood Ridge
      4 Swamp
    `),
    side: deckList(`
      2 Cabal Therapy
      2 Dark Banishing
      2 Flaring Pain
      1 Smother
      4 Starstorm
      4 Sulfuric Vortex
    `),
  },
];
