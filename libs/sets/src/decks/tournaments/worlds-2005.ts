import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 2005. */
export const WORLDS_2005: readonly TournamentDeck[] = [
  {
    name: 'Ghazi-Glare',
    player: 'Katsuhiro Mori',
    event: 'World Championships 2005 (Yokohama)',
    day: '2005-11-30',
    main: deckList(`
      2 Yosei, the Morning Star
      3 Arashi, the Sky Asunder
      1 Birds of Paradise
      4 Selesnya Guildmage
      4 Wood Elves
      4 Loxodon Hierarch
      3 Kodama of the North Tree
      3 Llanowar Elves
      2 Congregation at Dawn
      2 Seed Spark
      3 Pithing Needle
      3 Umezawa's Jitte
      3 Glare of Subdual
      4 Vitu-Ghazi, the City-Tree
      4 Selesnya Sanctuary
      1 Okina, Temple to the Grandfathers
      4 Brushland
      5 Forest
      4 Temple Garden
      1 Plains
    `),
    side: deckList(`
      2 Yosei, the Morning Star
      1 Kodama of the North Tree
      2 Greater Good
      2 Naturalize
      2 Carven Caryatid
      1 Seedborn Muse
      1 Wrath of God
      1 Kodama's Reach
      3 Hokori, Dust Drinker
    `),
  },
];
