import type { KeptDeck, ReadyDeck } from '@arbiter/client';
import type { Books } from './state.ts';

/** What a deck that the player keeps is called among all others. */
export const keptName = (name: string): string => `${KEPT} ${name}`;
const KEPT = 'kept:';

/** The deck of that name: one of the server's, or of the player's own. */
export const deckOf = (
  { decks, kept }: Pick<Books, 'decks' | 'kept'>,
  chosen: string,
): ReadyDeck | KeptDeck | undefined =>
  decks.find(({ name }) => name === chosen) ?? kept.find(({ name }) => keptName(name) === chosen);

/** The edition that it is played under, or was built for; undefined for a deck for tests. */
export const editionOfDeck = (deck: ReadyDeck | KeptDeck | undefined): string | undefined =>
  deck === undefined || !('saved' in deck) ? deck?.playedUnder : deck.edition;
