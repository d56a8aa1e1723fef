import { ProblemError, type Client, type DeckGiven, type TimeName } from '@arbiter/client';
import { first, type Fields } from '../play/fields.ts';
import { deckOf } from '../state/chosen-deck.ts';
import type { Books, Invitation, LobbyState } from '../state/state.ts';

/** Everything to play with, asked for once. */
export async function readBooks(client: Client): Promise<Books> {
  const [decks, kept, editions, formats, forms] = await Promise.all([
    client.decks(),
    client.keptDecks(),
    client.editions(),
    client.formats(),
    client.deckForms(),
  ]);
  return { decks, kept, editions, formats, forms };
}

/** Who plays and who waits. */
export async function readLobby(
  client: Client,
): Promise<Pick<LobbyState, 'live' | 'mine' | 'invitations'>> {
  const [{ live, mine }, invitations] = await Promise.all([
    client.matches(),
    client.invitations() as Promise<readonly Invitation[]>,
  ]);
  return { live, mine, invitations };
}

/** The deck of that name, as the request takes it. */
function deckNamed(books: Books, name: string): DeckGiven {
  const found = deckOf(books, name);
  return found === undefined ? '' : { main: found.main, side: found.side };
}

/** The deck that is chosen: one of the server's, or the pasted list. */
export function deckChosen(books: Books, chosen: string, fields: Fields): DeckGiven {
  if (chosen !== '') return deckNamed(books, chosen);
  const list = first(fields, 'list');
  if (list.trim() === '') {
    throw new ProblemError({
      type: 'about:blank',
      title: 'The list is empty',
      status: 422,
      detail: 'Paste a list of cards, or pick one of the decks.',
    });
  }
  return list;
}

/** The chosen deck in the form that the fields say. */
export async function deckAs(
  client: Client,
  books: Books,
  chosen: string,
  fields: Fields,
): Promise<{ readonly file: string; readonly text: string }> {
  const form = books.forms.find((one) => one.form === first(fields, 'form'))?.form ?? 'plain';
  return client.writeDeck(deckChosen(books, chosen, fields), form);
}

/** The format that the form says, with its day if it has one: `type-2@1999-08-04`. */
export function formatIn({ formats }: Books, fields: Fields): string {
  const format = first(fields, 'format');
  const day = first(fields, 'day');
  const dated = formats.some((one) => one.format === format && one.days !== null);
  return dated && day !== '' ? `${format}@${day}` : format;
}

function lengthIn(fields: Fields): 1 | 3 | 5 {
  const length = first(fields, 'bestOf');
  return length === '5' ? 5 : length === '3' ? 3 : 1;
}

/** Asks for a match as the form says. @returns the ticket */
export async function openTicket(
  client: Client,
  books: Books,
  deck: DeckGiven,
  fields: Fields,
): Promise<string> {
  const kind = first(fields, 'opponent');
  const { ticket } = await client.openTicket({
    edition: first(fields, 'edition'),
    format: formatIn(books, fields),
    bestOf: lengthIn(fields),
    // The form offers the names that there are.
    time: (first(fields, 'time') || 'standard') as TimeName,
    rated: kind !== 'bot' && first(fields, 'rated') !== '',
    deck,
    opponent:
      kind === 'bot'
        ? { kind, bot: first(fields, 'bot'), deck: deckNamed(books, first(fields, 'botDeck')) }
        : kind === 'player'
          ? { kind, player: first(fields, 'player').trim() }
          : { kind: 'anyone' },
  });
  return ticket;
}

/** Asks for a first game against a bot, with two decks of the edition's time. @returns the ticket */
export async function openGuided(client: Client, books: Books, edition: string): Promise<string> {
  const ofItsTime = books.decks.filter(({ playedUnder }) => playedUnder === edition);
  const [mine, its = mine] = ofItsTime.length > 0 ? ofItsTime : books.decks;
  const { ticket } = await client.openTicket({
    edition,
    deck: deckNamed(books, mine?.name ?? ''),
    opponent: { kind: 'bot', bot: 'sensible', deck: deckNamed(books, its?.name ?? '') },
  });
  return ticket;
}

/** Lets two bots play. @returns the ticket */
export async function openExhibition(
  client: Client,
  books: Books,
  fields: Fields,
): Promise<string> {
  const { ticket } = await client.openExhibition({
    bots: [first(fields, 'bot0'), first(fields, 'bot1')],
    decks: [deckNamed(books, first(fields, 'deck0')), deckNamed(books, first(fields, 'deck1'))],
  });
  return ticket;
}
