import {
  ProblemError,
  type Client,
  type DeckGiven,
  type MatchState,
  type TimeName,
  type WantedOpponent,
  type WantedTicket,
} from '@arbiter/client';
import { first, type Fields } from '../play/fields.ts';
import { deckOf, editionOfDeck } from '../state/chosen-deck.ts';
import type { Books } from '../state/state.ts';
import { say } from '../words/say.ts';

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
      title: say('The list is empty'),
      status: 422,
      detail: say('Paste a list of cards, or pick one of the decks.'),
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
export const formatIn = (books: Books, fields: Fields): string =>
  onDay(books, first(fields, 'format'), fields);

/** A format as of the day of the form, if it has one. */
export function onDay({ formats }: Books, format: string, fields: Fields): string {
  const day = first(fields, 'day');
  const dated = formats.some((one) => one.format === format && one.days !== null);
  return dated && day !== '' ? `${format}@${day}` : format;
}

export const lengthOf = (length: string): 1 | 3 | 5 =>
  length === '5' ? 5 : length === '3' ? 3 : 1;

/** The match that the form asks for. @param also other terms on which anyone would do */
export function ticketOf(
  books: Books,
  deck: DeckGiven,
  fields: Fields,
  also: WantedTicket['also'] = [],
): WantedTicket {
  const kind = first(fields, 'opponent');
  // The form offers the names that there are, and none for what the format is played with.
  const time = first(fields, 'time') as TimeName | '';
  return {
    edition: first(fields, 'edition'),
    format: formatIn(books, fields),
    bestOf: lengthOf(first(fields, 'bestOf')),
    ...(time !== '' && { time }),
    rated: kind !== 'bot' && first(fields, 'rated') !== '',
    ...(first(fields, 'ante') !== '' && { ante: true as const }),
    deck,
    opponent:
      kind === 'bot'
        ? { kind, bot: first(fields, 'bot'), deck: deckNamed(books, first(fields, 'botDeck')) }
        : kind === 'player'
          ? { kind, player: first(fields, 'player').trim() }
          : anyone(first(fields, 'standIn')),
    ...(kind === 'anyone' && { also }),
  };
}

/** Milliseconds after which a bot stands in for anyone who has not come, where one wants that. */
const STANDS_IN = 30_000;

/** Anyone who comes; where a bot is named, that one if nobody does. */
const anyone = (bot: string): WantedOpponent => ({
  kind: 'anyone',
  ...(bot !== '' && { standIn: { bot, after: STANDS_IN } }),
});

/** A first game against a bot, with two decks of the edition's time. */
export function guidedTicket(books: Books, edition: string): WantedTicket {
  const ofItsTime = books.decks.filter(({ playedUnder }) => playedUnder === edition);
  const [mine, its = mine] = ofItsTime.length > 0 ? ofItsTime : books.decks;
  return {
    edition,
    deck: deckNamed(books, mine?.name ?? ''),
    opponent: { kind: 'bot', bot: 'sensible', deck: deckNamed(books, its?.name ?? '') },
  };
}

/**
 * The same match again, with the deck as it is now. A bot plays the deck that it was given before, if that is known in
 * this window.
 */
export function rematchOf(
  { offer, players, seat, deck }: Pick<MatchState, 'offer' | 'players' | 'seat' | 'deck'>,
  before: WantedTicket | null,
): WantedTicket | null {
  if (seat === null || deck === null) return null;
  const { player, bot } = players[seat === 0 ? 1 : 0];
  const was = before?.opponent;
  const opponent =
    bot === undefined
      ? ({ kind: 'player', player } as const)
      : was?.kind === 'bot' && was.bot === bot
        ? was
        : ({ kind: 'bot', bot } as const);
  return { ...termsOf(offer), deck, opponent };
}

/** The terms of another match, as a ticket asks for them. */
export const termsOf = ({
  edition,
  format,
  bestOf,
  rated,
  ante,
  time,
}: MatchState['offer']): Omit<WantedTicket, 'deck' | 'opponent'> => ({
  ...{ edition, format, bestOf, rated: rated === true },
  ...(ante === true && { ante }),
  ...(time && { time }),
});

/** Lets two bots play. @returns the ticket */
export async function openExhibition(
  client: Client,
  books: Books,
  fields: Fields,
): Promise<string> {
  const names = [first(fields, 'deck0'), first(fields, 'deck1')] as const;
  const { ticket } = await client.openExhibition({
    ...laterOf(books, names),
    bots: [first(fields, 'bot0'), first(fields, 'bot1')],
    decks: [deckNamed(books, names[0]), deckNamed(books, names[1])],
  });
  return ticket;
}

/** The edition of these decks that has the cards of both: the later one; nothing if they are played under none. */
function laterOf(books: Books, names: readonly string[]): { readonly edition?: string } {
  const under = names.map((name) => editionOfDeck(deckOf(books, name)));
  const [later] = books.editions
    .filter(({ code }) => under.includes(code))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return later === undefined ? {} : { edition: later.code };
}
