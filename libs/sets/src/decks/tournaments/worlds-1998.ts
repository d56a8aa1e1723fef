import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 1998. */
export const WORLDS_1998: readonly TournamentDeck[] = [
  {
    name: 'Sligh',
    player: 'Ben Rubin',
    event: 'World Championships 1998 (Seattle)',
    day: '1998-08-12',
    main: deckList(`
      4 Ball Lightning
      2 Goblin Vandal
      4 Ironclaw Orcs
      4 Jackal Pup
      4 Mogg Fanatic
      2 Mogg Flunkies
      1 Viashino Sandstalker
      4 Fireblast
      2 Hammer of Bogardan
      4 Incinerate
      4 Shock
      4 Cursed Scroll
      17 Mountain
      4 Wasteland
    `),
    side: deckList(`
      3 Bottle Gnomes
      2 Dwarven Miner
      2 Dwarven Thaumaturgist
      1 Final Fortune
      1 Firestorm
      4 Pyroblast
      2 Shattering Pulse
    `),
  },
  {
    name: 'White Weenie 1998',
    player: 'Brian Hacker',
    event: 'World Championships 1998 (Seattle)',
    day: '1998-08-12',
    main: deckList(`
      3 Nomads en-Kor
      3 Paladin en-Vec
      4 Soltari Monk
      4 Soltari Priest
      1 Soltari Visionary
      4 Soul Warden
      4 Warrior en-Kor
      4 White Knight
      1 Aura of Silence
      4 Empyrial Armor
      4 Cataclysm
      3 Disenchant
      4 Tithe
      17 Plains
    `),
    side: deckList(`
      3 Abeyance
      2 Armageddon
      3 Aura of Silence
      3 Cursed Scroll
      1 Disenchant
      3 Spirit Link
    `),
  },
  {
    name: 'Cali Nightmare',
    player: 'Brian Selden',
    event: 'World Championships 1998 (Seattle)',
    day: '1998-08-12',
    main: deckList(`
      4 Birds of Paradise
      1 Cloudchaser Eagle
      1 Man-o'-War
      2 Nekrataal
      1 Orcish Settlers
      2 Spike Feeder
      1 Spike Weaver
      1 Spirit of the Night
      1 Thrull Surgeon
      1 Tradewind Rider
      2 Uktabi Orangutan
      1 Verdant Force
      4 Wall of Blossoms
      2 Wall of Roots
      2 Firestorm
      2 Lobotomy
      4 Recurring Nightmare
      4 Survival of the Fittest
      2 Scroll Rack
      3 City of Brass
      8 Forest
      1 Gemstone Mine
      2 Karplusan Forest
      2 Reflecting Pool
      1 Swamp
      2 Underground River
      2 Undiscovered Paradise
      1 Volrath's Stronghold
    `),
    side: deckList(`
      4 Boil
      2 Dread of Night
      3 Emerald Charm
      1 Hall of Gemstone
      2 Phyrexian Furnace
      2 Pyroblast
      1 Staunch Defenders
    `),
  },
  {
    name: 'Draw, Go',
    player: 'Randy Buehler',
    event: 'World Championships 1998 (Seattle)',
    day: '1998-08-12',
    main: deckList(`
      1 Rainbow Efreet
      4 Counterspell
      4 Dismiss
      2 Dissipate
      3 Forbid
      4 Force Spike
      4 Impulse
      3 Mana Leak
      1 Memory Lapse
      4 Whispers of the Muse
      4 Nevinyrral's Disk
      18 Island
      4 Quicksand
      4 Stalking Stones
    `),
    side: deckList(`
      2 Capsize
      1 Grindstone
      4 Hydroblast
      4 Sea Sprite
      4 Wasteland
    `),
  },
];
