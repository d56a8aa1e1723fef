import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 1996. */
export const WORLDS_1996: readonly TournamentDeck[] = [
  {
    name: 'White Weenie 1996',
    player: 'Tom Chanpheng',
    event: 'World Championships 1996 (Seattle)',
    day: '1996-08-14',
    main: deckList(`
      1 Lodestone Bauble
      2 Phyrexian War Beast
      1 Zuran Orb
      1 Sleight of Mind
      1 Armageddon
      1 Balance
      4 Disenchant
      1 Land Tax
      4 Order of Leitbur
      4 Order of the White Shield
      1 Reinforcements
      1 Reprisal
      4 Savannah Lions
      2 Serra Angel
      4 Swords to Plowshares
      4 White Knight
      1 Kjeldoran Outpost
      4 Mishra's Factory
      15 Plains
      4 Strip Mine
    `),
    side: deckList(`
      2 Arenson's Aura
      1 Black Vise
      4 Divine Offering
      1 Energy Storm
      1 Exile
      1 Reprisal
      1 Spirit Link
      1 Sleight of Mind
      2 Serrated Arrows
      1 Kjeldoran Outpost
    `),
  },
];
