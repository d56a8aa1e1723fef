import { deckList, type TournamentDeck } from '../deck.ts';
import { SPED_RED } from '../sped-red.ts';
import { STOMPY } from '../stompy.ts';

/** World Championships 1999. */
export const WORLDS_1999: readonly TournamentDeck[] = [
  {
    name: 'Mono-Black Control',
    player: 'Jakub Šlemr',
    event: 'World Championships 1999 (Yokohama)',
    day: '1999-08-04',
    main: deckList(`
      1 Bottle Gnomes
      1 Phyrexian Negator
      3 Phyrexian Plaguelord
      3 Ravenous Rats
      2 Ticking Gnomes
      3 Cursed Scroll
      4 Powder Keg
      2 Corpse Dance
      4 Dark Ritual
      4 Diabolic Edict
      1 Rapid Decay
      1 Vampiric Tutor
      4 Duress
      2 Stupor
      3 Yawgmoth's Will
      2 Spawning Pool
      15 Swamp
      1 Volrath's Stronghold
      4 Wasteland
    `),
    side: deckList(`
      1 Bottle Gnomes
      2 Carrion Beetles
      1 Evincar's Justice
      1 Hatred
      2 Perish
      1 Persecute
      2 Phyrexian Negator
      3 Rapid Decay
      1 Sphere of Resistance
      1 Stromgald Cabal
    `),
  },
  {
    name: 'Red-Artifact Wildfire',
    player: 'Kai Budde',
    event: 'World Championships 1999 (Yokohama)',
    day: '1999-08-04',
    main: deckList(`
      4 Covetous Dragon
      1 Karn, Silver Golem
      3 Masticore
      4 Cursed Scroll
      4 Fire Diamond
      4 Grim Monolith
      2 Mishra's Helix
      4 Temporal Aperture
      4 Thran Dynamo
      4 Voltaic Key
      2 Worn Powerstone
      4 Wildfire
      3 Ancient Tomb
      4 City of Traitors
      13 Mountain
    `),
    side: deckList(`
      2 Boil
      3 Earthquake
      1 Mishra's Helix
      1 Phyrexian Processor
      2 Rack and Ruin
      2 Shattering Pulse
      4 Spellshock
    `),
  },
  SPED_RED,
  STOMPY,
];
