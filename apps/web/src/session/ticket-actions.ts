import type { Client, WantedTicket } from '@arbiter/client';
import { first } from '../play/fields.ts';
import type { Books } from '../state/state.ts';
import type { Actions } from './actions.ts';
import type { Desk } from './desk.ts';
import { deckChosen, guidedTicket, openExhibition, rematchOf, termsOf, ticketOf } from './lobby.ts';
import { wouldDoIn } from './would-do.ts';

/** Asking for matches, and answering those who ask. */
export function ticketActions(desk: Desk) {
  const { store, around } = desk;
  /** The match that was asked for last in this window. */
  let asked: WantedTicket | null = null;

  /** Asks for a match, and waits for it. */
  const ask = async (client: Client, wanted: WantedTicket): Promise<void> => {
    const { ticket } = await client.openTicket(wanted);
    asked = wanted;
    desk.go({ at: 'ticket', ticket });
  };
  const withBooks = (act: (client: Client, books: Books) => Promise<unknown>): void => {
    desk.withClient(async (client) => {
      const { books } = store.get();
      if (books !== null) await act(client, books);
    });
  };

  return {
    openTicket: (fields) => {
      withBooks(async (client, books) => {
        const deck = deckChosen(books, store.get().lobby.deck, fields);
        const isForAnyone = first(fields, 'opponent') === 'anyone';
        const also = isForAnyone ? wouldDoIn(books, fields) : undefined;
        await ask(client, ticketOf(books, deck, fields, also));
      });
    },
    playGuided: (edition) => {
      withBooks(async (client, books) => {
        around.guide.begin(edition);
        await ask(client, guidedTicket(books, edition));
      });
    },
    openExhibition: (fields) => {
      withBooks(async (client, books) => {
        desk.go({ at: 'ticket', ticket: await openExhibition(client, books, fields) });
      });
    },
    rematch: () => {
      const match = store.get().table?.match;
      const wanted = match === undefined ? null : rematchOf(match, asked);
      if (wanted !== null) desk.withClient((client) => ask(client, wanted));
    },
    acceptInvitation: (ticket, fields) => {
      withBooks(async (client, books) => {
        const { lobby } = store.get();
        const found = lobby.invitations.find((one) => one.ticket === ticket);
        const offer = found?.offers[0];
        if (found === undefined || offer === undefined) return;
        await ask(client, {
          ...termsOf(offer),
          deck: deckChosen(books, lobby.deck, fields),
          opponent: { kind: 'player', player: found.player },
        });
      });
    },
    confirmReady: () => {
      const { route } = store.get();
      desk.withClient(async (client) => {
        if (route.at === 'ticket') await client.confirmReady(route.ticket);
      });
    },
    withdrawTicket: () => {
      const { route } = store.get();
      desk.withClient(async (client) => {
        if (route.at === 'ticket') await client.withdrawTicket(route.ticket);
        desk.go({ at: 'lobby' });
      });
    },
  } satisfies Partial<Actions>;
}
