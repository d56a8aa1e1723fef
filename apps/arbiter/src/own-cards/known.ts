import { readSettings, useOwnCards } from '@arbiter/settings';
import { serveOwnCards } from '@arbiter/sets';

/** Has the commands know the cards that ARBITER_CARDS names, as a server started in the same way does. */
export function knowOwnCards(): void {
  useOwnCards(readSettings({ ARBITER_CARDS: process.env['ARBITER_CARDS'] }).cards, serveOwnCards);
}
