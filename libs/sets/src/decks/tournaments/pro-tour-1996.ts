import { deckList, type TournamentDeck } from '../deck.ts';

/** Pro Tour New York 1996. */
export const PRO_TOUR_1996: readonly TournamentDeck[] = [
  {
    name: 'Bertrand Lestree',
    player: 'Bertrand Lestree',
    event: 'Pro Tour New York 1996',
    day: '1996-02-17',
    main: deckList(`
      4 Brushland
      1 Havenwood Battleground
      6 Forest
      6 Plains
      1 Ruins of Trokair
      4 Strip Mine
      2 Fellwar Stone
      2 Icy Manipulator
      1 Ivory Tower
      1 Zuran Orb
      2 Order of Leitbur
      1 Serra Angel
      1 Autumn Willow
      4 Erhnam Djinn
      2 Fyndhorn Elves
      2 Llanowar Elves
      2 Spectral Bears
      3 Armageddon
      1 Balance
      4 Disenchant
      2 Land Tax
      4 Swords to Plowshares
      2 Wrath of God
      2 Sylvan Library
    `),
    side: deckList(`
      1 Black Vise
      2 Abbey Gargoyles
      2 Divine Offering
      2 Circle of Protection: Green
      2 Circle of Protection: Red
      2 Karma
      1 Order of Leitbur
      1 Wrath of God
      2 Whirling Dervish
    `),
  },
  {
    name: 'Eric Tam',
    player: 'Eric Tam',
    event: 'Pro Tour New York 1996',
    day: '1996-02-17',
    main: deckList(`
      4 Brushland
      2 City of Brass
      4 Karplusan Forest
      2 Mishra's Factory
      4 Mountain
      4 Plains
      3 Fellwar Stone
      3 Icy Manipulator
      1 Jayemdae Tome
      1 Zuran Orb
      1 Blinking Spirit
      1 Serra Angel
      1 Orgg
      1 Autumn Willow
      3 Birds of Paradise
      4 Erhnam Djinn
      2 Stormbind
      1 Balance
      4 Disenchant
      1 Icatian Town
      1 Land Tax
      3 Swords to Plowshares
      2 Wrath of God
      1 Zur's Weirding
      1 Earthquake
      2 Fireball
      2 Incinerate
      1 Lightning Bolt
    `),
    side: deckList(`
      1 Apocalypse Chime
      1 Disrupting Scepter
      2 Nevinyrral's Disk
      1 Ring of Renewal
      1 Serrated Arrows
      1 Circle of Protection: Red
      1 Divine Offering
      1 Energy Storm
      1 Icatian Town
      1 Reverse Damage
      1 Swords to Plowshares
      1 An-Zerrin Ruins
      1 Dwarven Catapult
      1 Autumn Willow
    `),
  },
  {
    name: 'George Baxter',
    player: 'George Baxter',
    event: 'Pro Tour New York 1996',
    day: '1996-02-17',
    main: deckList(`
      3 City of Brass
      3 Karplusan Forest
      1 Lava Tubes
      2 Mishra's Factory
      2 Sulfurous Springs
      12 Swamp
      2 Barbed Sextant
      1 Zuran Orb
      4 Hypnotic Specter
      1 Ihsan's Shade
      4 Knight of Stromgald
      4 Order of the Ebon Hand
      2 Sengir Vampire
      4 Erhnam Djinn
      4 Dark Ritual
      4 Hymn to Tourach
      3 Fireball
      4 Lightning Bolt
    `),
    side: deckList(`
      2 Nevinyrral's Disk
      2 Serrated Arrows
      2 Dark Banishing
      2 Ihsan's Shade
      3 Red Elemental Blast
      2 Shatter
      2 Tranquility
    `),
  },
  {
    name: 'Leon Lindback',
    player: 'Leon Lindback',
    event: 'Pro Tour New York 1996',
    day: '1996-02-17',
    main: deckList(`
      2 Ebon Stronghold
      4 Strip Mine
      17 Swamp
      1 Ivory Tower
      1 Jalum Tome
      2 Nevinyrral's Disk
      2 Serrated Arrows
      1 Zuran Orb
      4 Hypnotic Specter
      3 Knight of Stromgald
      4 Order of the Ebon Hand
      1 Dance of the Dead
      1 Dark Banishing
      4 Dark Ritual
      4 Drain Life
      4 Hymn to Tourach
      4 Necropotence
      1 Soul Burn
    `),
    side: deckList(`
      1 City of Brass
      1 Safe Haven
      1 Apocalypse Chime
      1 Feldon's Cane
      1 Jalum Tome
      1 Meekstone
      2 Nevinyrral's Disk
      3 The Rack
      1 Serrated Arrows
      1 Ashes to Ashes
      1 Stromgald Cabal
      1 Torture
    `),
  },
  {
    name: 'Mark Justice',
    player: 'Mark Justice',
    event: 'Pro Tour New York 1996',
    day: '1996-02-17',
    main: deckList(`
      2 City of Brass
      4 Dwarven Ruins
      1 Havenwood Battleground
      4 Karplusan Forest
      4 Mishra's Factory
      3 Mountain
      3 Plains
      1 Black Vise
      1 Elkin Bottle
      1 Feldon's Cane
      3 Fellwar Stone
      4 Howling Mine
      4 Icy Manipulator
      1 Ivory Tower
      1 Jester's Cap
      3 Winter Orb
      1 Zuran Orb
      2 Stormbind
      1 Balance
      3 Swords to Plowshares
      1 Detonate
      1 Earthquake
      3 Fireball
      2 Incinerate
      4 Lightning Bolt
      2 Shatter
    `),
    side: deckList(`
      2 Fountain of Youth
      3 Serrated Arrows
      2 Anarchy
      1 Detonate
      2 Eron the Relentless
      3 Pyroblast
      2 Shatter
    `),
  },
  {
    name: 'Michael Loconto',
    player: 'Michael Loconto',
    event: 'Pro Tour New York 1996',
    day: '1996-02-17',
    main: deckList(`
      4 Adarkar Wastes
      4 Island
      4 Mishra's Factory
      7 Plains
      1 Ruins of Trokair
      1 Strip Mine
      2 Svyelunite Temple
      1 Wizards' School
      1 Feldon's Cane
      2 Fountain of Youth
      2 Icy Manipulator
      1 Ivory Tower
      1 Jayemdae Tome
      3 Millstone
      1 Zuran Orb
      2 Blinking Spirit
      1 Balance
      4 Disenchant
      2 Hallowed Ground
      2 Land Tax
      4 Swords to Plowshares
      4 Wrath of God
      2 Control Magic
      4 Counterspell
      1 Deflection
      1 Recall
    `),
    side: deckList(`
      2 Aeolipile
      1 Jester's Cap
      2 Serrated Arrows
      2 Circle of Protection: Red
      1 Divine Offering
      1 Control Magic
      2 Hydroblast
      2 Sea Sprite
      2 Steal Artifact
    `),
  },
  {
    name: 'Preston Poulter',
    player: 'Preston Poulter',
    event: 'Pro Tour New York 1996',
    day: '1996-02-17',
    main: deckList(`
      4 Brushland
      4 Forest
      2 Havenwood Battleground
      4 Mishra's Factory
      8 Plains
      1 Ruins of Trokair
      2 Strip Mine
      2 Aeolipile
      2 Fellwar Stone
      2 Icy Manipulator
      1 Nevinyrral's Disk
      1 Zuran Orb
      2 Autumn Willow
      3 Elvish Archers
      4 Erhnam Djinn
      1 Spectral Bears
      2 Armageddon
      1 Balance
      3 Disenchant
      3 Land Tax
      4 Swords to Plowshares
      1 Wrath of God
      2 Hurricane
      1 Sylvan Library
    `),
    side: deckList(`
      1 Fellwar Stone
      1 Ivory Tower
      1 Serrated Arrows
      1 Armageddon
      1 Disenchant
      2 Divine Offering
      2 Karma
      1 Land Tax
      2 Reverse Damage
      1 Autumn Willow
      2 Essence Filter
    `),
  },
  {
    name: 'Shawn Hammer Regnier',
    player: 'Shawn Hammer Regnier',
    event: 'Pro Tour New York 1996',
    day: '1996-02-17',
    main: deckList(`
      4 Adarkar Wastes
      1 City of Brass
      4 Island
      3 Mishra's Factory
      6 Plains
      1 Ruins of Trokair
      4 Svyelunite Temple
      3 Icy Manipulator
      1 Ivory Tower
      3 Millstone
      1 Zuran Orb
      1 Balance
      4 Disenchant
      3 Land Tax
      4 Swords to Plowshares
      4 Wrath of God
      4 Counterspell
      4 Power Sink
      1 Recall
      4 Spell Blast
    `),
    side: deckList(`
      1 Feldon's Cane
      1 Fountain of Youth
      1 Abbey Gargoyles
      1 Arenson's Aura
      2 Circle of Protection: Black
      2 Circle of Protection: Red
      1 Divine Offering
      1 Truce
      2 Memory Lapse
      1 Sea Sprite
      2 Steal Artifact
    `),
  },
];
