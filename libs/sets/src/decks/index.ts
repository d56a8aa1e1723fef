/** Decks that come with the project. */
import type { KnownDeck } from './deck.ts';
import { SPED_RED } from './sped-red.ts';
import { STOMPY } from './stompy.ts';
import { ENCHANTRESS, TRICKSTER } from './test-decks.ts';

export { cardsOf, deckList, type DeckList, type KnownDeck } from './deck.ts';
export { ENCHANTRESS, SPED_RED, STOMPY, TRICKSTER };

/** Decks that real people won with. */
export const KNOWN_DECKS: readonly KnownDeck[] = [STOMPY, SPED_RED];
