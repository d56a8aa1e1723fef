import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 2006. */
export const WORLDS_2006: readonly TournamentDeck[] = [
  {
    name: 'Dragonstorm 2006',
    player: 'Makihito Mihara',
    event: 'World Championships 2006 (Paris)',
    day: '2006-11-29',
    main: deckList(`
      1 Calciform Pools
      1 Dreadship Reef
      8 Island
      4 Mountain
      4 Shivan Reef
      4 Steam Vents
      4 Bogardan Hellkite
      2 Hunted Dragon
      4 Dragonstorm
      4 Gigadrowse
      4 Lotus Bloom
      4 Remand
      4 Rite of Flame
      4 Seething Song
      4 Sleight of Hand
      4 Telling Time
    `),
    side: deckList(`
      1 Calciform Pools
      2 Dreadship Reef
      3 Ignorant Bliss
      3 Pyroclasm
      4 Repeal
      1 Teferi, Mage of Zhalfir
      1 Trickbind
    `),
  },
];
