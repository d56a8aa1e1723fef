/** Decks that come with the project. */
import { SPED_RED } from './sped-red.ts';
import { STOMPY } from './stompy.ts';
import { ENCHANTRESS, HEALER, TRAVELLER, TRICKSTER } from './test-decks.ts';

export { cardsOf, deckList, type DeckList, type KnownDeck, type TournamentDeck } from './deck.ts';
export { KNOWN_DECKS, offeredDecks, tournamentDecks, type ToldTournamentDeck } from './offered.ts';
export { TOURNAMENT_DECKS } from './tournaments/index.ts';
export { ENCHANTRESS, HEALER, SPED_RED, STOMPY, TRAVELLER, TRICKSTER };
