import { first, type Fields } from '../play/fields.ts';
import { say } from '../words/say.ts';
import type { Actions } from './actions.ts';
import type { Desk } from './desk.ts';
import { deckAs, formatIn } from './lobby.ts';

/** Names of cards that are offered at once. */
const NAMES = 20;

/** Asking about decks and cards, and taking decks along. */
export function deckActions(desk: Desk) {
  const { store, around } = desk;
  /** Takes the chosen deck along in the form that is asked for, and tells what became of it. */
  const withDeck = (
    fields: Fields,
    act: (file: { readonly file: string; readonly text: string }) => Promise<string>,
  ): void => {
    desk.withClient(async (client) => {
      const { books, lobby } = store.get();
      if (books === null) return;
      const told = await act(await deckAs(client, books, lobby.deck, fields));
      store.set(({ lobby: now }) => ({ lobby: { ...now, told } }));
    });
  };
  return {
    searchCards: (part) => {
      // Of one letter alone there are more than help.
      if (part.trim().length < 2) return;
      desk.withClient(async (client) => {
        const { cards } = await client.cards({ name: part, brief: true, limit: NAMES });
        desk.setTable({ cardNames: cards.map(({ name }) => name) });
      });
    },
    checkDeck: (fields) => {
      desk.withClient(async (client) => {
        const { books } = store.get();
        if (books === null) return;
        const check = await client.checkDeck(first(fields, 'list') || '\n', {
          edition: first(fields, 'edition'),
          format: formatIn(books, fields),
        });
        store.set(({ lobby }) => ({ lobby: { ...lobby, check } }));
      });
    },
    copyDeck: (fields) => {
      withDeck(fields, async ({ text }) => {
        await around.copy(text);
        return say('Copied');
      });
    },
    saveDeck: (fields) => {
      withDeck(fields, ({ file, text }) => {
        around.save(file, text);
        return Promise.resolve(say('Saved as {file}', { file }));
      });
    },
  } satisfies Partial<Actions>;
}
