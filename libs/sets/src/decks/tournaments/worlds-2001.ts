import { deckList, type TournamentDeck } from '../deck.ts';

/** World Championships 2001. */
export const WORLDS_2001: readonly TournamentDeck[] = [
  {
    name: 'Merfolk Opposition',
    player: 'Alex Borteh',
    event: 'World Championships 2001 (Toronto)',
    day: '2001-08-08',
    main: deckList(`
      4 Static Orb
      2 Darting Merfolk
      4 Lord of Atlantis
      4 Merfolk Looter
      4 Merfolk of the Pearl Trident
      4 Vodalian Merchant
      2 Waterfront Bouncer
      4 Opposition
      4 Counterspell
      4 Gush
      4 Thwart
      20 Island
    `),
    side: deckList(`
      3 Hibernation
      3 Mana Maze
      2 Misdirection
      2 Prodigal Sorcerer
      1 Rushing River
      2 Teferi's Response
      2 Wash Out
    `),
  },
  {
    name: 'Blue-Black-Red Nether-Go',
    player: 'Antoine Ruel',
    event: 'World Championships 2001 (Toronto)',
    day: '2001-08-08',
    main: deckList(`
      2 Tsabo's Web
      3 Nether Spirit
      4 Accumulated Knowledge
      4 Counterspell
      2 Crosis's Charm
      3 Fact or Fiction
      4 Fire // Ice
      3 Opt
      2 Spite // Malice
      2 Tsabo's Decree
      4 Undermine
      2 Urza's Rage
      2 Duress
      8 Island
      4 Salt Marsh
      3 Shivan Reef
      1 Sulfurous Springs
      4 Underground River
      3 Urborg Volcano
    `),
    side: deckList(`
      2 Duress
      2 Engineered Plague
      2 Lobotomy
      3 Meekstone
      2 Pyroclasm
      1 Teferi's Response
      3 Tsabo's Assassin
    `),
  },
  {
    name: 'Dark Fires',
    player: 'Jan Tomcani',
    event: 'World Championships 2001 (Toronto)',
    day: '2001-08-08',
    main: deckList(`
      4 Llanowar Elves
      4 Birds of Paradise
      4 Blastoderm
      4 Thornscape Battlemage
      2 Spiritmonger
      2 Flametongue Kavu
      2 Kavu Chameleon
      4 Fires of Yavimaya
      4 Saproling Burst
      4 Fire // Ice
      2 Urza's Rage
      8 Forest
      3 Mountain
      2 City of Brass
      2 Llanowar Wastes
      2 Sulfurous Springs
      3 Karplusan Forest
      4 Rishadan Port
    `),
    side: deckList(`
      2 Kavu Chameleon
      2 Obliterate
      3 Thunderscape Battlemage
      3 Blood Oath
      3 Boil
      2 Tangle
    `),
  },
  {
    name: 'Machine Head',
    player: 'Tom van de Logt',
    event: 'World Championships 2001 (Toronto)',
    day: '2001-08-08',
    main: deckList(`
      4 Plague Spitter
      3 Phyrexian Scuta
      3 Skizzik
      2 Flametongue Kavu
      2 Crypt Angel
      4 Blazing Specter
      4 Duress
      4 Dark Ritual
      4 Terminate
      3 Vendetta
      3 Urza's Rage
      6 Swamp
      6 Mountain
      4 Rishadan Port
      4 Urborg Volcano
      4 Sulfurous Springs
    `),
    side: deckList(`
      4 Scoria Cat
      3 Addle
      2 Persecute
      1 Pyroclasm
      3 Phyrexian Arena
      1 Flametongue Kavu
      1 Crypt Angel
    `),
  },
];
