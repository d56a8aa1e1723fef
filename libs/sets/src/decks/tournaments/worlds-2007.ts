import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 2007. */
export const WORLDS_2007: readonly TournamentDeck[] = [
  {
    name: 'Dragonstorm 2007',
    player: 'Patrick Chapin',
    event: 'World Championships 2007 (New York)',
    day: '2007-12-06',
    main: deckList(`
      4 Bogardan Hellkite
      4 Dragonstorm
      4 Grapeshot
      3 Rift Bolt
      4 Rite of Flame
      4 Incinerate
      4 Shock
      4 Lotus Bloom
      3 Pyromancer's Swath
      4 Fungal Reaches
      4 Molten Slagheap
      12 Snow-Covered Mountain
      4 Spinerock Knoll
      2 Tarfire
    `),
    side: deckList(`
      2 Ancient Grudge
      4 Dodecapod
      2 Empty the Warrens
      2 Ignite Memories
      3 Sulfurous Blast
      2 Wheel of Fate
    `),
  },
];
