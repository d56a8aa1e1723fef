/** Decks that come with the project. */
import type { KnownDeck } from './deck.ts';
import { SPED_RED } from './sped-red.ts';
import { STOMPY } from './stompy.ts';
import { ENCHANTRESS, HEALER, TRAVELLER, TRICKSTER } from './test-decks.ts';

export { cardsOf, deckList, type DeckList, type KnownDeck } from './deck.ts';
export { ENCHANTRESS, HEALER, SPED_RED, STOMPY, TRAVELLER, TRICKSTER };

/** Decks that real people won with. */
export const KNOWN_DECKS: readonly KnownDeck[] = [STOMPY, SPED_RED];
