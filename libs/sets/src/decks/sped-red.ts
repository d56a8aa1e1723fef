import { deckList, type TournamentDeck } from './deck.ts';

/** Burn, and the destruction of lands. */
export const SPED_RED: TournamentDeck = {
  name: 'Sped Red',
  player: 'Mark Le Pine',
  event: 'World Championships 1999 (Yokohama)',
  day: '1999-08-04',
  main: deckList(`
    4 Avalanche Riders
    3 Fireslinger
    4 Jackal Pup
    4 Mogg Fanatic
    4 Cursed Scroll
    4 Shock
    2 Arc Lightning
    3 Hammer of Bogardan
    4 Pillage
    4 Stone Rain
    2 Ancient Tomb
    2 Ghitu Encampment
    16 Mountain
    4 Wasteland
  `),
  side: deckList(`
    1 Arc Lightning
    1 Fireslinger
    1 Flowstone Flood
    2 Masticore
    4 Scald
    2 Shattering Pulse
    4 Thran Foundry
  `),
};
