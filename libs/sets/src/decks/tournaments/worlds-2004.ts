import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 2004. */
export const WORLDS_2004: readonly TournamentDeck[] = [
  {
    name: 'Affinity',
    player: 'Aeo Paquette',
    event: 'World Championships 2004 (San Francisco)',
    day: '2004-09-01',
    main: deckList(`
      4 Arcbound Ravager
      4 Arcbound Worker
      4 Chrome Mox
      4 Cranial Plating
      4 Frogmite
      4 Ornithopter
      4 Welding Jar
      4 Disciple of the Vault
      2 Somber Hoverguard
      4 Shrapnel Blast
      4 Thoughtcast
      3 Blinkmoth Nexus
      4 Great Furnace
      3 Glimmervoid
      4 Seat of the Synod
      4 Vault of Whispers
    `),
    side: deckList(`
      4 Furnace Dragon
      4 Seething Song
      3 Serum Visions
      4 Annul
    `),
  },
  {
    name: 'Blue-White Anti-Affinity Control',
    player: 'Gabriel Nassif',
    event: 'World Championships 2004 (San Francisco)',
    day: '2004-09-01',
    main: deckList(`
      3 Wayfarer's Bauble
      2 Eternal Dragon
      3 Exalted Angel
      3 Annul
      3 Condescend
      4 Mana Leak
      3 Rewind
      4 Thirst for Knowledge
      2 Akroma's Vengeance
      4 Decree of Justice
      4 Wrath of God
      4 Cloudpost
      4 Flooded Strand
      7 Island
      7 Plains
      3 Temple of the False God
    `),
    side: deckList(`
      4 Purge
      3 Pacifism
      2 Relic Barrier
      3 Scrabbling Claws
      3 Stifle
    `),
  },
  {
    name: 'Green-White Astral Slide',
    player: 'Julien Nuijten',
    event: 'World Championships 2004 (San Francisco)',
    day: '2004-09-01',
    main: deckList(`
      4 Viridian Shaman
      4 Eternal Witness
      4 Eternal Dragon
      4 Astral Slide
      4 Renewed Faith
      2 Wing Shards
      2 Akroma's Vengeance
      2 Decree of Justice
      1 Plow Under
      4 Rampant Growth
      4 Wrath of God
      7 Forest
      6 Plains
      4 Secluded Steppe
      4 Tranquil Thicket
      4 Windswept Heath
    `),
    side: deckList(`
      4 Oxidize
      2 Rude Awakening
      3 Scrabbling Claws
      3 Circle of Protection: Red
      3 Plow Under
    `),
  },
  {
    name: 'Myr Incubator Combo',
    player: 'Manuel Bevand',
    event: 'World Championships 2004 (San Francisco)',
    day: '2004-09-01',
    main: deckList(`
      4 Chrome Mox
      1 Goblin Charbelcher
      4 Krark-Clan Ironworks
      4 Myr Incubator
      4 Pentad Prism
      3 Talisman of Dominance
      3 Talisman of Progress
      4 Condescend
      3 Thirst for Knowledge
      3 Fabricate
      1 Fireball
      3 Serum Visions
      4 Thoughtcast
      2 Ancient Den
      4 Darksteel Citadel
      4 Great Furnace
      4 Seat of the Synod
      3 Tree of Tales
      2 Vault of Whispers
    `),
    side: deckList(`
      4 Mana Leak
      4 Furnace Dragon
      4 Seething Song
      3 Pyroclasm
    `),
  },
];
