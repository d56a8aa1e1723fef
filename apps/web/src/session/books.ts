import type { Client } from '@arbiter/client';
import type { Books, Invitation, LobbyState } from '../state/state.ts';

/** Everything to play with, asked for once. */
export async function readBooks(client: Client): Promise<Books> {
  const [decks, kept, editions, formats, forms, bots] = await Promise.all([
    client.decks(),
    client.keptDecks(),
    client.editions(),
    client.formats(),
    client.deckForms(),
    client.bots(),
  ]);
  return { decks, kept, editions, formats, forms, bots };
}

/** Who plays and who waits. */
export async function readLobby(
  client: Client,
): Promise<Pick<LobbyState, 'live' | 'mine' | 'invitations' | 'queue'>> {
  const [{ live, mine }, invitations, queue] = await Promise.all([
    client.matches(),
    client.invitations() as Promise<readonly Invitation[]>,
    client.queue(),
  ]);
  return { live, mine, invitations, queue };
}
